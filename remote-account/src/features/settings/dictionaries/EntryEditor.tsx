import type { DictionaryKind } from '@berth/contract';
import { Link, notify, sameTab, usePageTitle } from '@berth/runtime';
import { PageHeader, PageNotice, SendFailure, StatusDot, useSendForm } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './dictionaries.module.css';
import {
  type SeenEntry,
  useAccountDictionaryEntryQuery,
  useAccountRetireEntryMutation,
} from './dictionaries.queries.ts';
import { placeQuery } from './dictionary-place.ts';
import { EntryForm } from './EntryForm.tsx';
import { useDictionaryWords } from './use-dictionary-words.ts';

type EditorProps = { kind: DictionaryKind; code: string };

/** One entry in its form, what has it, and the way to retire it. */
export function EntryEditor({ kind, code }: EditorProps) {
  const { t } = useDictionaryWords();
  const query = useAccountDictionaryEntryQuery(
    { query: { kind, code } },
    { refetchOnMountOrArgChange: true },
  );
  usePageTitle(code);
  return (
    <>
      <PageHeader
        title={code}
        actions={
          <Link to={placeQuery(kind)} state={sameTab}>
            {t('toList')}
          </Link>
        }
      />
      <Loaded query={query} lines={8}>
        {(stored) => <Opened kind={kind} stored={stored} />}
      </Loaded>
    </>
  );
}

function Opened({ kind, stored }: { kind: DictionaryKind; stored: SeenEntry }) {
  const [opened, setOpened] = useState(stored);
  const [round, setRound] = useState(0);
  const reopen = () => {
    setOpened(stored);
    setRound(round + 1);
  };
  return (
    <>
      <Uses stored={stored} />
      <EntryForm key={round} kind={kind} opened={opened} stored={stored} onReopen={reopen} />
      <RetireEntry
        kind={kind}
        stored={stored}
        onTurned={(version) => {
          // The form goes on over the state that it has just got, unless a colleague came between.
          if (opened.version === stored.version) setOpened({ ...opened, version });
          setRound(round + 1);
        }}
      />
    </>
  );
}

function Uses({ stored: { isRetired, references } }: { stored: SeenEntry }) {
  const { t, locale } = useDictionaryWords();
  const used = references.filter(({ count }) => count > 0);
  const list = used.map(
    ({ what, count, hasMore }) => `${what[locale]} ${count.toLocaleString(locale)}${hasMore ? '+' : ''}`,
  );
  return (
    <p className={styles.uses}>
      {isRetired && <StatusDot status="returned">{t('retired')}</StatusDot>}
      <span>{list.length > 0 ? t('uses', { list: list.join(' · ') }) : t('usesNone')}</span>
    </p>
  );
}

type RetireProps = { kind: DictionaryKind; stored: SeenEntry; onTurned: (version: number) => void };

/** Retires an entry, once it was asked whether it is meant, or brings it back. */
function RetireEntry({ kind, stored: { code, version, isRetired }, onTurned }: RetireProps) {
  const { t } = useDictionaryWords();
  const [isAsked, setAsked] = useState(false);
  const [call] = useAccountRetireEntryMutation();
  const form = useSendForm({
    content: { kind, code, version, isRetired: !isRetired },
    problems: [],
    call: ({ idempotencyKey: _key, ...body }) => call({ body }),
    onSent: (turned: { version: number; isRetired: boolean }) => {
      setAsked(false);
      notify.success(t(turned.isRetired ? 'retiredNow' : 'backNow', { name: code }));
      onTurned(turned.version);
    },
  });
  return (
    <>
      {isAsked ? (
        <PageNotice
          tone="warning"
          title={t('retireAsked', { name: code })}
          actions={
            <>
              <Button autoFocus onClick={() => setAsked(false)}>
                {t('keep')}
              </Button>
              <Button type="primary" danger loading={form.isBusy} onClick={form.send}>
                {t('retireNow')}
              </Button>
            </>
          }
        />
      ) : (
        <div>
          <Button
            danger={!isRetired}
            loading={form.isBusy}
            onClick={() => (isRetired ? form.send() : setAsked(true))}
          >
            {t(isRetired ? 'bringBack' : 'retire')}
          </Button>
        </div>
      )}
      <SendFailure form={form} />
    </>
  );
}
