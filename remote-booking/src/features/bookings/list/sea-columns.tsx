import type { WarehouseType } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import type { DataColumn } from '@berth/ui';
import { useBookingPortsQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { TrackingBar } from '../../tracking/TrackingBar.tsx';
import styles from './booking-columns.module.css';
import type { BookingListRow, Words } from './row-columns.tsx';

type SeaRow = BookingListRow & {
  dischargePort: string;
  warehouseType: WarehouseType | null;
  warehouseCode: string;
};

/** The columns that only the lists of sea freight share, by key. */
export function seaColumns<Row extends SeaRow>({ t, locale }: Words) {
  return {
    /** How far its containers are. */
    tracking: {
      key: 'tracking',
      title: t('track.column'),
      widthPx: 144,
      render: ({ status, tracking }) => <TrackingBar status={status} tracking={tracking ?? null} />,
    },
    dischargePort: {
      key: 'dischargePort',
      title: t('field.dischargePort'),
      widthPx: locale === 'en' ? 140 : 128,
      isHiddenAtFirst: true,
      render: ({ dischargePort }) => <DischargePort code={dischargePort} />,
    },
    warehouseCode: {
      key: 'warehouseCode',
      title: t('list.warehouse'),
      widthPx: 116,
      isSortable: true,
      isHiddenAtFirst: true,
      render: (row) => <Warehouse row={row} t={t} />,
    },
  } satisfies Record<string, DataColumn<Row>>;
}

function DischargePort({ code }: { code: string }) {
  const ports = useBookingPortsQuery();
  return code === '' ? '—' : <ChoiceName query={ports} code={code} />;
}

function Warehouse({ row, t }: { row: SeaRow; t: Translate }) {
  if (row.warehouseCode) return <span className={styles.code}>{row.warehouseCode}</span>;
  return row.warehouseType ? t(`warehouseType.${row.warehouseType}`) : '—';
}
