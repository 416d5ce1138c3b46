import { lazy, memo, Suspense, useMemo } from 'react';
import type { SheetLine } from '../../form-table/sheet/sheet-columns.ts';
import { useUiTexts } from '../../ui-texts.ts';
import type { FormFieldData, TableKind } from '../definition/form-fields.ts';
import type { FormTableSource } from '../definition/form-functions.ts';
import styles from './DynamicForm.module.css';
import type { FormLink } from './form-link.ts';

const FormTable = lazy(async () => ({ default: (await import('../../form-table/FormTable.tsx')).FormTable }));

type TableCellProps = {
  path: string;
  field: FormFieldData & TableKind;
  source: FormTableSource;
  /** Its columns and tools by the form's values. */
  drawn: Pick<FormTableSource, 'columns' | 'tools'>;
  value: unknown;
  error?: string;
  messages: ReadonlyMap<string, string>;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInList: boolean;
  form: FormLink;
};

/** A form table as a field: its lines are the value, its messages those of the form. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
  const { path, field, source, drawn, value, messages, isRequired, isDisabled, isReadOnly, isInList, form } =
    props;
  const { locale } = useUiTexts();
  const own = useMemo(
    () => new Map([...messages].filter(([at]) => at === path || at.startsWith(`${path}.`))),
    [messages, path],
  );
  const label = field.label[locale];
  const table = (
    <Suspense fallback={<div className={styles.waiting} />}>
      <FormTable
        label={label}
        columns={drawn.columns}
        lines={value as readonly SheetLine[] /* by its kind */}
        onChange={(lines, edit) => {
          // What was pasted or filled is complete: what is wrong in it is said at once.
          if (edit.type === 'write') form.touch(path);
          form.change(path, lines);
        }}
        newLine={source.newLine}
        mostLines={source.mostLines}
        leastLines={source.leastLines}
        name={path}
        messages={own}
        idOf={form.idOf}
        onLeave={form.touch}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
      />
    </Suspense>
  );
  if (isInList) {
    return (
      <div className={styles.wide}>
        <dt className={styles.term}>{label}</dt>
        <dd className={styles.inner}>{table}</dd>
      </div>
    );
  }
  const change = (lines: readonly SheetLine[]) => {
    form.touch(path);
    form.change(path, lines);
  };
  return (
    <div className={styles.wide}>
      <div className={styles.term}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </div>
      {!isReadOnly && !isDisabled && drawn.tools && (
        <div className={styles.tools}>{drawn.tools({ lines: value as readonly SheetLine[], change })}</div>
      )}
      {table}
    </div>
  );
});
