import { type BookingStatus, cutOffs, type Sailing } from '@berth/contract';
import { DescriptionList } from '@berth/ui';
import { CutOff } from '../../bookings/view/CutOff.tsx';
import { useFact } from '../../bookings/view/use-fact.ts';
import { useBookingCarriersQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import styles from './SailingFacts.module.css';

type SailingFactsProps = { sailing: Sailing; status: BookingStatus };

/** The ship and until when what is due. */
export function SailingFacts({ sailing, status }: SailingFactsProps) {
  const { t, fact } = useFact();
  const carriers = useBookingCarriersQuery();
  if (sailing.carrier === '') return <p className={styles.unknown}>{t('fcl.noSailing')}</p>;
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('carrier', <ChoiceName query={carriers} code={sailing.carrier} />),
        fact('vessel', sailing.vessel),
        fact('voyage', sailing.voyage),
        ...cutOffs.map((name) => fact(name, <CutOff at={sailing[name]} status={status} />)),
      ]}
    />
  );
}
