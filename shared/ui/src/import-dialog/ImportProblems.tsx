// biome-ignore-all lint/a11y/noRedundantRoles: on phones it is laid out as no table, which takes these roles away
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../downloads/save-file.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImportDialog.module.css';
import { importDialogTexts } from './import-dialog-texts.ts';
import type { ImportProblem } from './import-result.ts';
import { problemReport } from './problem-report.ts';

const mostShown = 100;

export type ImportProblemsProps = {
  problems: readonly ImportProblem[];
  fileName: string;
  /** The rows are in: hints say what to check in them. */
  isImported: boolean;
};

/** What to correct, by row and column; all of it to copy or download, the first hundred to read. */
export function ImportProblems({ problems, fileName, isImported }: ImportProblemsProps) {
  const texts = useTexts(importDialogTexts);
  const [said, setSaid] = useState('');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(problemReport(problems, texts));
      setSaid(texts.copied);
    } catch {
      setSaid(texts.copyFailed);
    }
  };
  const handleDownload = () => {
    const name = fileName.replace(/\.xlsx?$/i, '');
    // The mark makes Excel read it as UTF-8.
    const report = ['\uFEFF', problemReport(problems, texts)];
    const blob = new Blob(report, { type: 'text/tab-separated-values' });
    saveFile(fillTemplate(texts.reportName, { name }), blob);
  };
  const wrong = problems.filter(({ isHint }) => !isHint).length;
  const hints = isImported ? texts.hintsAfter : texts.hints;
  const label = fillTemplate(wrong > 0 ? texts.problems : hints, { count: wrong || problems.length });
  const hasCells = problems.some(({ cell }) => cell !== undefined);
  const headings = [texts.row, ...(hasCells ? [texts.cell] : []), texts.column, texts.problem];
  const left = problems.length - mostShown;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.tableBox} aria-label={label} tabIndex={0}>
        <table role="table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              {headings.map((heading) => (
                <th key={heading} role="columnheader" scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {problems.slice(0, mostShown).map(({ row, column, cell, message }, at) => (
              // A file has no two lines alike in all of these but by chance.
              <tr key={`${at} ${row} ${column}`} role="row">
                <PlaceCell label={texts.row} text={row} none={texts.wholeFile} isNumber />
                {hasCells && <PlaceCell label={texts.cell} text={row === null ? null : cell} isNumber />}
                <PlaceCell label={texts.column} text={column} />
                <td role="cell">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 && <p className={styles.hint}>{fillTemplate(texts.more, { count: left })}</p>}
      <div className={styles.buttons}>
        <Button size="small" onClick={handleCopy}>
          {texts.copy}
        </Button>
        <Button size="small" onClick={handleDownload}>
          {texts.download}
        </Button>
        <span className={styles.hint} role="status">
          {said}
        </span>
      </div>
    </>
  );
}

type PlaceCellProps = {
  /** What it is of; on phones, where no heading stands above, it is said before. */
  label: string;
  text: string | number | null | undefined;
  /** What stands there instead of nothing. */
  none?: string;
  isNumber?: boolean;
};

function PlaceCell({ label, text, none = '—', isNumber }: PlaceCellProps) {
  const isSomewhere = text !== null && text !== undefined;
  return (
    <td
      role="cell"
      className={isNumber ? styles.row : undefined}
      data-label={isSomewhere ? label : undefined}
    >
      {isSomewhere ? text : none}
    </td>
  );
}
