import { fieldStates } from '../../dynamic-form/fields/field-states.ts';
import { PageHeader } from '../../page-header/PageHeader.tsx';
import { StatusDot } from '../../status-dot/StatusDot.tsx';
import { useDefinedWords } from '../defined/use-defined-words.ts';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { HintsDialog } from '../hints/HintsDialog.tsx';
import { jumpTo } from '../jump/jump-to.ts';
import { FormLayout, useHasRail } from '../layout/FormLayout.tsx';
import { ProgressRail } from '../progress/ProgressRail.tsx';
import { FormSections } from '../section/FormSections.tsx';
import { inFormOrder } from '../state/form-sections.ts';
import { ProblemSummary } from '../summary/ProblemSummary.tsx';
import { CompareDialog } from '../versions/CompareDialog.tsx';
import { DefinedRecordBar } from './DefinedRecordBar.tsx';
import { useRecordWords } from './record-texts.ts';
import { type DefinedEditor, type DefinedEditorInput, useDefinedEditor } from './use-defined-editor.ts';
import { useDifferenceWords } from './use-difference-words.ts';
import { useHintedRecord, useRecordHints } from './use-record-hints.ts';

/** The form of one record with its head, notices, progress, problems and bottom bar. */
export function DefinedRecordEditor<Draft extends object>(props: DefinedEditorInput<Draft>) {
  const { form: kind, place } = props;
  const editor = useDefinedEditor(props);
  const { form, identity, gone, offer } = editor;
  const { say } = useRecordWords(kind.name);
  const useWords = () => useDefinedWords(kind.sections);
  const useDifferences = () => useDifferenceWords(kind.sections, kind.name);
  const useHints = (draft: Draft) => useRecordHints(kind, draft);
  const hinted = useHintedRecord(kind, editor);
  const nameOf = usePathNames(kind, form);
  const words = useWords();
  const hasRail = useHasRail();
  // A section that the draft shows nothing of is no step.
  const shown = (name: string) =>
    kind.sections.some(
      (section) =>
        section.name === name &&
        section.fields.some(
          (field) => fieldStates(section.defined.form, form.state.draft).get(field)?.isShown,
        ),
    );
  const steps = [...form.sections]
    .filter(([name]) => shown(name))
    .map(([name, state]) => ({
      id: form.idOf(`section-${name}`),
      title: words.section(name),
      state,
    }));
  const title = say(identity ? 'editTitle' : 'newTitle');
  place.usePageTitle((identity && kind.nameOf(form.state.baseline)) || title);
  const isDraft = identity?.status === 'draft' && !gone.isGone;
  return (
    <FormLayout
      isInert={editor.saving.saving !== null}
      head={
        <>
          <PageHeader
            title={title}
            meta={isDraft && <StatusDot status="draft">{say('draft')}</StatusDot>}
            actions={place.linkToList(say('toList'))}
          />
          {props.head}
          {!gone.isGone && (
            <DraftNotice offer={offer} isDirty={form.isDirty}>
              {offer.offered && kind.nameOf(offer.offered.draft)}
            </DraftNotice>
          )}
        </>
      }
      rail={hasRail && <ProgressRail steps={steps} />}
      foot={
        <>
          <CompareDialog versions={editor.versions} useWords={useDifferences} />
          <HintsDialog hinted={hinted} nameOf={nameOf} />
          <DefinedRecordBar
            editor={editor}
            hinted={hinted}
            name={kind.name}
            maySubmit={props.maySubmit ?? true}
            steps={hasRail ? null : steps}
          />
        </>
      }
    >
      <FormSections form={form} useWords={useWords} useHints={useHints} />
      {props.below}
      <Problems {...props} editor={editor} nameOf={nameOf} />
    </FormLayout>
  );
}

/** What stands at a path of a record's form, in the words of its label. */
function usePathNames<Draft extends object>(
  kind: DefinedEditorInput<Draft>['form'],
  { spec, state }: DefinedEditor<Draft>['form'],
): (path: string) => string {
  const words = useDefinedWords(kind.sections);
  const rows = spec.rowsOf(state.draft);
  return (path) => {
    const [list = '', key, column = ''] = path.split('.');
    const at = key === undefined ? undefined : rows[list]?.keys.indexOf(key);
    return at === undefined ? words.field(path) : words.cell(list, column, at + 1);
  };
}

/** Why the record was not saved, and all problems of its fields. */
function Problems<Draft extends object>(
  props: Pick<DefinedEditorInput<Draft>, 'form'> & {
    editor: DefinedEditor<Draft>;
    nameOf: (path: string) => string;
  },
) {
  const { form: kind, editor, nameOf } = props;
  const { locale, say } = useRecordWords(kind.name);
  const { spec, state, messages, idOf } = editor.form;
  const isShown = state.attempted !== null || state.refused.size > 0;
  const paths = isShown ? inFormOrder(spec, messages.keys(), state.draft) : [];
  const failure = editor.saving.failure ?? editor.versions.failure;
  return (
    <ProblemSummary
      id={editor.summaryId}
      failure={
        failure && {
          title: 'key' in failure ? failure.key : (failure.texts?.[locale] ?? failure.message),
          note: failure.lost && say(failure.lost === 'submit' ? 'retainedToSubmit' : 'retainedToSave'),
          requestId: failure.requestId,
        }
      }
      messages={new Map(paths.map((path) => [path, messages.get(path) ?? '']))}
      nameOf={nameOf}
      onJump={(path) => jumpTo(idOf(path))}
    />
  );
}
