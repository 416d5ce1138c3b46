import { SearchOutlined } from '@ant-design/icons';
import { defaultOperator, type ParsedCondition, trimText } from '@berth/contract';
import { Button, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { isComposingKey } from '../../composing-key.ts';
import type { FilterField } from '../../filter-drawer/filter-field.ts';
import { areTooLong } from '../../filter-drawer/filter-rows.ts';
import { useTexts } from '../../ui-texts.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import styles from './QuickFind.module.css';

type QuickFindProps = {
  /** The text fields of the table, at least one. */
  fields: readonly FilterField[];
  /** All that are applied; what is found takes the place of those of its field. */
  conditions: readonly ParsedCondition[];
  onChange: (conditions: readonly ParsedCondition[]) => void;
};

/** A field and the text to find in it; applied with Enter, but not with the Enter of an input method. */
export function QuickFind({ fields, conditions, onChange }: QuickFindProps) {
  const id = useId();
  const texts = useTexts(dataTableTexts);
  const [field, setField] = useState(fields[0]?.field ?? '');
  const [text, setText] = useState('');
  const chosen = fields.find((each) => each.field === field);
  const wanted = trimText(text);
  const next = [
    ...conditions.filter((each) => each.field !== field),
    { field, operator: chosen?.defaultOperator ?? defaultOperator, values: [wanted] },
  ];
  const isTooLong = wanted !== '' && areTooLong(next);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || isTooLong) return;
    onChange(next);
    setText('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposingKey(event.nativeEvent)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know the element search in every browser yet
    <form className={styles.find} role="search" onSubmit={handleSubmit}>
      <Select
        className={styles.field}
        aria-label={texts.findField}
        value={field}
        onChange={setField}
        options={fields.map(({ field: value, label }) => ({ value, label }))}
      />
      <input
        className={styles.text}
        aria-label={texts.findText}
        placeholder={chosen?.placeholder}
        autoComplete="off"
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? id : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button
        htmlType="submit"
        icon={<SearchOutlined aria-hidden="true" />}
        aria-label={texts.find}
        title={texts.find}
      />
      {isTooLong && (
        <p className={styles.problem} id={id} role="alert">
          {texts.findTooLong}
        </p>
      )}
    </form>
  );
}
