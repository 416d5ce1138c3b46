import { type FclBookingRow, fclBookingList, listFieldsOf } from '@berth/contract';
import { CardLine, cardText, Stack, toListInput } from '@berth/ui';
import { fclPaths } from '../../../paths.ts';
import { BookingRoute } from '../../bookings/list/BookingRoute.tsx';
import { bookingCells } from '../../bookings/list/booking-cells.tsx';
import { useBookingFclListQuery } from '../../bookings/list/booking-lists.queries.ts';
import type { ListKind } from '../../bookings/list/list-kind.ts';
import { seaCells, usePortOptions } from '../../bookings/list/sea-cells.tsx';
import { ContainerCounts } from '../../bookings/view/ContainerCounts.tsx';
import { CutOff } from '../../bookings/view/CutOff.tsx';
import { useBookingCarriersQuery, useBookingSizesQuery } from '../../choices/booking-choices.queries.ts';
import { TrackingBar } from '../../tracking/TrackingBar.tsx';

/** What the list of FCL bookings is. */
export const fclList: ListKind<typeof fclBookingList, FclBookingRow> = {
  kind: 'fcl',
  list: fclBookingList,
  fields: listFieldsOf(fclBookingList),
  paths: fclPaths,
  made: { kind: 'fcl', paths: fclPaths },
  useRows: (search) =>
    useBookingFclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true }),
  useOptions: () => {
    const { data: sizes } = useBookingSizesQuery();
    const { data: carriers } = useBookingCarriersQuery();
    const lines = carriers?.filter(({ mode }) => mode === 'sea');
    return { ...usePortOptions(), containerTypes: sizes, carrier: lines };
  },
  cellsOf: (words) => ({
    ...bookingCells(words, fclPaths),
    ...seaCells(words),
    containers: ({ containers }) => <ContainerCounts counts={containers} />,
    siCutOffAt: ({ sailing, status }) => <CutOff at={sailing.siCutOffAt} status={status} isShort />,
    vessel: ({ sailing }) =>
      sailing.vessel ? <Stack first={sailing.vessel} second={sailing.voyage} /> : '—',
  }),
  routeOf: (row) => <BookingRoute row={row} />,
  cardFacts: ({ containers, sailing, status, tracking }) => (
    <>
      <CardLine>
        <ContainerCounts counts={containers} />
        <span className={cardText.muted}>{sailing.vessel}</span>
      </CardLine>
      {tracking && <TrackingBar status={status} tracking={tracking} />}
    </>
  ),
};
