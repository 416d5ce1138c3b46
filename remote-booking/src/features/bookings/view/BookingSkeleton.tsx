import { useTranslation } from '@berth/runtime';
import { FormSkeleton } from '@berth/ui';

/** The layout of a booking while it loads. */
export function BookingSkeleton() {
  const { t } = useTranslation('booking');
  return <FormSkeleton label={t('view.loading')} />;
}
