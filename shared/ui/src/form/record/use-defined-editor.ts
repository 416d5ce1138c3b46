import { useEffect, useMemo, useState } from 'react';
import { useRecordEditor } from '../editor/use-record-editor.ts';
import type { FormAttempt } from '../state/form-spec.ts';
import { useFormState } from '../state/use-form-state.ts';
import type { VersionSpec } from '../versions/use-newer-version.ts';
import type { DefinedRecordForm, OpenedRecord, RecordState } from './define-record-form.ts';
import type { RecordCalls, RecordParts, RecordPlace } from './record-place.ts';
import { useRecordWords } from './record-texts.ts';

export type DefinedEditorInput<Draft extends object> = RecordParts & {
  form: DefinedRecordForm<Draft>;
  calls: RecordCalls<Draft>;
  place: RecordPlace;
  /** The record to change; null for a new one. Later answers of the server do not touch what is being typed. */
  saved: OpenedRecord<Draft> | null;
  /** As it is now, for all that is known. */
  latest: OpenedRecord<Draft> | undefined;
  /** The record that the server said it does not have. */
  goneId: string | null;
  /** A new record was saved for the first time, as a draft. */
  onMade: (id: string) => void;
};

/** Everything behind the form of one record that consists of definitions. */
export function useDefinedEditor<Draft extends object>(input: DefinedEditorInput<Draft>) {
  const { form: kind, calls, place, saved, latest, goneId, onMade } = input;
  const { say } = useRecordWords(kind.name);
  const [initial] = useState(saved?.draft ?? kind.empty);
  const form = useFormState({ spec: kind.spec, initial, problemsOf: kind.problemsOf });
  const versions = useMemo(() => versionsOf(kind, calls), [kind, calls]);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  const handleSaved = (result: RecordState, action: FormAttempt, before: RecordState | null) => {
    if (action === 'submit') {
      place.tell(say(before?.status === 'submitted' ? 'changed' : 'submitted'));
      setGoOn(() => place.leaveForList);
    } else if (result.id === before?.id) return;
    else if (!saved) onMade(result.id);
    else {
      place.tell(say('savedAsNew'));
      setGoOn(() => () => place.openRecord(result.id));
    }
  };
  const save = calls.useSave();
  const editor = useRecordEditor<
    Draft,
    (typeof kind.sections)[number],
    RecordState,
    OpenedRecord<Draft>,
    { record: Draft },
    object,
    RecordState,
    object
  >({
    form,
    saved,
    latest,
    goneId,
    versions,
    isStarted: false,
    request: {
      toRequest: kind.toRequest,
      call: save,
      newTarget: async () => ({}),
      noTarget: '', // a new record needs nothing to be saved under
      obstacles: ['VERSION_CONFLICT'],
    },
    page: place,
    draftPlace: (id) => kind.draftPlace(place.unsaved.userId, id),
    facts: {},
    onSaved: handleSaved,
  });
  // Only once the tab knows that nothing is unsaved may its page move on.
  useEffect(() => {
    goOn?.();
  }, [goOn]);
  return editor;
}

export type DefinedEditor<Draft extends object> = ReturnType<typeof useDefinedEditor<Draft>>;

function versionsOf<Draft extends object>(
  kind: DefinedRecordForm<Draft>,
  calls: RecordCalls<Draft>,
): VersionSpec<Draft, OpenedRecord<Draft>> {
  return {
    rowsOf: kind.spec.rowsOf,
    readBack: (draft) => {
      const { body, keys } = kind.toRequest(draft);
      return { draft: body.record, keys };
    },
    together: kind.together,
    rows: { names: [], marks: [] },
    draftOf: ({ draft }) => draft,
    mayEdit: () => true,
    fetchNewest: async (id) => kind.opened(await calls.fetchNewest(id)),
  };
}
