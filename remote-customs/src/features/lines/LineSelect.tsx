import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, type SheetLine } from '@berth/ui';
import { lineName } from './fill-lines.ts';

type LineSelectProps = {
  lines: readonly SheetLine[];
  /** Null for a new line. */
  value: string | null;
  onChange: (key: string | null) => void;
  /** A form that cannot take another line offers none. */
  canAdd: boolean;
};

const added = 'new';

/** Which line is filled: one of the sheet, or another below them. */
export function LineSelect({ lines, value, onChange, canAdd }: LineSelectProps) {
  const { t } = useTranslation('customs');
  const another = t('lines.new');
  const options = [
    ...(canAdd ? [{ value: added, nameZh: another, nameEn: another, search: another.toLowerCase() }] : []),
    ...lines.map((line, at) => {
      const name = lineName(line, at);
      return { value: line.key, nameZh: name, nameEn: name, search: name.toLowerCase() };
    }),
  ];
  return (
    <FormField id="filled-line" label={t('lines.target')}>
      {(control) => (
        <SearchSelect
          {...control}
          isKept
          options={options}
          value={value ?? added}
          onChange={(chosen) => onChange(chosen === added ? null : chosen)}
        />
      )}
    </FormField>
  );
}
