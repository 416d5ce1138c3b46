import { SearchOutlined } from '@ant-design/icons';
import { defaultOperator, type ParsedCondition, trimText } from '@berth/contract';
import { Button, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { FilterField } from '../filter-drawer/filter-field.ts';
import { useTexts } from '../ui-texts.ts';
import { dataTableTexts } from './data-table-texts.ts';
import styles from './QuickFind.module.css';

type QuickFindProps = {
  /** The text fields of the table, at least one. */
  fields: readonly FilterField[];
  onFind: (condition: ParsedCondition) => void;
};

/** A field and the text to find in it; applied with Enter, but not with the Enter of an input method. */
export function QuickFind({ fields, onFind }: QuickFindProps) {
  const texts = useTexts(dataTableTexts);
  const [field, setField] = useState(fields[0]?.field ?? '');
  const [text, setText] = useState('');
  const chosen = fields.find((each) => each.field === field);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = trimText(text);
    if (wanted === '') return;
    onFind({ field, operator: chosen?.defaultOperator ?? defaultOperator, values: [wanted] });
    setText('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isOfInputMethod = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isOfInputMethod) event.preventDefault();
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
    </form>
  );
}
