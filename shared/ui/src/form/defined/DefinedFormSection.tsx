import styles from '../../dynamic-form/fields/DynamicForm.module.css';
import { FieldGrid } from '../../dynamic-form/fields/FieldGrid.tsx';
import { useUiTexts } from '../../ui-texts.ts';
import { FormSection } from '../section/FormSection.tsx';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';
import type { DefinedSection } from './defined-section.ts';
import { useDefinedView } from './use-defined-view.ts';

type DefinedFormSectionProps<Draft extends object, Section extends SectionSpec> = {
  form: Form<Draft, Section>;
  section: DefinedSection;
  /** A hook: what is worth a second look, by path. */
  useHints: (draft: Draft) => ReadonlyMap<string, string>;
};

/** A section of a form whose fields come from a definition; a section that shows no field is not drawn. */
export function DefinedFormSection<Draft extends object, Section extends SectionSpec>(
  props: DefinedFormSectionProps<Draft, Section>,
) {
  const { form, useHints } = props;
  const { section, ...defined } = props.section.defined;
  const { locale } = useUiTexts();
  const view = { ...useDefinedView(form, defined), hints: useHints(form.state.draft) };
  if (!section.fields.some(({ name }) => view.states.get(name)?.isShown)) return null;
  return (
    <FormSection title={section.title?.[locale] ?? ''} id={form.idOf(`section-${section.key}`)}>
      <div className={styles.form}>
        {section.help && <p className={styles.help}>{section.help[locale]}</p>}
        <FieldGrid fields={section.fields} parent={null} view={view} />
      </div>
    </FormSection>
  );
}
