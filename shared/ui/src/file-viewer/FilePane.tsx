import { useRef } from 'react';
import styles from './FileViewer.module.css';
import { OpenFile } from './OpenFile.tsx';
import type { ViewedFile } from './viewed-file.ts';

/**
 * A file in its place in the page, such as a picture beside the fields that are compared with it. It is read as soon as it
 * stands there, and once; nothing offers to save it.
 */
export function FilePane({ file }: { file: ViewedFile }) {
  const body = useRef<HTMLElement>(null);
  return (
    <div className={styles.pane}>
      <OpenFile file={file} at={0} count={1} body={body} onMove={stay} canSave={false} />
    </div>
  );
}

/** It is the only one. */
const stay = () => undefined;
