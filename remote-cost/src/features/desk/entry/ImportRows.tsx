import { importLimits } from '@berth/contract';
import { type CallResult, request, useTranslation } from '@berth/runtime';
import { ImportDialog, type ImportFile, problemsOfNotes } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type FeeLine, isFilled, newFeeLine } from './bill-draft.ts';

type ReadRow = CallResult<'POST /system/billing/importRows'>['rows'][number];

type ImportRowsProps = {
  lines: readonly FeeLine[];
  /** What a file leaves out. */
  usual: Partial<FeeLine>;
  onTake: (lines: readonly FeeLine[]) => void;
};

const quiet = { overlay: false, errors: 'caller' } as const;

/** Brings rows of an Excel file into the sheet: behind those that are there, or in their place. Nothing is saved. */
export function ImportRows({ lines, usual, onTake }: ImportRowsProps) {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(false);
  const present = lines.filter(isFilled);
  const importFile: ImportFile = async (file, { signal, onProgress }) => {
    const read = await request(
      'POST /system/billing/importRows',
      { upload: file },
      { ...quiet, signal, onProgress },
    );
    const problems = problemsOfNotes(read.notes);
    const fresh = (rows: readonly ReadRow[]) => rows.map(({ cells }) => lineOf(cells, usual));
    // What was read otherwise than it looks is seen before it is taken.
    if (problems.length === 0 && present.length === 0) {
      onTake(fresh(read.rows));
      return { importedCount: read.rows.length, problems };
    }
    const right = read.rows.filter(({ isRight }) => isRight);
    const sets = right.length === read.rows.length || right.length === 0 ? [read.rows] : [right, read.rows];
    const ways = present.length > 0 ? (['append', 'replace'] as const) : (['append'] as const);
    const choices = sets.flatMap((rows) =>
      ways.map((way) => ({
        label: t(`entry.${rows === read.rows ? 'all' : 'right'}_${way}`, { count: rows.length }),
        take: () => onTake([...(way === 'append' ? present : []), ...fresh(rows)]),
      })),
    );
    const summary = t('entry.found', { count: read.rows.length, sheet: read.sheet });
    return { importedCount: 0, problems, summary, choices };
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('entry.import')}
      </Button>
      <ImportDialog
        title={t('entry.import')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        importFile={importFile}
        maxBytes={importLimits.bytes}
        kinds={['.xlsx']}
      />
    </>
  );
}

/** The amount follows from quantity and price; what the file says of it was compared by the server. */
function lineOf({ amount: _amount, ...cells }: ReadRow['cells'], usual: Partial<FeeLine>): FeeLine {
  const said = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
  return newFeeLine({ currency: '', ...usual, ...said });
}
