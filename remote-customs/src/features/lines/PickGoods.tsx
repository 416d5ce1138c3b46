import { type Currency, clearanceItemLimits, goodsList } from '@berth/contract';
import { Link, notify, useTranslation } from '@berth/runtime';
import { FormField, firstClick, type TableToolsInput, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { customsPaths } from '../../paths.ts';
import { type Goods, useCustomsSearchGoodsQuery } from '../calls/goods.queries.ts';
import { nextLine, withGoods } from './fill-lines.ts';
import { LineSelect } from './LineSelect.tsx';
import styles from './lines.module.css';

type PickGoodsProps = TableToolsInput & { currency: Currency };

/** Fills lines from the goods library, found by SKU, name or pinyin; one after the other, while the dialog is open. */
export function PickGoods({ lines, change, currency }: PickGoodsProps) {
  const { t, locale } = useTranslation('customs');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const query = useCustomsSearchGoodsQuery(
    { query: { search: search.trim() } },
    { skip: search.trim() === '' },
  );
  const canAdd = lines.length < clearanceItemLimits.lines;
  const isThere = chosen == null || lines.some(({ key }) => key === chosen);
  const key = chosen === undefined || !isThere ? nextLine(lines) : chosen;
  const fill = (goods: Goods) => {
    change(withGoods(lines, { key, goods, currency }));
    setChosen(undefined);
    const at = key === null ? lines.length : lines.findIndex((line) => line.key === key);
    notify.success(t('lines.filled', { line: at + 1, name: goods.nameZh }));
    if (goods.unitPrice !== null && goods.currency !== currency)
      notify.info(t('lines.otherCurrency', { price: goods.unitPrice, currency: goods.currency }));
  };
  const found = search.trim() === '' ? undefined : query.currentData;
  return (
    <div className={styles.body}>
      <FormField id="goods-search" label={t('lines.searchGoods')}>
        {(control) => <TextInput {...control} value={search} onChange={setSearch} />}
      </FormField>
      <LineSelect lines={lines} value={key} onChange={setChosen} canAdd={canAdd} />
      {found?.goods.length === 0 && (
        <p className={styles.quiet}>
          {t('lines.noGoods')} <Link to={customsPaths.goods()}>{goodsList.title[locale]}</Link>
        </p>
      )}
      <ul className={styles.found}>
        {found?.goods.map((goods) => (
          <li key={goods.id}>
            <span>
              <b>{goods.sku}</b> {goods.nameZh} <span className={styles.quiet}>{goods.nameEn}</span>
            </span>
            <span className={styles.quiet}>{goods.hsCode}</span>
            <Button size="small" disabled={key === null && !canAdd} onClick={firstClick(() => fill(goods))}>
              {t('lines.fill')}
            </Button>
          </li>
        ))}
      </ul>
      {found?.hasMore && <p className={styles.quiet}>{t('lines.more')}</p>}
    </div>
  );
}
