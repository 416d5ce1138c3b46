import { identityPaperDays, paperOf } from '@berth/contract';
import { daysBefore } from '../../uploads/uploads.service.ts';
import type { RegistrationRow } from '../registrations.repository.ts';

/** Whether a returned registration needs another picture: it was returned, or its term is over and it goes. */
export function needsPaper(
  { status, reasons, applicant_type, decided_at }: RegistrationRow,
  now: Date,
): boolean {
  if (status !== 'returned' || decided_at === null) return false;
  const isReturned = reasons.some(({ field }) => field === paperOf(applicant_type));
  return isReturned || Date.parse(decided_at) < daysBefore(now, identityPaperDays.refused).getTime();
}
