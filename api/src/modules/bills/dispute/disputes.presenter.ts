import type { Dispute } from '@berth/contract/endpoints';
import { toChinaTime } from '../../../china-time.ts';
import { presentAttached } from '../../uploads/uploads.presenter.ts';
import type { DisputeRow } from './disputes.repository.ts';

/** To its customer, people of the forwarder stay unnamed. */
export function presentDispute(row: DisputeRow, reader: 'customer' | 'forwarder'): Dispute {
  return {
    id: row.id,
    feeRowId: row.fee_row_id,
    reason: row.reason,
    expectedMinor: row.expected_minor,
    status: row.status,
    isClosed: row.closed_at !== null,
    openedBy: row.opened_by_name,
    openedAt: toChinaTime(row.opened_at),
    files: row.files.map(presentAttached),
    entries: row.entries.map(({ side, by_name, words, outcome, at }) => ({
      side,
      name: reader === 'customer' && side === 'forwarder' ? '' : by_name,
      words,
      outcome,
      at: toChinaTime(at),
    })),
  };
}
