import type { ContentKind } from '@berth/contract';
import { notify, useSearchParams, useTypedPage } from '@berth/runtime';
import {
  DynamicForm,
  type FormFunctions,
  PageNotice,
  SavedElsewhere,
  SendFailure,
  type Sent,
  TypedNotice,
  useRefusals,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import styles from './content.module.css';
import { type StoredOf, useSiteSaveContentMutation } from './content.queries.ts';
import { listBranches, uploadPicture } from './content-calls.ts';
import { entryOf, recordOf } from './content-entry.ts';
import { contentRules } from './content-rules.ts';
import type { ContentNames, ContentSection, EntryOf } from './content-section.ts';
import { placeQuery } from './content-sections.ts';
import { useContentWords } from './use-content-words.ts';

type ContentFormProps<Kind extends ContentKind> = {
  section: ContentSection<Kind>;
  /** As it was when the form opened; null: a new one. */
  opened: StoredOf<Kind> | null;
  /** As it is now; null where a colleague has removed it. */
  stored: StoredOf<Kind> | null;
  /** Takes what a colleague has saved. */
  onReopen: () => void;
};

/** A record in its form: both languages side by side, saved as it was seen. */
export function ContentForm<Kind extends ContentKind>({
  section,
  opened,
  stored,
  onReopen,
}: ContentFormProps<Kind>) {
  const { t, locale } = useContentWords();
  const { kind, form: definition, empty, nameOf } = section;
  const [, setParams] = useSearchParams();
  const [call] = useSiteSaveContentMutation();
  const [version, setVersion] = useState(opened?.version ?? 0);
  const isGone = opened !== null && stored === null;
  const isOutdated = stored !== null && stored.version > version;
  const initial = opened ? entryOf(section, opened.record) : (empty as EntryOf<Kind>); // a kind without one opens stored ones alone
  const { form, typed, value } = useTypedForm<EntryOf<Kind>, SentContent, { version: number }>(
    useTypedPage(),
    `siteContent.${kind}.${opened?.id ?? ''}`,
    initial,
    (entry) => ({
      content: {
        record: recordOf(section, entry),
        ...(opened && !isGone && { id: opened.id, version }),
      },
      problems: [],
      call: (content: Sent<SentContent>) => call({ body: content }),
      onSent: () => {
        notify.success(t('saved', { name: nameOf(recordOf(section, entry), locale) }));
        setParams(placeQuery({ kind, id: null }));
      },
    }),
    version,
  );
  const functions = useMemo(
    () => ({ rules: contentRules(section), sources: { branches: listBranches }, upload: uploadPicture }),
    [section],
  ) as unknown as FormFunctions<EntryOf<Kind>, ContentNames>; // the rules that `defineContent` names
  const { failure } = form;
  const refusals = useRefusals(failure?.fields, 'record');
  return (
    <div className={styles.page}>
      <TypedNotice typed={typed} />
      {isGone && <PageNotice tone="warning" title={t('gone')} />}
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
            message={t('changed')}
            onTakeTheirs={() => {
              typed.forget();
              onReopen();
            }}
            onKeepMine={() => setVersion(stored.version)}
          />
        ) : (
          <Button type="primary" htmlType="submit" loading={form.isBusy}>
            {t(isGone ? 'saveAsNew' : 'save')}
          </Button>
        )}
      </DynamicForm>
      {failure && refusals.length === 0 && !isOutdated && !isGone && <SendFailure form={form} />}
    </div>
  );
}

type SentContent = Omit<
  NonNullable<Parameters<ReturnType<typeof useSiteSaveContentMutation>[0]>[0]['body']>,
  'idempotencyKey'
>;
