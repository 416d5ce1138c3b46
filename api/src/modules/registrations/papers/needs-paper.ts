import { identityPaperDays, isPaperNeeded, paperOf } from '@berth/contract';
import { daysBefore } from '../../uploads/uploads.service.ts';
import { contentOf } from '../content-of.ts';
import type { RegistrationRow } from '../registrations.repository.ts';

/**
 * Whether a returned registration needs another picture: it was returned, or its term is over and it goes. A company
 * that only moves has sent none, and needs one once its name or code is to be mended.
 */
export function needsPaper(row: RegistrationRow, now: Date): boolean {
  const { status, reasons, applicant_type, decided_at, stood } = row;
  if (status !== 'returned' || decided_at === null) return false;
  const isReturned = reasons.some(({ field }) => field === paperOf(applicant_type));
  if (isReturned) return true;
  const hasNone = stood !== null && !isPaperNeeded(stood, contentOf(row));
  if (hasNone) return reasons.some(({ field }) => field !== 'registeredAddress');
  return Date.parse(decided_at) < daysBefore(now, identityPaperDays.refused).getTime();
}
