import { TreeSelect } from 'antd';
import { useId, useMemo, useState } from 'react';
import { holdBackComposingKeys } from '../composing-key.ts';
import type { ControlProps } from '../form-field/FormField.tsx';
import { matchRank } from '../search-select/match-options.ts';
import { OptionsNotice } from '../search-select/OptionsNotice.tsx';
import { useUiTexts } from '../ui-texts.ts';
import styles from './TreeChoice.module.css';
import { nameOfOption, pathToOption, type TreeOption, valuesOf } from './tree-options.ts';

export type TreeChoiceProps = Partial<ControlProps> & {
  /** undefined while they load. Values are unique in the whole tree. */
  options: readonly TreeOption[] | undefined;
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Set when the options could not be had. */
  onRetry?: () => void;
  /** Only what has nothing under it can be chosen; by default each level can. */
  isLeafOnly?: boolean;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

type TreeNode = {
  value: string;
  title: string;
  option: TreeOption;
  disabled?: boolean;
  selectable: boolean;
  children: TreeNode[];
};

/** Chooses one of a tree, on any level, by name, code, pinyin or initials. */
export function TreeChoice(props: TreeChoiceProps) {
  const { options, value, onChange, onRetry, isLeafOnly = false, isDisabled, placeholder, ...aria } = props;
  const { locale } = useUiTexts();
  const ownId = useId();
  const id = aria.id ?? ownId;
  const nodes = useMemo(() => {
    const toNode = (option: TreeOption): TreeNode => ({
      value: option.value,
      title: nameOfOption(option, locale),
      option,
      disabled: option.isDisabled,
      selectable: !isLeafOnly || !option.children?.length,
      children: (option.children ?? []).map(toNode),
    });
    return (options ?? []).map(toNode);
  }, [options, locale, isLeafOnly]);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const path = pathToOption(options ?? [], value);
  const chosen = path.at(-1);
  // Until something was opened or closed by hand, what lies above the value is open.
  const open = opened ?? path.slice(0, -1).map((option) => option.value);
  const all = useMemo(() => valuesOf(options ?? []), [options]);
  return (
    <div className={styles.wrap} onKeyDownCapture={holdBackComposingKeys}>
      <TreeSelect<{ value: string; label: string }, TreeNode>
        {...aria}
        id={id}
        // antd's field names a list that its tree does not draw.
        popupRender={(tree) => <div id={`${id}_list`}>{tree}</div>}
        className={styles.select}
        allowClear
        disabled={isDisabled}
        placeholder={placeholder}
        status={aria['aria-invalid'] ? 'error' : undefined}
        labelInValue
        // A value of no known option keeps its code: it may come before the options do.
        value={value === '' ? undefined : { value, label: chosen ? nameOfOption(chosen, locale) : value }}
        onChange={(next) => onChange(next?.value ?? '')}
        treeData={nodes}
        virtual={all.length > 60}
        treeExpandedKeys={typed === '' ? [...open] : all}
        onTreeExpand={(keys) => typed === '' && setOpened(keys.map(String))}
        // Only as wide as it need be: names of a deep level would else be cut by the width of the field.
        popupMatchSelectWidth={false}
        showSearch={{
          onSearch: setTyped,
          filterTreeNode: (text, node) => matchRank((node as TreeNode).option, text) !== null, // a node of treeData
        }}
        notFoundContent={<OptionsNotice isLoading={options === undefined} onRetry={onRetry} />}
      />
    </div>
  );
}
