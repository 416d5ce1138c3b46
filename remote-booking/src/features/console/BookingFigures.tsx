import type { ConsoleFigures } from '@berth/contract/endpoints';
import { useFiguresOf, useTranslation } from '@berth/runtime';
import { CardContent, type CardContentProps } from '@berth/ui';

type BookingFiguresProps = Pick<
  CardContentProps<ConsoleFigures>,
  'isEmpty' | 'emptyText' | 'heightPx' | 'children'
>;

/** The content of a card that shows figures of bookings. */
export function BookingFigures(props: BookingFiguresProps) {
  const { t } = useTranslation('booking');
  return <CardContent {...props} {...useFiguresOf('bookings', t('console.unanswered'))} />;
}
