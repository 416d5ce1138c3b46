import { Drawer } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saveFile } from '../downloads/save-file.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { useTexts } from '../ui-texts.ts';
import { useFocusAfterClose, withoutLateFocus } from '../use-focus-after-close.ts';
import { useHeard } from '../use-heard.ts';
import { FileContentView } from './FileContentView.tsx';
import { FileTools } from './FileTools.tsx';
import styles from './FileViewer.module.css';
import { fileViewerTexts } from './file-viewer-texts.ts';
import { useFileContent } from './use-file-content.ts';
import { useZoom } from './use-zoom.ts';
import type { ViewedFile } from './viewed-file.ts';

export type FileViewerProps = {
  /** Those that the arrow keys go through. */
  files: readonly ViewedFile[];
  /** The file that is shown; closed with null, or with one that is not there any more. */
  openId: string | null;
  onMove: (id: string) => void;
  onClose: () => void;
};

const widthPx = 720;
const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Files to look at beside the page that they belong to, which stays in use and, on a wide screen, makes room: pictures,
 * and PDFs page by page, drawn by pdf.js, which is loaded with the first one. Left and right go to the next file, + and −
 * change the size, Escape closes; the focus then is where it was. On a phone it fills the screen.
 */
export function FileViewer({ files, openId, onMove, onClose }: FileViewerProps) {
  const texts = useTexts(fileViewerTexts);
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const isWide = useMediaQuery('(min-width: 1400px)');
  const at = files.findIndex(({ id }) => id === openId);
  const open = files[at];
  // While it slides out it shows what it showed.
  const [last, setLast] = useState(open);
  if (open && last !== open) setLast(open);
  const file = open ?? last;
  const isOpen = open !== undefined;
  const body = useRef<HTMLElement>(null);
  useFocusAfterClose(isOpen);
  useOnlyOne(isOpen, onClose);
  useRoom(isOpen && isWide);
  return (
    <Drawer
      title={
        <span className={styles.title}>
          <span>{file?.fileName}</span>
          {file?.note && <span className={styles.note}>{file.note}</span>}
        </span>
      }
      classNames={{ body: styles.body }}
      closable={{ 'aria-label': texts.close }}
      size={isNarrow ? '100%' : widthPx}
      mask={isNarrow}
      aria-modal={isNarrow}
      open={isOpen}
      onClose={onClose}
      autoFocus={false}
      focusable={withoutLateFocus}
      destroyOnHidden
    >
      {file && (
        <OpenFile
          file={file}
          at={Math.max(at, 0)}
          count={files.length}
          body={body}
          onMove={(step) => {
            const next = files[at + step];
            if (next) onMove(next.id);
          }}
        />
      )}
    </Drawer>
  );
}

type OpenFileProps = {
  file: ViewedFile;
  at: number;
  count: number;
  body: RefObject<HTMLElement | null>;
  onMove: (step: -1 | 1) => void;
};

function OpenFile({ file, at, count, body, onMove }: OpenFileProps) {
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
  const handleSave = content && (() => saveFile(file.fileName, content.blob));
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

/** The page beside it is no wider than what is left. */
function useRoom(isMade: boolean): void {
  useEffect(() => {
    if (!isMade) return;
    const { style } = document.body;
    rooms += 1;
    style.paddingInlineEnd = `${widthPx}px`;
    return () => {
      rooms -= 1;
      if (rooms === 0) style.removeProperty('padding-inline-end');
    };
  }, [isMade]);
}

/** Of two panels one closes after the other has opened. */
let rooms = 0;

/**
 * The one that is open closes when another opens, which would stand in its place, and when its page is left: a tab that
 * comes back has none.
 */
function useOnlyOne(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => () => close.current(), []);
  useEffect(() => {
    if (!isOpen) return;
    const own = () => close.current();
    closeOpen?.();
    closeOpen = own;
    return () => {
      if (closeOpen === own) closeOpen = null;
    };
  }, [isOpen]);
}

let closeOpen: (() => void) | null = null;
