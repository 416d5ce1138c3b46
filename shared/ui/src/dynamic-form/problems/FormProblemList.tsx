import { fillTemplate, type Locale } from '@berth/contract';
import { ProblemList } from '../../problem-list/ProblemList.tsx';
import { useTexts } from '../../ui-texts.ts';
import type { AnyForm } from '../definition/form-fields.ts';
import { valueAt } from '../definition/form-values.ts';
import { listFields } from '../definition/list-fields.ts';
import styles from '../fields/DynamicForm.module.css';
import { dynamicFormTexts } from '../fields/dynamic-form-texts.ts';
import { type FormLink, jumpToField } from '../fields/form-link.ts';

type FormProblemListProps = {
  definition: AnyForm;
  values: object;
  /** In the order of the form. */
  messages: ReadonlyMap<string, string>;
  form: FormLink;
};

/** What keeps a form drawn from data from being sent, in the words of its definition. */
export function FormProblemList({ definition, values, messages, form }: FormProblemListProps) {
  const { locale, cell } = useTexts(dynamicFormTexts);
  return (
    // There before it has anything to say: a region that comes with its words is not read out everywhere.
    <div role="status" className={styles.problems}>
      <ProblemList
        messages={messages}
        nameOf={(path) => nameOfPath(path, definition, values, form, locale, cell)}
        onJump={(path) => jumpToField(form, path)}
      />
    </div>
  );
}

/** The label of a field, or a cell by its table, column and line; '' for what the form has no place for. */
function nameOfPath(
  path: string,
  definition: AnyForm,
  values: object,
  form: FormLink,
  locale: Locale,
  cell: string,
): string {
  const all = listFields(definition);
  const own = all.find((at) => at.path === path);
  if (own) return own.field.label[locale];
  const table = all.find((at) => at.field.kind === 'table' && path.startsWith(`${at.path}.`));
  if (table?.field.kind !== 'table') return '';
  const [key = '', column = ''] = path.slice(table.path.length + 1).split('.');
  const lines = valueAt(values, table.path) as readonly { key: string }[]; // by its kind
  const title = form.getTable(table.field.table).columns.find((one) => one.key === column)?.title ?? column;
  const line = lines.findIndex((one) => one.key === key) + 1;
  return fillTemplate(cell, { name: table.field.label[locale], column: title, line });
}
