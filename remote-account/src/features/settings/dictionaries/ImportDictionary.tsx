import { type DictionaryKind, dictionaryKindNames, dictionaryLimits } from '@berth/contract';
import { ApiError, Link, notify, problemText, request, sameTab, useSearchParams } from '@berth/runtime';
import { PageHeader, PageNotice, SendFailure, useSendForm } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './dictionaries.module.css';
import { type DictionaryPreview, useAccountTakePreviewMutation } from './dictionaries.queries.ts';
import { placeQuery } from './dictionary-place.ts';
import { PreviewTabs } from './PreviewTabs.tsx';
import { useDictionaryWords } from './use-dictionary-words.ts';

type Reading =
  | { state: 'none' }
  | { state: 'reading'; fileName: string }
  | { state: 'failed'; message: string }
  | { state: 'shown'; fileName: string; preview: DictionaryPreview };

/** Reads a file, shows what it would change, and takes it once that is confirmed. */
export function ImportDictionary({ kind }: { kind: DictionaryKind }) {
  const { t, locale } = useDictionaryWords();
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const id = useId();
  const title = dictionaryKindNames[kind][locale];
  const most = dictionaryLimits.bytes / 1024 / 1024;
  const read = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    if (file.size > dictionaryLimits.bytes) {
      setReading({ state: 'failed', message: t('tooLarge', { most: String(most) }) });
      return;
    }
    setReading({ state: 'reading', fileName: file.name });
    const options = { overlay: false, errors: 'caller', signal: controller.signal } as const;
    try {
      const preview = await request('POST /system/dic/preview', { query: { kind }, upload: file }, options);
      if (!controller.signal.aborted) setReading({ state: 'shown', fileName: file.name, preview });
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      setReading({ state: 'failed', message: problemText(failure.toProblem(), locale) });
    }
  };
  return (
    <>
      <PageHeader
        title={t('importTo', { title })}
        actions={
          <Link to={placeQuery(kind)} state={sameTab}>
            {t('toList')}
          </Link>
        }
      />
      <p className={styles.help}>
        {t(kind === 'port' ? 'helpPorts' : 'help', {
          rows: dictionaryLimits.rows.toLocaleString(locale),
          most: String(most),
        })}
      </p>
      <div className={styles.file}>
        <label htmlFor={id}>{t('choose')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.xlsx"
          disabled={reading.state === 'reading'}
          onChange={({ target }) => {
            const [file] = Array.from(target.files ?? []);
            // Else the same file, corrected, could not be chosen again.
            target.value = '';
            if (file) void read(file);
          }}
        />
      </div>
      <div aria-live="polite">
        {reading.state === 'reading' && <p>{t('reading', { name: reading.fileName })}</p>}
        {reading.state === 'failed' && <PageNotice tone="danger" title={reading.message} />}
      </div>
      {reading.state === 'shown' && (
        <Shown kind={kind} {...reading} onAgain={() => setReading({ state: 'none' })} />
      )}
    </>
  );
}

type ShownProps = {
  kind: DictionaryKind;
  fileName: string;
  preview: DictionaryPreview;
  onAgain: () => void;
};

function Shown({ kind, fileName, preview, onAgain }: ShownProps) {
  const { t, locale } = useDictionaryWords();
  const [, setParams] = useSearchParams();
  const [call] = useAccountTakePreviewMutation();
  const { counts, rows } = preview;
  const changing = counts.added + counts.changed;
  const say = (count: number) => count.toLocaleString(locale);
  const form = useSendForm({
    content: { id: preview.id },
    problems: [],
    call: ({ id }) => call({ body: { id } }),
    onSent: ({ added, changed }: { added: number; changed: number }) => {
      notify.success(t('imported', { added: say(added), changed: say(changed) }));
      setParams(placeQuery(kind));
    },
  });
  return (
    <>
      <p role="status">
        {t('read', {
          name: fileName,
          rows: say(rows),
          unchanged: say(counts.unchanged),
          skipped: say(counts.skipped),
        })}
      </p>
      <PreviewTabs kind={kind} preview={preview} />
      {counts.refused > 0 && changing > 0 && (
        <PageNotice tone="warning" title={t('leftOut', { count: say(counts.refused) })} />
      )}
      {changing === 0 ? (
        <PageNotice tone="info" title={t('nothing')} />
      ) : (
        <div className={styles.tools}>
          <Button type="primary" loading={form.isBusy} onClick={form.send}>
            {t('take', { count: say(changing) })}
          </Button>
          <Button onClick={onAgain}>{t('another')}</Button>
          {form.isBusy && <span className={styles.quiet}>{t('taking')}</span>}
        </div>
      )}
      <SendFailure form={form} />
    </>
  );
}
