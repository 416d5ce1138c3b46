import { ImportOutlined } from '@ant-design/icons';
import { type GoodsFile, importLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ImportDialog, saveFile } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { CargoSheetProps } from '../sheet/CargoSheet.tsx';
import type { CargoLineDraft } from '../sheet/cargo-draft.ts';
import { ImportNotice } from './ImportNotice.tsx';
import { type ImportedCargo, type Take, takeLines } from './imported-lines.ts';
import { fetchTemplate } from './read-goods-file.ts';
import { useCargoImport } from './use-cargo-import.ts';

type ImportCargoProps = {
  goods: GoodsFile;
  lines: readonly CargoLineDraft[];
  onChange: CargoSheetProps['onChange'];
  /** The id of the cell at a path of the form, to go to. */
  idOf: (path: string) => string;
};

/**
 * For the head of the cargo section: a button that brings the lines of an Excel file into the form, which alone keeps
 * them, and below it what the last import did. Nothing is saved by it.
 */
export function ImportCargo({ goods, lines, onChange, idOf }: ImportCargoProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setIsOpen] = useState(false);
  const [imported, setImported] = useState<ImportedCargo | null>(null);
  const handleTake = (take: Take, fileName: string) => {
    const after = takeLines(lines, take);
    onChange(after.lines, after.edit);
    const keys = new Set(after.taken.map(({ key }) => key));
    setImported({ fileName, lines: after.lines, before: lines, keys });
  };
  const importFile = useCargoImport({ goods, lines, onTake: handleTake });
  const download = async () => saveFile(t('import.templateName'), await fetchTemplate(goods));
  return (
    <>
      <Button size="small" icon={<ImportOutlined aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('import.open')}
      </Button>
      <ImportDialog
        title={t('import.title')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        importFile={importFile}
        template={{ download }}
        maxBytes={importLimits.bytes}
        kinds={['.xlsx']}
      />
      {imported && !isOpen && (
        <ImportNotice
          imported={imported}
          lines={lines}
          idOf={idOf}
          onChange={onChange}
          onClose={() => setImported(null)}
        />
      )}
    </>
  );
}
