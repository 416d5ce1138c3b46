import { type Currency, goodsOfItem, isDeclarationLineEmpty } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import type { SheetLine } from '@berth/ui';
import { useState } from 'react';
import { lineContent } from '../fields/declaration-draft.ts';
import { GoodsForm } from '../goods/GoodsForm.tsx';
import { LineSelect } from './LineSelect.tsx';
import styles from './lines.module.css';

type KeepGoodsProps = { lines: readonly SheetLine[]; currency: Currency; onDone: () => void };

/** Saves a line to the goods library under a number of its own, with the weights of one unit. */
export function KeepGoods({ lines, currency, onDone }: KeepGoodsProps) {
  const { t } = useTranslation('customs');
  const filled = lines.filter((line) => !isDeclarationLineEmpty(lineContent(line)));
  const [key, setKey] = useState(filled[0]?.key ?? null);
  const line = filled.find((each) => each.key === key);
  if (!line) return <p className={styles.quiet}>{t('lines.nothing')}</p>;
  return (
    <div className={styles.body}>
      <LineSelect lines={filled} value={key} onChange={setKey} canAdd={false} />
      <GoodsForm
        key={key}
        goods={null}
        begun={goodsOfItem(lineContent(line), { sku: '', currency })}
        onDone={onDone}
      />
    </div>
  );
}
