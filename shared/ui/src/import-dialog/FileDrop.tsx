import { fillTemplate } from '@berth/contract';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { formatBytes } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './FileDrop.module.css';
import { importDialogTexts } from './import-dialog-texts.ts';

export type FileDropProps = {
  maxBytes: number;
  kinds?: readonly string[] | undefined;
  /** What is wrong with the last choice; '' for nothing. */
  problem: string;
  onChoose: (file: File) => void;
  onProblem: (problem: string) => void;
};

/** Takes one workbook, dropped or chosen: the button does all that dropping does. */
export function FileDrop({
  maxBytes,
  kinds = ['.xls', '.xlsx'],
  problem,
  onChoose,
  onProblem,
}: FileDropProps) {
  const texts = useTexts(importDialogTexts);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...others] = Array.from(files ?? []);
    if (others.length > 0) onProblem(texts.oneFile);
    else if (file) onChoose(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // So that the same file, corrected, is a change again.
    event.target.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the labelled input, which does the same
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <p className={styles.line}>
        {texts.drop}{' '}
        <label className={styles.choose} htmlFor={id}>
          {texts.choose}
        </label>
        <input
          className={styles.input}
          id={id}
          type="file"
          accept={kinds.join(',')}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          aria-invalid={problem ? true : undefined}
          onChange={handleChange}
        />
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {fillTemplate(texts.accepted, {
          kinds: kinds.join(texts.kindsBetween),
          size: formatBytes(maxBytes, texts.locale),
        })}
      </p>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
