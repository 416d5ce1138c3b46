import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { saveFile } from '../downloads/save-file.ts';
import type { TableSearch } from '../table-search/table-search.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './DataTable.module.css';
import { dataTableTexts } from './data-table-texts.ts';

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
  /** Its words are told by its name alone. */
  isIconOnly?: boolean;
};

type Progress = { kind: 'idle' | 'running' | 'done' | 'failed'; share?: number; words?: string };

/**
 * Exports what is filtered: progress and a way out while it runs, the reason where it failed. A page that is hidden
 * meanwhile goes on: who looks elsewhere still wants the file.
 */
export function ExportButton({ onExport, search, columns, isIconOnly = false }: ExportButtonProps) {
  const texts = useTexts(dataTableTexts);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const handleStart = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Progress) => !signal.aborted && setProgress(next);
    show({ kind: 'running' });
    try {
      const onProgress = (share: number) => show({ kind: 'running', share });
      const file = await onExport({ search, columns, signal, onProgress });
      if (signal.aborted) return;
      if (file) saveFile(file.fileName, file.blob);
      show({ kind: 'done', words: file ? texts.exported.replace('{name}', file.fileName) : undefined });
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      show({ kind: 'failed', words: texts.exportFailed.replace('{message}', message) });
    }
  };
  const handleCancel = () => {
    running.current?.abort();
    button.current?.focus(); // the one that had it goes away
    setProgress({ kind: 'idle' });
  };
  const isRunning = progress.kind === 'running';
  const percent = progress.share === undefined ? '' : ` ${Math.round(progress.share * 100)}%`;
  const words = isRunning ? texts.exporting + percent : texts.export;
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
        {progress.kind === 'done' && progress.words}
      </span>
      {progress.kind === 'failed' && (
        <div className={styles.failure} role="alert">
          {progress.words}
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
