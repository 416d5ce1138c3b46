import { type FocusEvent, memo, type ReactNode } from 'react';
import { rangeProblem } from '../../date-range-input/range-problem.ts';
import { FormField } from '../../form-field/FormField.tsx';
import { OptionsNotice } from '../../search-select/OptionsNotice.tsx';
import { useUiTexts } from '../../ui-texts.ts';
import type { FieldKind, FormFieldData } from '../definition/form-fields.ts';
import styles from './DynamicForm.module.css';
import { FieldControl } from './FieldControl.tsx';
import type { FormLink } from './form-link.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';
import { type FieldOptions, useFieldOptions } from './use-field-options.ts';

const groupKinds: readonly FieldKind[] = ['radio', 'checkbox', 'date-range', 'upload', 'image'];
const wideKinds: readonly FieldKind[] = ['textarea', 'radio', 'checkbox', 'rich-text', 'upload', 'image'];

type FieldCellProps = {
  path: string;
  field: FormFieldData;
  value: unknown;
  error?: string;
  warning?: string;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  /** The values that its options depend on, as one text. */
  dependsOn: string;
  /** It stands in a description list already. */
  isInList: boolean;
  form: FormLink;
};

/** A field in its place. Drawn again only when something of its own changed: a key typed elsewhere is none of it. */
export const FieldCell = memo(function FieldCell(props: FieldCellProps) {
  const { path, field, value, isRequired, isDisabled, dependsOn, isInList, form } = props;
  const { locale } = useUiTexts();
  const options = 'options' in field ? field.options : undefined;
  const choices = useFieldOptions(options, dependsOn, form.getSource, form.getValues);
  const isWide = field.isWide || wideKinds.includes(field.kind);
  const className = isWide ? styles.wide : styles.cell;
  if (props.isReadOnly || field.kind === 'rich-text') {
    const entry = <ReadOnlyField field={field} value={value} choices={choices} />;
    return isInList ? (
      <ReadOnlyField field={field} value={value} choices={choices} className={className} />
    ) : (
      <dl className={className}>{entry}</dl>
    );
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) form.touch(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave the control inside it.
    <div className={className} onBlur={handleBlur}>
      <FormField
        id={form.idOf(path)}
        label={field.label[locale]}
        help={helpOf(field.help?.[locale], choices)}
        error={isToldByControl(field, value) ? undefined : props.error}
        warning={props.warning}
        isRequired={isRequired}
        isGroup={groupKinds.includes(field.kind)}
      >
        {(control) => (
          <FieldControl
            field={field}
            control={control}
            value={value}
            onChange={(next) => form.change(path, next)}
            isDisabled={isDisabled}
            choices={choices}
            path={path}
            form={form}
          />
        )}
      </FormField>
    </div>
  );
});

/** Options that could not be had are told here too: the list that opens has the value's own entry in their place. */
function helpOf(help: string | undefined, { onRetry }: FieldOptions): ReactNode {
  if (!onRetry) return help;
  return (
    <>
      {help && <div>{help}</div>}
      <OptionsNotice isLoading={false} onRetry={onRetry} />
    </>
  );
}

/** A range says itself what is wrong with its two dates; said twice it would be two errors. */
function isToldByControl(field: FormFieldData, value: unknown): boolean {
  if (field.kind !== 'date-range') return false;
  const [from = null, to = null] = value as readonly [string | null, string | null]; // by its kind
  return rangeProblem([from, to], field.withTime ?? false) !== null;
}
