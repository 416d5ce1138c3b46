import { errorCodes } from '@berth/contract';
import { useState } from 'react';
import { Opened } from '../../gallery/Opened.tsx';
import type { Preview } from '../../gallery/preview.ts';
import type { TableLook } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.tsx';

const words = {
  'zh-CN': {
    businessNumber: '业务编号',
    status: '状态',
    destination: '目的港 / 目的地',
    etd: '预计开船日 ETD',
    warehouse: '仓库代码',
    goods: '货物品名（首行，含英文申报品名与实际货物规格说明）',
    cartons: '件数 CTNS',
    weight: '毛重 KGS',
    volume: '体积 CBM',
    remarks: '订舱备注',
    shown: '表格现在显示：',
    compact: '紧凑',
    refused: '最多保存 100 个表格的列设置，请先重置不用的表格。',
  },
  en: {
    businessNumber: 'Business number',
    status: 'Status',
    destination: 'Destination',
    etd: 'Estimated departure',
    warehouse: 'Warehouse',
    goods: 'Goods of the first line, with the English name and the actual specification',
    cartons: 'Cartons (CTNS)',
    weight: 'Gross weight (KGS)',
    volume: 'Volume (CBM)',
    remarks: 'Remarks',
    shown: 'The table shows: ',
    compact: 'compact',
    refused:
      'The column settings of at most 100 tables can be kept; please reset one that you no longer use.',
  },
};

function useColumns(): ColumnSettingsProps['columns'] {
  const t = useTexts(words);
  return [
    { key: 'businessNumber', title: t.businessNumber, isAlwaysShown: true, isSortable: true, fixed: 'left' },
    { key: 'status', title: t.status, isSortable: true, widthPx: 128 },
    { key: 'destination', title: t.destination, isSortable: true, widthPx: 164 },
    { key: 'etd', title: t.etd, isSortable: true, widthPx: 104 },
    { key: 'warehouse', title: t.warehouse, isSortable: true },
    { key: 'goods', title: t.goods },
    { key: 'cartons', title: t.cartons, isSortable: true, widthPx: 96 },
    { key: 'weight', title: t.weight, isSortable: true, widthPx: 112 },
    { key: 'volume', title: t.volume, isSortable: true, widthPx: 112 },
    { key: 'remarks', title: t.remarks, isHiddenAtFirst: true },
  ];
}

type Case = { fails?: boolean; isChanged?: boolean; isSlow?: boolean; isOne?: boolean; isDisabled?: boolean };

/** Opens the panel as a person would; what is tried out stands beside the button. */
function Example({ fails, isChanged, isSlow, isOne, isDisabled }: Case) {
  const t = useTexts(words);
  const all = useColumns();
  const columns = isOne ? all.slice(0, 1) : all;
  const [saved, setSaved] = useState<TableLook | null>(null);
  const [version, setVersion] = useState(isChanged ? 'theirs' : 'none');
  const [tried, setTried] = useState<TableLook | null>(null);
  const answer = async (change: () => void) => {
    await new Promise((resolve) => setTimeout(resolve, isSlow ? 60_000 : 300));
    if (fails) throw new Error(t.refused);
    change();
  };
  const look = tried ?? saved;
  const keys = look?.columns.filter(({ isShown }) => isShown).map(({ key }) => key);
  const names = (keys ?? columns.map(({ key }) => key)).map(
    (key) => columns.find((c) => c.key === key)?.title,
  );
  return (
    <>
      <ColumnSettings
        columns={columns}
        look={saved}
        isDisabled={isDisabled}
        onPreview={setTried}
        memory={{
          settings: saved && { ...saved, table: 'lclBookings', version },
          saveSettings: (next) =>
            answer(() => {
              if (version === 'theirs') {
                setVersion('told');
                setSaved({ ...next, density: 'compact' });
                throw Object.assign(new Error(errorCodes.SAVED_ELSEWHERE[t.locale]), {
                  code: 'SAVED_ELSEWHERE',
                });
              }
              setSaved(next);
            }),
          resetSettings: async () => {
            await answer(() => setSaved(null));
            return null;
          },
        }}
      />
      <p>
        {t.shown}
        {names.join(' · ')}
        {look?.density === 'compact' && ` (${t.compact})`}
      </p>
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '列设置', en: 'Column settings' },
  states: {
    plain: () => <Example />,
    open: {
      alone: () => (
        <Opened>
          <Example />
        </Opened>
      ),
    },
    'save-fails': () => <Example fails />,
    'saved-elsewhere': () => <Example isChanged />,
    slow: () => <Example isSlow />,
    'one-column': () => <Example isOne />,
    disabled: () => <Example isDisabled />,
  },
} satisfies Preview;
