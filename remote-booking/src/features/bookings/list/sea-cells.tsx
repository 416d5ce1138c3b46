import { type WarehouseType, warehouseTypeNames } from '@berth/contract';
import { useBookingPortsQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { TrackingBar } from '../../tracking/TrackingBar.tsx';
import { BookingRoute } from './BookingRoute.tsx';
import styles from './booking-cells.module.css';
import type { BookingListRow, Words } from './booking-cells.tsx';

type SeaRow = BookingListRow & {
  dischargePort: string;
  warehouseType: WarehouseType | null;
  warehouseCode: string;
};

/** The cells that only the lists of sea freight share, by the key of their column. */
export function seaCells({ locale }: Words) {
  return {
    tracking: ({ status, tracking }: SeaRow) => <TrackingBar status={status} tracking={tracking ?? null} />,
    destinationName: (row: SeaRow) => <BookingRoute row={row} />,
    dischargePort: ({ dischargePort }: SeaRow) => <DischargePort code={dischargePort} />,
    warehouseCode: ({ warehouseCode, warehouseType }: SeaRow) => {
      if (warehouseCode) return <span className={styles.code}>{warehouseCode}</span>;
      return warehouseType ? warehouseTypeNames[warehouseType][locale] : '—';
    },
  };
}

function DischargePort({ code }: { code: string }) {
  const ports = useBookingPortsQuery();
  return code === '' ? '—' : <ChoiceName query={ports} code={code} />;
}

/** What the fields of places are chosen from. */
export function usePortOptions() {
  const { data: ports } = useBookingPortsQuery();
  return { receivingPlace: ports, destination: ports, dischargePort: ports };
}
