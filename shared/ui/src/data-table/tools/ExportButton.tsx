import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../downloads/save-file.ts';
import { failureText } from '../../table-memory/failure-text.ts';
import type { TableSearch } from '../../table-search/table-search.ts';
import { useTexts } from '../../ui-texts.ts';
import styles from '../columns/DataTable.module.css';
import { dataTableTexts } from '../columns/data-table-texts.ts';

/** What is exported: all that the search finds, on every page, in the shown columns. */
export type ExportRequest = {
  search: TableSearch;
  /** Keys of the shown columns in their order. */
  columns: readonly string[];
  signal: AbortSignal;
  /** How much is done, from 0 to 1, where that is known. */
  onProgress: (share: number) => void;
};

/** Gives the file to save, or nothing where the server keeps it (a task that is done later). Rejects with a message. */
export type ExportRows = (request: ExportRequest) => Promise<{ fileName: string; blob: Blob } | undefined>;

type ExportButtonProps = {
  onExport: ExportRows;
  search: TableSearch;
  columns: readonly string[];
  /** How many rows the search finds, where that is known. */
  total: number | undefined;
  /** Its words are told by its name alone. */
  isIconOnly?: boolean;
};

type Progress =
  | { kind: 'idle' }
  | { kind: 'running'; since: number; share?: number }
  | { kind: 'done'; fileName: string | undefined }
  | { kind: 'failed'; failure: unknown };

/**
 * Exports what is filtered: progress and a way out while it runs, the reason where it failed. Where nobody can say how
 * much is done the seconds are counted, beside how many rows it is about. A page that is hidden meanwhile goes on: who
 * looks elsewhere still wants the file.
 */
export function ExportButton(props: ExportButtonProps) {
  const { onExport, search, columns, total, isIconOnly = false } = props;
  const texts = useTexts(dataTableTexts);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const handleStart = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Progress) => !signal.aborted && setProgress(next);
    const since = Date.now();
    show({ kind: 'running', since });
    try {
      const onProgress = (share: number) => show({ kind: 'running', since, share });
      const file = await onExport({ search, columns, signal, onProgress });
      if (signal.aborted) return;
      if (file) saveFile(file.fileName, file.blob);
      show({ kind: 'done', fileName: file?.fileName });
    } catch (failure) {
      show({ kind: 'failed', failure });
    }
  };
  const handleCancel = () => {
    running.current?.abort();
    button.current?.focus(); // the one that had it goes away
    setProgress({ kind: 'idle' });
  };
  const isRunning = progress.kind === 'running';
  const seconds = useSecondsSince(isRunning ? progress.since : null);
  const words = isRunning ? runningWords(texts, { share: progress.share, seconds, total }) : texts.export;
  return (
    <>
      <Button
        ref={button}
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isRunning}
        aria-label={isIconOnly ? words : undefined}
        title={isIconOnly ? words : undefined}
        onClick={handleStart}
      >
        {isIconOnly ? undefined : words}
      </Button>
      {isRunning && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={texts.cancelExport}
          title={texts.cancelExport}
          onClick={handleCancel}
        />
      )}
      <span className={styles.spoken} role="status">
        {isRunning && texts.exporting}
        {progress.kind === 'done' &&
          progress.fileName &&
          fillTemplate(texts.exported, { name: progress.fileName })}
      </span>
      {progress.kind === 'failed' && (
        <div className={styles.failure} role="alert">
          {fillTemplate(texts.exportFailed, { message: failureText(progress.failure, texts.locale) })}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={texts.close}
            onClick={() => setProgress({ kind: 'idle' })}
          />
        </div>
      )}
    </>
  );
}

type RunningTexts = Record<'exporting' | 'exportingRows' | 'exportingSeconds', string>;

function runningWords(
  texts: RunningTexts,
  { share, seconds, total }: { share?: number; seconds: number; total: number | undefined },
): string {
  const what = total === undefined ? texts.exporting : fillTemplate(texts.exportingRows, { count: total });
  if (share !== undefined) return `${what} ${Math.round(share * 100)}%`;
  return seconds > 0 ? fillTemplate(texts.exportingSeconds, { what, seconds }) : what;
}

/** Whole seconds from a moment on, counted while it stands here. */
function useSecondsSince(since: number | null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000));
}
