import { Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { useTexts } from '../ui-texts.ts';
import { useFocusAfterClose, withoutLateFocus } from '../use-focus-after-close.ts';
import styles from './FileViewer.module.css';
import { fileViewerTexts } from './file-viewer-texts.ts';
import { OpenFile } from './OpenFile.tsx';
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
