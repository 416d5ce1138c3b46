import type { CargoLine } from '@berth/contract';
import { useBookingTemplateQuery } from '../../templates/booking-templates.queries.ts';
import { useBookingStart, useStartSource } from '../copy/use-booking-start.ts';
import type { FormKind } from '../kind/form-kind.ts';

/** What a new booking starts with: nothing, a copy of another (`?copy=`) or a template (`?template=`). */
export function useNewBooking<Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<never, Booking>, 'useSaved' | 'copyOf' | 'fromTemplate'>,
) {
  const source = useStartSource();
  const id = source?.id ?? '';
  const isTemplate = source?.from === 'template';
  const copied = kind.useSaved(id, source?.from === 'copy');
  const chosen = useBookingTemplateQuery(
    { query: { id } },
    { refetchOnMountOrArgChange: true, skip: !isTemplate },
  );
  return useBookingStart(source, isTemplate ? chosen : copied, () => {
    const [saved, template] = [copied.data, chosen.data];
    if (saved) return { name: saved.businessNumber, booking: kind.copyOf(saved.booking, new Date()) };
    return template && { name: template.title, booking: kind.fromTemplate(template.content) };
  });
}
