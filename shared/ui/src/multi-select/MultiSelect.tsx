import type { SelectOption } from '@berth/contract';
import { Select } from 'antd';
import { useRef, useState } from 'react';
import { holdBackComposingKeys } from '../composing-key.ts';
import type { ControlProps } from '../form-field/FormField.tsx';
import { matchRank } from '../search-select/match-options.ts';
import { OptionsNotice } from '../search-select/OptionsNotice.tsx';
import { useUiTexts } from '../ui-texts.ts';
import styles from './MultiSelect.module.css';
import { type OptionSource, optionName, useChosenOptions, useOptionSearch } from './option-source.ts';

export type MultiSelectProps = Partial<ControlProps> & {
  /** All of them, undefined while they load, or a function that asks a server for those that match. */
  options: OptionSource;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Set when options that are given could not be had; a function's failures retry by themselves. */
  onRetry?: () => void;
  /** The most that may be chosen. With 1 a new choice takes the place of the old one. */
  max?: number;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

/** Chooses several of many by name, code, pinyin or initials (盐田: 盐, CNYTN, yantian, yt). */
export function MultiSelect(props: MultiSelectProps) {
  const { options: source, value, onChange, onRetry, max, isDisabled, placeholder, ...aria } = props;
  const { locale } = useUiTexts();
  const typing = useTyping();
  const isRemote = typeof source === 'function';
  const found = useOptionSearch(source, isRemote ? typing.typed : '', typing.isOpen);
  const chosen = useChosenOptions(source, value, typing.isOpen);
  const find = (each: string) =>
    chosen.find(each) ?? found.options?.find((option) => option.value === each) ?? null;
  const entries = (found.options ?? []).map((option) => ({
    value: option.value,
    label: optionName(option, option.value, locale),
    option,
  }));
  const handleChange = (next: readonly { value: string }[]) => {
    const values = next.map((entry) => entry.value);
    chosen.remember((found.options ?? []).filter((option) => values.includes(option.value)));
    typing.setTyped(''); // antd empties the field with each choice
    onChange(max === 1 ? values.slice(-1) : values);
  };
  return (
    // antd would take the active option with the Enter of an input method.
    <div className={styles.wrap} onKeyDownCapture={holdBackComposingKeys} {...typing.handlers}>
      <Select
        {...aria}
        mode="multiple"
        className={styles.select}
        allowClear
        virtual={entries.length > 60}
        disabled={isDisabled}
        placeholder={placeholder}
        status={aria['aria-invalid'] ? 'error' : undefined}
        maxCount={max === 1 ? undefined : max}
        labelInValue
        value={value.map((each) => ({ value: each, label: optionName(find(each), each, locale) }))}
        onChange={handleChange}
        options={entries}
        showSearch={{
          onSearch: typing.onSearch,
          filterOption: isRemote ? false : (text, entry) => rank(entry, text) !== null,
          filterSort: isRemote
            ? undefined
            : (one, other, { searchValue }) =>
                (rank(one, searchValue) ?? 9) - (rank(other, searchValue) ?? 9),
        }}
        onOpenChange={typing.onOpenChange}
        optionRender={({ data }) => (
          <span className={styles.option}>
            <span>{data.label}</span>
            {data.label !== data.value && <span className={styles.code}>{data.value}</span>}
          </span>
        )}
        notFoundContent={
          <OptionsNotice isLoading={found.options === undefined} onRetry={onRetry ?? found.onRetry} />
        }
      />
    </div>
  );
}

function rank(entry: { option?: SelectOption } | undefined, text: string): number | null {
  return entry?.option ? matchRank(entry.option, text) : null;
}

/** What is searched for: the field follows every key, this waits until an input method has finished its word. */
function useTyping() {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const latest = useRef({ text: '', isComposing: false });
  return {
    typed,
    isOpen,
    setTyped,
    onSearch: (text: string) => {
      latest.current.text = text;
      if (!latest.current.isComposing) setTyped(text);
    },
    onOpenChange: (isWanted: boolean) => {
      setIsOpen(isWanted);
      if (!isWanted) setTyped('');
    },
    handlers: {
      onCompositionStartCapture: () => {
        latest.current.isComposing = true;
      },
      onCompositionEndCapture: () => {
        latest.current.isComposing = false;
        setTyped(latest.current.text);
      },
    },
  };
}
