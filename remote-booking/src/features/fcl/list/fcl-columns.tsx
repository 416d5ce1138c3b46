import type { FclBookingRow } from '@berth/contract';
import { type DataColumn, orDash, Stack } from '@berth/ui';
import { fclPaths } from '../../../paths.ts';
import { rowColumns, type Words } from '../../bookings/list/row-columns.tsx';
import { seaColumns } from '../../bookings/list/sea-columns.tsx';
import { ContainerCounts } from '../../bookings/view/ContainerCounts.tsx';
import { CutOff } from '../../bookings/view/CutOff.tsx';

/** The columns of the FCL list. */
export function fclColumns(words: Words): DataColumn<FclBookingRow>[] {
  const shared = rowColumns<FclBookingRow>(words, fclPaths);
  const sea = seaColumns<FclBookingRow>(words);
  const own = ownColumns(words);
  return [
    shared.businessNumber,
    shared.status,
    sea.tracking,
    shared.destinationName,
    own.containers,
    shared.etd,
    own.siCutOffAt,
    own.vessel,
    // What fewer people need waits in the column settings.
    { ...shared.goodsName, isElastic: false, isHiddenAtFirst: true },
    { ...shared.cartons, isHiddenAtFirst: true },
    { ...shared.weight, isHiddenAtFirst: true },
    { ...shared.volume, isHiddenAtFirst: true },
    own.loadingAt,
    sea.dischargePort,
    sea.warehouseCode,
    shared.updatedAt,
    shared.createdAt,
  ];
}

/** What full containers alone have: sizes, their loading, and the ship with its cut-off. */
function ownColumns({ t, locale }: Words) {
  return {
    containers: {
      key: 'containers',
      title: t('fcl.containers'),
      widthPx: locale === 'en' ? 124 : 116,
      isSortable: true,
      render: ({ containers }) => <ContainerCounts counts={containers} />,
    },
    siCutOffAt: {
      key: 'siCutOffAt',
      title: t('fcl.siCutOff'),
      widthPx: locale === 'en' ? 124 : 120,
      isSortable: true,
      render: ({ sailing, status }) => <CutOff at={sailing.siCutOffAt} status={status} isShort />,
    },
    vessel: {
      key: 'vessel',
      title: t('fcl.ship'),
      widthPx: 128,
      isElastic: true,
      render: ({ sailing }) =>
        sailing.vessel ? <Stack first={sailing.vessel} second={sailing.voyage} /> : '—',
    },
    loadingAt: {
      key: 'loadingAt',
      title: t('fcl.loadingAt'),
      widthPx: 148,
      isSortable: true,
      isHiddenAtFirst: true,
      render: ({ loadingAt }) => orDash(loadingAt?.slice(0, 16)),
    },
  } satisfies Record<string, DataColumn<FclBookingRow>>;
}
