import { isEmptyValue } from '../../dynamic-form/definition/form-condition.ts';
import type { AnyForm } from '../../dynamic-form/definition/form-fields.ts';
import { functionNamed, type LooseFunctions } from '../../dynamic-form/definition/form-functions.ts';
import { type SubmittedValues, submittedValues, valueAt } from '../../dynamic-form/definition/form-values.ts';
import { listFields } from '../../dynamic-form/definition/list-fields.ts';
import { fieldStates } from '../../dynamic-form/fields/field-states.ts';
import { validateForm } from '../../dynamic-form/problems/validate-form.ts';
import type { SheetLine } from '../../form-table/sheet/sheet-columns.ts';
import type { FormProblems } from '../state/form-paths.ts';
import type { FormAttempt, FormRows, FormSpec, SectionSpec } from '../state/form-spec.ts';
import type { DefinedSection } from './defined-section.ts';

export type DefinedSpec<Draft extends object, Section extends SectionSpec> = {
  /** For `useFormState`; a form with sections of other kinds spreads it and adds what they need. */
  spec: FormSpec<Draft, Section>;
  problemsOf: (draft: Draft, attempt: FormAttempt) => FormProblems;
  /** What is shown of the draft, and nothing else: what a request sends. */
  submitted: (draft: Draft) => SubmittedValues<Draft>;
};

/** What a form needs to know, from the definitions of its sections. An unfinished draft may lack what is required. */
export function definedSpec<Draft extends object>(
  sections: readonly DefinedSection[],
): DefinedSpec<Draft, DefinedSection> {
  const forms = new Map(sections.map(({ defined }) => [defined.form, defined.functions]));
  const submitted = (draft: Draft): SubmittedValues<Draft> => {
    const parts = [...forms.keys()].map((form) => {
      const states = fieldStates(form, draft);
      return submittedValues(form, draft, (path) => states.get(path)?.isShown === true);
    });
    return Object.assign({}, ...parts);
  };
  return {
    spec: {
      sections,
      requiredFields: (draft) => [...forms.keys()].flatMap((form) => requiredOf(form, draft)),
      rowsOf: (draft) => Object.assign({}, ...[...forms].map(([form, of]) => tablesOf(form, of, draft))),
      contentOf: (draft) => JSON.stringify(submitted(draft)),
      isMissing: () => false, // problems of a definition say it of themselves
    },
    problemsOf: (draft, attempt) =>
      new Map(
        [...forms].flatMap(([form, functions]) =>
          [...validateForm(form, draft, fieldStates(form, draft), functions)].filter(
            ([, { isMissing }]) => attempt === 'submit' || !isMissing,
          ),
        ),
      ),
    submitted,
  };
}

function requiredOf(form: AnyForm, draft: object): string[] {
  const required = [...fieldStates(form, draft)].filter(([, state]) => state.isShown && state.isRequired);
  // A group counts as required where one of its fields is.
  return [...new Set(required.map(([path]) => path.split('.')[0] ?? path))];
}

/** The tables at the top of a definition: a table in a group is ordered as its group is. */
function tablesOf(form: AnyForm, { tables }: LooseFunctions, draft: object): Record<string, FormRows> {
  const rows: Record<string, FormRows> = {};
  for (const { path, field } of listFields(form)) {
    if (field.kind !== 'table' || path.includes('.')) continue;
    const lines = valueAt(draft, path) as readonly SheetLine[]; // by its kind
    rows[path] = {
      keys: lines.map(({ key }) => key),
      fields: functionNamed(tables, 'tables', field.table).columns.map(({ key }) => key),
      isEmpty: lines.every(({ key: _key, ...cells }) => isEmptyValue(cells)),
    };
  }
  return rows;
}
