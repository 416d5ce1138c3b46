import { type KeyboardEvent, useState } from 'react';
import { ChoiceGroup } from '../choice-group/ChoiceGroup.tsx';
import { isComposingKey } from '../composing-key.ts';
import { DateInput } from '../date-input/DateInput.tsx';
import { DateRangeInput } from '../date-range-input/DateRangeInput.tsx';
import { MultiSelect } from '../multi-select/MultiSelect.tsx';
import { NumberInput } from '../number-input/NumberInput.tsx';
import { TagsInput } from '../tags-input/TagsInput.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import styles from './FilterRowEditor.module.css';
import type { FilterTexts } from './filter-drawer-texts.ts';
import { type FilterField, hasTime } from './filter-field.ts';
import type { FilterRow } from './filter-rows.ts';

type FilterValueProps = {
  id: string;
  field: FilterField;
  row: FilterRow;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  texts: FilterTexts;
  onChange: (values: readonly string[]) => void;
  onEnter: () => void;
};

/** The control for the value of a row, by the kind of its field. */
export function FilterValue(props: FilterValueProps) {
  const { id, field, row, label, describedBy, isInvalid, texts, onChange, onEnter } = props;
  // A condition with several values keeps room for several, also while they are taken away one by one.
  const [hadSeveral] = useState(row.operator !== 'between' && row.values.length > 1);
  const [first = '', second = ''] = row.values;
  const control = {
    id,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid ? (true as const) : undefined,
    placeholder: field.placeholder,
  };
  const setOne = (value: string | null) => onChange(value ? [value] : []);
  if (row.operator === 'between') {
    const { placeholder: _ownWords, 'aria-invalid': _ownCheck, ...rest } = control;
    return (
      <DateRangeInput
        {...rest}
        withTime={hasTime(field.kind)}
        value={[first || null, second || null]}
        onChange={([from, to]) => onChange([from ?? '', to ?? ''])}
      />
    );
  }
  if (field.kind === 'select') {
    const max = field.isMultiple || hadSeveral ? undefined : 1;
    return (
      <MultiSelect {...control} options={field.options} value={row.values} onChange={onChange} max={max} />
    );
  }
  if (field.kind === 'switch') {
    return <SwitchValue id={id} label={label} value={first} texts={texts} onChange={setOne} />;
  }
  if (field.kind === 'tags' || hadSeveral) {
    return <TagsInput {...control} value={row.values} onChange={onChange} />;
  }
  if (field.kind === 'number' || field.kind === 'text') {
    const Input = field.kind === 'number' ? NumberInput : TextInput;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field within
      <div className={styles.plain} onKeyDown={(event) => isPlainEnter(event) && onEnter()}>
        <Input {...control} value={first} onChange={setOne} />
      </div>
    );
  }
  return (
    <DateInput
      {...control}
      part="start"
      withTime={hasTime(field.kind)}
      value={first || null}
      onChange={setOne}
    />
  );
}

/** The Enter of an input method confirms a word, and nothing else. */
function isPlainEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !isComposingKey(event.nativeEvent);
}

type SwitchValueProps = {
  id: string;
  label: string;
  value: string;
  texts: FilterTexts;
  onChange: (value: string) => void;
};

/** Yes or no as a choice of its own: a switch would always look as if one of them had been chosen. */
function SwitchValue({ id, label, value, texts, onChange }: SwitchValueProps) {
  return (
    <>
      <span className={styles.spoken} id={`${id}-label`}>
        {label}
      </span>
      <ChoiceGroup
        id={id}
        choices={[
          { value: '1', label: texts.yes },
          { value: '0', label: texts.no },
        ]}
        value={value === '1' || value === '0' ? value : null}
        onChange={onChange}
      />
    </>
  );
}
