import type { FormDefinition, FormNames, NoNames } from '../../dynamic-form/definition/define-form.ts';
import type { AnyForm, FormSectionData } from '../../dynamic-form/definition/form-fields.ts';
import type { FormFunctions, LooseFunctions } from '../../dynamic-form/definition/form-functions.ts';
import type { SectionSpec } from '../state/form-spec.ts';

/** A section of a form that is drawn from a definition of fields. */
export type DefinedSection = SectionSpec & {
  defined: { form: AnyForm; section: FormSectionData; functions: LooseFunctions };
};

/**
 * The sections of a definition as sections of a form. They stand beside sections of other kinds; what belongs to them
 * of problems, required fields and content comes from `definedSpec`.
 */
export function definedSections<Values extends object, Names extends FormNames = NoNames>(
  definition: FormDefinition<Values, Names>,
  functions: FormFunctions<Values, Names>,
): DefinedSection[] {
  const loose = functions as LooseFunctions; // tied to these values by `FormFunctions`
  return definition.sections.map((section) => ({
    name: section.key,
    fields: section.fields.map(({ name }) => name),
    defined: { form: definition, section, functions: loose },
  }));
}
