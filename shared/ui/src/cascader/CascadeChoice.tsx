import { Cascader } from 'antd';
import { useId, useMemo } from 'react';
import { holdBackComposingKeys } from '../composing-key.ts';
import type { ControlProps } from '../form-field/FormField.tsx';
import { OptionsNotice } from '../search-select/OptionsNotice.tsx';
import { isPathMatch, nameOfOption, optionsAlong, type TreeOption } from '../tree-select/tree-options.ts';
import { useUiTexts } from '../ui-texts.ts';
import styles from './CascadeChoice.module.css';

export type CascadeChoiceProps = Partial<ControlProps> & {
  /** undefined while they load. */
  options: readonly TreeOption[] | undefined;
  /** The values from the top down; empty for none. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Set when the options could not be had. */
  onRetry?: () => void;
  /** Each level is an answer (a country without a state); by default only the last is. */
  isAnyLevel?: boolean;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

type Level = { value: string; label: string; option: TreeOption; disabled?: boolean; children?: Level[] };

/** Chooses level by level (country, state, city), or by a search over all levels: `us la`, 洛杉矶, lsj. */
export function CascadeChoice(props: CascadeChoiceProps) {
  const { options, value, onChange, onRetry, isAnyLevel, isDisabled, placeholder, ...aria } = props;
  const { locale } = useUiTexts();
  const ownId = useId();
  const id = aria.id ?? ownId;
  const levels = useMemo(() => {
    const toLevel = (option: TreeOption): Level => ({
      value: option.value,
      label: nameOfOption(option, locale),
      option,
      disabled: option.isDisabled,
      children: option.children?.map(toLevel),
    });
    return (options ?? []).map(toLevel);
  }, [options, locale]);
  const known = optionsAlong(options ?? [], value);
  const names = value.map((code, at) => {
    const option = known[at];
    return option ? nameOfOption(option, locale) : code;
  });
  return (
    <div className={styles.wrap} onKeyDownCapture={holdBackComposingKeys}>
      <Cascader<Level>
        {...aria}
        id={id}
        // antd's field names a list that its cascade does not draw.
        popupRender={(menu) => <div id={`${id}_list`}>{menu}</div>}
        className={styles.select}
        allowClear
        disabled={isDisabled}
        placeholder={placeholder}
        status={aria['aria-invalid'] ? 'error' : undefined}
        changeOnSelect={isAnyLevel}
        options={levels}
        value={[...value]}
        displayRender={() => names.join(' / ')}
        onChange={(next) => onChange(next?.map(String) ?? [])}
        showSearch={{
          filter: (typed, path) =>
            isPathMatch(
              path.map((level) => level.option),
              typed,
            ),
          limit: 50,
          matchInputWidth: false,
          render: (_typed, path) => path.map((level) => level.label).join(' / '),
        }}
        notFoundContent={<OptionsNotice isLoading={options === undefined} onRetry={onRetry} />}
      />
    </div>
  );
}
