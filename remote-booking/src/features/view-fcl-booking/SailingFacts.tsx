import { type BookingStatus, cutOffs, type Sailing } from '@berth/contract';
import { DescriptionList } from '@berth/ui';
import { useBookingCarriersQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import { CutOff } from '../booking-facts/CutOff.tsx';
import { useFact } from '../booking-facts/use-fact.ts';
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
