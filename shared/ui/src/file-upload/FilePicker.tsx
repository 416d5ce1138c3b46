import { type ReactNode, useRef } from 'react';
import styles from './FileUpload.module.css';

export type FilePickerProps = {
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Draws what opens the browser's dialog. */
  children: (open: () => void) => ReactNode;
};

/** The browser's own file dialog behind a button of ours. */
export function FilePicker({ accept, isMultiple, onFiles, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        // The button says all; a second stop for the keyboard would say it twice.
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          // Else the same file could not be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
