import type { ErrorCode, Locale } from '@berth/contract';
import type { RefusalParams } from '../../../http/refusal.ts';
import { refusalTexts } from '../../../http/refusal-texts.ts';
import type { LockedBooking } from '../record/bookings.repository.ts';

/** What a call about several bookings answers for one that it leaves as it is. */
export function refuseOne<Code extends ErrorCode>(
  { id, business_number: businessNumber }: LockedBooking,
  locale: Locale,
  code: Code,
  params: RefusalParams = {},
) {
  const texts = refusalTexts(code, params);
  return { id, outcome: 'refused' as const, businessNumber, code, message: texts[locale], texts };
}
