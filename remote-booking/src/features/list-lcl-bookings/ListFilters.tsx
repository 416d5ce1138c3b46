import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { normalizeDate, problemMessage } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import { DateInput } from '@berth/ui';
import { Button, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import styles from './ListFilters.module.css';
import { isFiltered, type ListSearch, type TextFilter, textFilters } from './list-search.ts';
import { StatusTabs } from './StatusTabs.tsx';

const noDays: ListSearch['etd'] = { from: null, to: null };

type ListFiltersProps = { search: ListSearch; onChange: (change: Partial<ListSearch>) => void };

/** Filters above the list: statuses, one text field at a time, departure; what is applied stands as chips. */
export function ListFilters({ search, onChange }: ListFiltersProps) {
  const { t } = useTranslation('booking');
  const applied = textFilters.filter((name) => search.texts[name]);
  const handleRemove = (name: TextFilter) => {
    const { [name]: _removed, ...texts } = search.texts;
    onChange({ texts });
  };
  /** What was typed as a day and is none: it cannot be searched for, nor stand in the URL. */
  const [notDays, setNotDays] = useState<ListSearch['etd']>(noDays);
  const handleDay = (end: 'from' | 'to', typed: string | null) => {
    const day = typed && normalizeDate(typed);
    setNotDays({ ...notDays, [end]: day ? null : typed });
    if (day !== search.etd[end]) onChange({ etd: { ...search.etd, [end]: day } });
  };
  const handleClear = () => {
    setNotDays(noDays);
    onChange({ texts: {}, statuses: [], etd: noDays });
  };
  return (
    <div className={styles.filters}>
      <StatusTabs chosen={search.statuses} onChange={(statuses) => onChange({ statuses })} />
      <div className={styles.row}>
        <TextFilterForm onApply={(name, text) => onChange({ texts: { ...search.texts, [name]: text } })} />
        <div className={styles.range}>
          {(['from', 'to'] as const).map((end) => (
            <DayFilter
              key={end}
              label={t(end === 'from' ? 'filter.etdFrom' : 'filter.etdTo')}
              day={search.etd[end] ?? notDays[end]}
              onChange={(day) => handleDay(end, day)}
            />
          ))}
        </div>
        {(isFiltered(search) || notDays.from || notDays.to) && (
          <Button type="text" onClick={handleClear}>
            {t('list.clear')}
          </Button>
        )}
      </div>
      {applied.length > 0 && (
        <ul className={styles.applied}>
          {applied.map((name) => (
            <li className={styles.appliedChip} key={name}>
              <span className={styles.name}>{t(`filter.${name}`)}</span>
              {search.texts[name]}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('filter.remove', { name: t(`filter.${name}`) })}
                onClick={() => handleRemove(name)}
              >
                <CloseOutlined />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type DayFilterProps = { label: string; day: string | null; onChange: (day: string | null) => void };

/** One end of the departure; what is no day is told so below it. */
function DayFilter({ label, day, onChange }: DayFilterProps) {
  const locale = useLocale();
  const errorId = useId();
  const isWrong = day !== null && normalizeDate(day) !== day;
  return (
    <div className={styles.day}>
      <DateInput
        aria-label={label}
        aria-describedby={isWrong ? errorId : undefined}
        placeholder={label}
        value={day}
        onChange={onChange}
      />
      {isWrong && (
        <div className={styles.error} id={errorId} role="alert">
          {problemMessage({ path: 'etd', rule: 'invalidDate' }, locale)}
        </div>
      )}
    </div>
  );
}

/** A field and the text to find in it; applied with Enter, but not with the Enter of an input method. */
function TextFilterForm({ onApply }: { onApply: (name: TextFilter, text: string) => void }) {
  const { t } = useTranslation('booking');
  const [name, setName] = useState<TextFilter>('goodsName');
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onApply(name, text.trim());
    setText('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isComposing) event.preventDefault();
  };
  const isCode = name !== 'goodsName' && name !== 'destinationName';
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know the element search in every browser yet
    <form className={styles.find} role="search" onSubmit={handleSubmit}>
      <Select<TextFilter>
        className={styles.field}
        aria-label={t('filter.field')}
        value={name}
        onChange={setName}
        options={textFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      <input
        className={styles.text}
        aria-label={t('filter.value')}
        placeholder={t(isCode ? 'filter.codeHint' : 'filter.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button htmlType="submit" icon={<SearchOutlined />} aria-label={t('filter.apply')} />
    </form>
  );
}
