import { clearanceItemLimits, importLimits } from '@berth/contract';
import { request, requestFile, useTranslation } from '@berth/runtime';
import { ImportDialog, type ImportFile, problemsOfNotes, saveFile, type TableToolsInput } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { withImported } from './fill-lines.ts';

const quiet = { overlay: false, errors: 'caller' } as const;

/** Brings the lines of an Excel file into the sheet: all of them below what is there, or none where a cell is wrong. */
export function ImportLines(sheet: TableToolsInput) {
  const { t } = useTranslation('customs');
  const [isOpen, setOpen] = useState(false);
  // The sheet may be changed while the file is on its way.
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  const importFile: ImportFile = async (file, { signal, onProgress }) => {
    const options = { ...quiet, signal, onProgress };
    const read = await request('POST /business/importDecFile', { upload: file }, options);
    signal.throwIfAborted();
    const problems = problemsOfNotes(read.notes);
    const after = withImported(latest.current.lines, read.lines);
    if (after.length > clearanceItemLimits.lines)
      return { importedCount: 0, problems: [{ row: null, message: t('lines.tooMany'), isHint: false }] };
    if (read.lines.length > 0) latest.current.change(after);
    return { importedCount: read.lines.length, problems };
  };
  const download = async () =>
    saveFile(
      `${t('lines.template')}.xlsx`,
      await requestFile('GET /import_excel_deal/decTemplate', {}, quiet),
    );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('lines.import')}
      </Button>
      <ImportDialog
        title={t('lines.import')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        importFile={importFile}
        template={{ download }}
        maxBytes={importLimits.bytes}
        kinds={['.xlsx']}
      />
    </>
  );
}
