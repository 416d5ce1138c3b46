import type { BookingStatus, TrackingSummary } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import type { DataColumn } from '@berth/ui';
import { TrackingBar } from './TrackingBar.tsx';

type TrackedRow = { status: BookingStatus; tracking: TrackingSummary | null };

/** How far the containers of each booking are, as a column of its list. */
export function trackingColumn<Row extends TrackedRow>(t: Translate): DataColumn<Row> {
  return {
    key: 'tracking',
    title: t('track.column'),
    widthPx: 144,
    render: ({ status, tracking }) => <TrackingBar status={status} tracking={tracking} />,
  };
}
