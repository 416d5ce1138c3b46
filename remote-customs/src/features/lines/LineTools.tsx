import type { Currency } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { FullScreenDialog, type TableToolsInput } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { codesOf } from '../codes/use-asked-codes.ts';
import { ImportLines } from './ImportLines.tsx';
import { KeepGoods } from './KeepGoods.tsx';
import { LineCode } from './LineCode.tsx';
import { PickGoods } from './PickGoods.tsx';

const tools = ['pick', 'code', 'keep'] as const;
type Tool = (typeof tools)[number];

type LineToolsProps = TableToolsInput & {
  currency: Currency;
  /** Which codes the lines have by now. */
  onCodes: (codes: string) => void;
};

/** The tools above the sheet of goods: lines out of the library, codes with their elements, lines into the library. */
export function LineTools({ onCodes, ...sheet }: LineToolsProps) {
  const { t } = useTranslation('customs');
  const codes = codesOf(sheet.lines);
  useEffect(() => onCodes(codes), [codes, onCodes]);
  const [open, setOpen] = useState<Tool | null>(null);
  const close = () => setOpen(null);
  const mayKeep = useHasPermission('goods:edit');
  return (
    <>
      {tools
        .filter((tool) => tool !== 'keep' || mayKeep)
        .map((tool) => (
          <Button key={tool} size="small" onClick={() => setOpen(tool)}>
            {t(`lines.${tool}`)}
          </Button>
        ))}
      <ImportLines {...sheet} />
      {open && (
        <FullScreenDialog isOpen title={t(`lines.${open}`)} widthPx={720} onClose={close}>
          {open === 'pick' && <PickGoods {...sheet} />}
          {open === 'code' && <LineCode {...sheet} />}
          {open === 'keep' && <KeepGoods lines={sheet.lines} currency={sheet.currency} onDone={close} />}
        </FullScreenDialog>
      )}
    </>
  );
}
