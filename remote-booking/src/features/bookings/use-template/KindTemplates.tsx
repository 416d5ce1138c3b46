import type { CargoLine } from '@berth/contract';
import { BookingTemplates } from '../../templates/BookingTemplates.tsx';
import type { FormKind } from '../kind/form-kind.ts';

type KindTemplatesProps<Booking extends { cargo: CargoLine[] }> = {
  kind: Pick<FormKind<never, Booking>, 'kind' | 'toTemplate'>;
  /** What is on the page; null while it has something that cannot be saved. */
  content: () => Booking | null;
  onUse: (id: string) => void;
};

/** The templates of a kind of booking, and what is on the page as one of them. */
export function KindTemplates<Booking extends { cargo: CargoLine[] }>(props: KindTemplatesProps<Booking>) {
  const { kind, content, onUse } = props;
  const contentOf = () => {
    const booking = content();
    return booking && kind.toTemplate(booking);
  };
  return <BookingTemplates kind={kind.kind} content={contentOf} onUse={onUse} />;
}
