import type { FieldError } from '@berth/contract';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import type { FormDefinition, FormNames, NoNames } from './definition/define-form.ts';
import type { FormSectionData } from './definition/form-fields.ts';
import type { FormFunctions, LooseFunctions } from './definition/form-functions.ts';
import type { SubmittedValues } from './definition/form-values.ts';
import styles from './fields/DynamicForm.module.css';
import { FieldGrid, type FormView } from './fields/FieldGrid.tsx';
import { FormProblemList } from './problems/FormProblemList.tsx';
import { UploadWaitBar } from './upload-wait/UploadWaitBar.tsx';
import { useDynamicForm } from './use-dynamic-form.ts';

export type DynamicFormProps<Values extends object, Names extends FormNames = NoNames> = {
  definition: FormDefinition<Values, Names>;
  /** The draft. The caller holds it, so that it can be kept, compared and sent. */
  values: Values;
  onChange: (values: Values) => void;
  /** Called once nothing is wrong, with what is shown and nothing else. */
  onSubmit?: (values: SubmittedValues<Values>) => void;
  /** What the server refused, by path in the form. What has no field here stands in the summary alone. */
  refusals?: readonly FieldError[];
  isReadOnly?: boolean;
  /** While it is being saved. */
  isDisabled?: boolean;
  /** The actions, below the summary of what is wrong; a button of type `submit` submits. */
  children?: ReactNode;
} & ([Names['source'] | Names['rule'] | Names['table']] extends [never]
  ? { functions?: FormFunctions<Values, Names> }
  : { functions: FormFunctions<Values, Names> });

/**
 * A form drawn from data (spec section 1): fields in sections and groups, two columns where there is room, conditions,
 * rules and options that depend on each other, or the same to be read. Messages stand at their fields and in a summary
 * that leads there; the first wrong field has the focus after a submit that fails. Enter completes what is typed and
 * never sends the form: in a long form that is an accident. A submit waits for files on their way. What a hidden field
 * holds stays in the draft.
 */
export function DynamicForm<Values extends object, Names extends FormNames = NoNames>(
  props: DynamicFormProps<Values, Names>,
) {
  const { definition, values, onChange, onSubmit, refusals, isReadOnly = false, isDisabled = false } = props;
  const { locale } = useUiTexts();
  const functions: LooseFunctions = (props.functions ?? none) as LooseFunctions; // tied to these values by `FormFunctions`
  const { view, submit, wait } = useDynamicForm(
    { definition, values, onChange, onSubmit, functions, refusals, isReadOnly, isDisabled },
    locale,
  );
  const sections = definition.sections.map((section) => (
    <Section key={section.key} section={section} view={view} />
  ));
  if (isReadOnly) return <div className={styles.form}>{sections}</div>;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit} onKeyDown={keepEnter}>
      {sections}
      <div>
        <FormProblemList definition={definition} values={values} messages={view.messages} form={view.form} />
        <UploadWaitBar wait={wait} />
        {props.children && <div className={styles.actions}>{props.children}</div>}
      </div>
    </form>
  );
}

const none: LooseFunctions = {};

function keepEnter(event: KeyboardEvent) {
  const isInput = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isInput) event.preventDefault();
}

function Section({ section, view }: { section: FormSectionData; view: FormView }) {
  const { locale } = useUiTexts();
  const titleId = useId();
  // A section that has nothing to show is no section.
  if (!section.fields.some(({ name }) => view.states.get(name)?.isShown)) return null;
  return (
    <section className={styles.section} aria-labelledby={section.title && titleId}>
      {section.title && (
        <h2 className={styles.title} id={titleId}>
          {section.title[locale]}
        </h2>
      )}
      {section.help && <p className={styles.help}>{section.help[locale]}</p>}
      <FieldGrid fields={section.fields} parent={null} view={view} />
    </section>
  );
}
