import { useUiTexts } from '../../ui-texts.ts';
import { type FormHints, type HintedSubmit, useHintedSubmit } from '../hints/use-hinted-submit.ts';
import type { DefinedRecordForm } from './define-record-form.ts';
import type { DefinedEditor } from './use-defined-editor.ts';

type Kind<Draft extends object> = Pick<DefinedRecordForm<Draft>, 'hintsOf'>;

/** The hints of a record's form in the current language. */
export function useRecordHints<Draft extends object>({ hintsOf }: Kind<Draft>, draft: Draft): FormHints {
  const { locale } = useUiTexts();
  return new Map([...hintsOf(draft)].map(([path, texts]) => [path, texts[locale]]));
}

/** The submission of a record, which asks about its hints before. */
export function useHintedRecord<Draft extends object>(
  kind: Kind<Draft>,
  { form, identity, saving }: DefinedEditor<Draft>,
): HintedSubmit {
  const hints = useRecordHints(kind, form.state.draft);
  const before = useRecordHints(kind, form.state.baseline);
  const submitted = identity?.status === 'submitted' ? before : undefined;
  return useHintedSubmit({ form, hints, submitted, submit: () => void saving.save('submit') });
}
