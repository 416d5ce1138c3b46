import { useUiTexts } from '../../ui-texts.ts';
import { dependenciesOf } from '../definition/definition-problems.ts';
import type { FormFieldData, GroupKind } from '../definition/form-fields.ts';
import { valueAt } from '../definition/form-values.ts';
import styles from './DynamicForm.module.css';
import { FieldCell } from './FieldCell.tsx';
import type { FieldState } from './field-states.ts';
import type { FormLink } from './form-link.ts';
import { TableCell } from './TableCell.tsx';

/** What the fields of a form are drawn from. */
export type FormView = {
  values: object;
  states: ReadonlyMap<string, FieldState>;
  /** In the reader's language. */
  messages: ReadonlyMap<string, string>;
  /** What is worth a second look, by path. */
  hints?: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  isDisabled: boolean;
  form: FormLink;
  /** Of the definition as it is now: what a sheet says of its cells may change without a field of the form. */
  getTable: FormLink['getTable'];
};

type FieldGridProps = { fields: readonly FormFieldData[]; parent: string | null; view: FormView };

/** Fields in two columns, in one where the form is narrow; as a description list where they are only read. */
export function FieldGrid({ fields, parent, view }: FieldGridProps) {
  const Grid = view.isReadOnly ? 'dl' : 'div';
  return (
    <Grid className={styles.grid}>
      {fields.map((field) => {
        const path = parent === null ? field.name : `${parent}.${field.name}`;
        return view.states.get(path)?.isShown && <Field key={path} field={field} path={path} view={view} />;
      })}
    </Grid>
  );
}

function Field({ field, path, view }: { field: FormFieldData; path: string; view: FormView }) {
  const state = view.states.get(path);
  if (field.kind === 'group') return <Group field={field} path={path} view={view} />;
  const shared = {
    path,
    value: valueAt(view.values, path),
    error: view.messages.get(path),
    warning: view.hints?.get(path),
    isRequired: state?.isRequired ?? false,
    isDisabled: view.isDisabled || (state?.isDisabled ?? false),
    isReadOnly: view.isReadOnly || (state?.isReadOnly ?? false),
    isInList: view.isReadOnly,
    form: view.form,
  };
  if (field.kind === 'table') {
    const { warning: _ofCells, ...table } = shared;
    const source = view.getTable(field.table);
    return (
      <TableCell
        {...table}
        field={field}
        source={source}
        drawn={source.byValues?.(view.values) ?? source}
        messages={view.messages}
      />
    );
  }
  return (
    <FieldCell
      {...shared}
      field={field}
      dependsOn={JSON.stringify(dependenciesOf(field).map((other) => valueAt(view.values, other)))}
    />
  );
}

type GroupField = FormFieldData & GroupKind<FormFieldData>;

/** Fields that belong together, under a name of their own. */
function Group({ field, path, view }: { field: GroupField; path: string; view: FormView }) {
  const { locale } = useUiTexts();
  const grid = <FieldGrid fields={field.fields} parent={path} view={view} />;
  if (view.isReadOnly) {
    return (
      <div className={styles.group}>
        <dt className={styles.legend}>{field.label[locale]}</dt>
        <dd className={styles.inner}>{grid}</dd>
      </div>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.label[locale]}</legend>
      {field.help && <p className={styles.help}>{field.help[locale]}</p>}
      {grid}
    </fieldset>
  );
}
