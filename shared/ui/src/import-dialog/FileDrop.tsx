import { fillTemplate } from '@berth/contract';
import { type ChangeEvent, useId } from 'react';
import { useFileDrop } from '../file-upload/use-file-drop.ts';
import { formatBytes } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import type { WorkbookKind } from './check-workbook.ts';
import styles from './FileDrop.module.css';
import { importDialogTexts } from './import-dialog-texts.ts';

export type FileDropProps = {
  maxBytes: number;
  kinds: readonly WorkbookKind[];
  /** What is wrong with the last choice; '' for nothing. */
  problem: string;
  onChoose: (file: File) => void;
  onProblem: (problem: string) => void;
};

/** Takes one workbook, dropped or chosen: the button does all that dropping does. */
export function FileDrop({ maxBytes, kinds, problem, onChoose, onProblem }: FileDropProps) {
  const texts = useTexts(importDialogTexts);
  const id = useId();
  const take = ([file, ...others]: readonly File[]) => {
    if (others.length > 0) onProblem(texts.oneFile);
    else if (file) onChoose(file);
  };
  const { isOver, handlers } = useFileDrop(take);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(Array.from(event.target.files ?? []));
    // So that the same file, corrected, is a change again.
    event.target.value = '';
  };
  return (
    <div className={styles.drop} data-over={isOver} {...handlers}>
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
