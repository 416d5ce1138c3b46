import { useMemo, useState } from 'react';
import { EmptyState } from '../../empty-state/EmptyState.tsx';
import { ErrorState } from '../../error-state/ErrorState.tsx';
import { PageHeader } from '../../page-header/PageHeader.tsx';
import { useWaitingDraft } from '../drafts/use-waiting-draft.ts';
import type { SaveProblem } from '../save/save-problem.ts';
import { FormSkeleton } from '../skeleton/FormSkeleton.tsx';
import { DefinedRecordEditor } from './DefinedRecordEditor.tsx';
import type { DefinedRecordForm, OpenedRecord } from './define-record-form.ts';
import type { RecordCalls, RecordParts, RecordPlace } from './record-place.ts';
import { useRecordWords } from './record-texts.ts';
import { useFormOfAddress } from './use-form-of-address.ts';

export type DefinedRecordPageProps<Draft extends object> = {
  form: DefinedRecordForm<Draft>;
  calls: RecordCalls<Draft>;
  place: RecordPlace;
} & RecordParts;

/**
 * The page on which a record of one kind is made and changed, as its definition has it: fields, progress, problems,
 * drafts, newer versions, and what is gone. A remote gives the definition, the calls and the place of the page.
 */
export function DefinedRecordPage<Draft extends object>(props: DefinedRecordPageProps<Draft>) {
  const { place } = props;
  const { id } = place;
  const form = useFormOfAddress(id, place.newKey);
  const handleMade = (madeId: string) => {
    form.noteMade(madeId);
    place.openRecord(madeId);
  };
  if (id !== null && !form.isMade) return <StoredRecord {...props} key={id} id={id} />;
  return <NewRecord {...props} key={form.key} madeId={id} onMade={handleMade} />;
}

type NewRecordProps<Draft extends object> = DefinedRecordPageProps<Draft> & {
  /** Its id, once it was saved here. */
  madeId: string | null;
  onMade: (id: string) => void;
};

function NewRecord<Draft extends object>({ madeId, ...props }: NewRecordProps<Draft>) {
  const { latest, problem } = useRecord(props, madeId);
  const goneId = problem?.status === 404 ? madeId : null;
  return <DefinedRecordEditor {...props} saved={null} latest={latest} goneId={goneId} />;
}

function StoredRecord<Draft extends object>(props: DefinedRecordPageProps<Draft> & { id: string }) {
  const { form, id } = props;
  const { say } = useRecordWords(form.name);
  const { latest, problem, isFetching, refetch } = useRecord(props, id);
  // The editor starts from the first fresh answer and keeps it: a later one must not undo what is typed.
  const [opened, setOpened] = useState<OpenedRecord<Draft> | null>(null);
  if (!opened && latest && !isFetching) setOpened(latest);
  const isMissing = problem?.status === 404;
  if (isMissing && !opened) return <MissingRecord {...props} />;
  // A session that ended has its dialog; the page waits behind it.
  if (problem && !opened && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={refetch} />;
  }
  if (!opened) return <FormSkeleton label={say('loading')} />;
  const gone = isMissing ? id : null;
  return (
    <DefinedRecordEditor {...props} saved={opened} latest={latest} goneId={gone} onMade={() => undefined} />
  );
}

/** In place of a record that is not there: its form, where the browser still has unsaved work on it. */
function MissingRecord<Draft extends object>(props: DefinedRecordPageProps<Draft> & { id: string }) {
  const { form, place, id } = props;
  const { say } = useRecordWords(form.name);
  const { offered, isLooking } = useWaitingDraft(place, form.draftPlace(place.unsaved.userId, id));
  if (isLooking) return <FormSkeleton label={say('loading')} />;
  if (!offered) return <NoRecord {...props} />;
  const before = {
    id,
    version: offered.version ?? 0,
    status: 'draft',
    draft: offered.base ?? form.empty,
  } as const;
  return (
    <DefinedRecordEditor {...props} saved={before} latest={undefined} goneId={id} onMade={() => undefined} />
  );
}

function NoRecord<Draft extends object>({ form, place }: DefinedRecordPageProps<Draft>) {
  const { say } = useRecordWords(form.name);
  place.usePageTitle(say('missing'));
  place.usePassingPage();
  return (
    <>
      <PageHeader title={say('missing')} />
      <EmptyState text={say('missingExplained')} action={place.linkToList(say('toList'))} />
    </>
  );
}

function useRecord<Draft extends object>(
  { form, calls }: Pick<DefinedRecordPageProps<Draft>, 'form' | 'calls'>,
  id: string | null,
) {
  const { data, error, isFetching, refetch } = calls.useSaved(id ?? '', id !== null);
  const latest = useMemo(() => data && form.opened(data), [form, data]);
  return { latest, problem: error as SaveProblem | undefined, isFetching, refetch }; // calls fail with nothing else
}
