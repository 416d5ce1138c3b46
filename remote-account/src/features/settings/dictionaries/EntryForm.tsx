import { type DictionaryKind, dictionaryDefinitions } from '@berth/contract';
import { notify, useSearchParams, useTypedPage } from '@berth/runtime';
import {
  DynamicForm,
  type FormFunctions,
  SavedElsewhere,
  SendFailure,
  type Sent,
  TypedNotice,
  useRefusals,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import styles from './dictionaries.module.css';
import { type SeenEntry, useAccountSaveEntryMutation } from './dictionaries.queries.ts';
import { placeQuery } from './dictionary-place.ts';
import {
  asDraft,
  type EntryDraft,
  type EntryNames,
  emptyDraft,
  entryForm,
  entryRules,
} from './entry-draft.ts';
import { useDictionaryWords } from './use-dictionary-words.ts';

type EntryFormProps = {
  kind: DictionaryKind;
  /** As it was when the form opened; null: a new one. */
  opened: SeenEntry | null;
  /** As it is now. */
  stored: SeenEntry | null;
  /** Takes what a colleague has saved. */
  onReopen: () => void;
};

type SentEntry = { kind: DictionaryKind; entry: EntryDraft; code?: string; version?: number };

/** An entry in its form, saved as it was seen. */
export function EntryForm({ kind, opened, stored, onReopen }: EntryFormProps) {
  const { t } = useDictionaryWords();
  const [, setParams] = useSearchParams();
  const [call] = useAccountSaveEntryMutation();
  const [version, setVersion] = useState(opened?.version ?? 0);
  const isOutdated = stored !== null && stored.version > version;
  const { key } = dictionaryDefinitions[kind];
  const { form, typed, value } = useTypedForm<EntryDraft, SentEntry, { code: string }>(
    useTypedPage(),
    `dictionary.${kind}.${opened?.code ?? ''}`,
    opened ? asDraft(opened.entry) : emptyDraft(kind),
    (entry) => ({
      content: { kind, entry, ...(opened && { code: opened.code, version }) },
      problems: [],
      call: (content: Sent<SentEntry>) => call({ body: content }),
      onSent: ({ code }) => {
        notify.success(t('saved', { name: code }));
        setParams(placeQuery(kind));
      },
    }),
    version,
  );
  const definition = useMemo(() => entryForm(kind, opened !== null), [kind, opened]);
  const functions = useMemo(() => ({ rules: entryRules(kind) }), [kind]) as unknown as FormFunctions<
    EntryDraft,
    EntryNames
  >; // the rules that `entryForm` names
  const { failure } = form;
  const refusals = useRefusals(failure?.fields, 'entry');
  return (
    <div className={styles.page}>
      <TypedNotice typed={typed} />
      <DynamicForm
        definition={definition}
        values={value}
        onChange={(next) => typed.set(next)}
        onSubmit={form.send}
        functions={functions}
        refusals={refusals}
        isDisabled={form.isBusy}
      >
        {isOutdated ? (
          <SavedElsewhere
            message={t('changed', { name: stored.entry[key] ?? '' })}
            onTakeTheirs={() => {
              typed.forget();
              onReopen();
            }}
            onKeepMine={() => setVersion(stored.version)}
          />
        ) : (
          <Button type="primary" htmlType="submit" loading={form.isBusy}>
            {t('save')}
          </Button>
        )}
      </DynamicForm>
      {failure && refusals.length === 0 && !isOutdated && <SendFailure form={form} />}
    </div>
  );
}
