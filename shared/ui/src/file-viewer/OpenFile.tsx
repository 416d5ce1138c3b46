import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { saveFile } from '../downloads/save-file.ts';
import { useTexts } from '../ui-texts.ts';
import { useHeard } from '../use-heard.ts';
import { FileContentView } from './FileContentView.tsx';
import { FileTools } from './FileTools.tsx';
import styles from './FileViewer.module.css';
import { fileViewerTexts } from './file-viewer-texts.ts';
import { useFileContent } from './use-file-content.ts';
import { useZoom } from './use-zoom.ts';
import type { ViewedFile } from './viewed-file.ts';

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

type OpenFileProps = {
  file: ViewedFile;
  at: number;
  count: number;
  body: RefObject<HTMLElement | null>;
  onMove: (step: -1 | 1) => void;
  /** False where no copy may be left on a disk. */
  canSave?: boolean;
};

/** One file with its tools: read at once, and given the focus, since whatever opened it may be gone. */
export function OpenFile({ file, at, count, body, onMove, canSave = true }: OpenFileProps) {
  const texts = useTexts(fileViewerTexts);
  const reading = useFileContent(file);
  const zoom = useZoom();
  const [page, setPage] = useState(1);
  // Not only once the drawer has slid in: keys that are pressed meanwhile are for it. It is in the page with the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => body.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [body]);
  // What has the focus keeps it from file to file, so that keys go on working.
  const [first, setFirst] = useState(file);
  if (first.id !== file.id) {
    setFirst(file);
    setPage(1);
    zoom.fit();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file begins at its top.
  useLayoutEffect(() => {
    if (!body.current) return;
    body.current.scrollTop = 0;
    body.current.scrollLeft = 0;
  }, [file.id]);
  const { content, isReading } = reading;
  const pageCount = content?.kind === 'pdf' ? content.pdf.pageCount : null;
  const handleSave = content && canSave ? () => saveFile(file.fileName, content.blob) : null;
  const isShown = content !== null && content.kind !== 'none';
  const isAnew = content !== null && file.revision !== first.revision;
  const state = isReading ? (content ? texts.reading : texts.opening) : isAnew ? texts.readAnew : '';
  const spoken = useHeard(state);
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrows[event.key];
    // A file that is wider than its box is moved by them.
    const isWide = (body.current?.scrollWidth ?? 0) > (body.current?.clientWidth ?? 0);
    const act =
      step && !isWide
        ? () => onMove(step)
        : { '+': zoom.larger, '=': zoom.larger, '-': zoom.smaller, '0': zoom.fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of whatever has the focus in the panel.
    <div className={styles.viewer} onKeyDown={handleKey}>
      <FileTools
        at={at}
        count={count}
        onMove={onMove}
        onSave={handleSave}
        canSave={canSave}
        pages={pageCount === null ? null : { page: Math.min(page, pageCount), count: pageCount }}
        zoom={isShown ? zoom : null}
      />
      <p className={content && isReading ? styles.state : styles.spoken} role="status">
        {spoken}
      </p>
      <FileContentView
        name={file.fileName}
        reading={reading}
        zoom={zoom.zoom}
        scroll={body}
        onSave={handleSave}
        onPage={setPage}
      />
    </div>
  );
}
