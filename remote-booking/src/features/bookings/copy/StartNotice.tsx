import type { TemplateKind } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import type { BookingStart } from './use-booking-start.ts';

/** Says where a new booking that is not empty comes from, and what did not come along. */
export function StartNotice({ kind, start }: { kind: TemplateKind; start: BookingStart<unknown> }) {
  const { t } = useTranslation('booking');
  if (!('name' in start)) {
    return start.from === 'missing' ? <PageNotice tone="warning" title={t('copy.missing')} /> : null;
  }
  return (
    <PageNotice tone="info" title={t(`copy.from.${start.from}`, { name: start.name })}>
      <div>{t(`copy.left.${start.from}`, { context: kind })}</div>
    </PageNotice>
  );
}
