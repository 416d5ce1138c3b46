import { canBooking, countContainers, cutOffs } from '@berth/contract';
import { Link, sameTab, useOpenPagePath, usePageTitle, useTranslation, useUser } from '@berth/runtime';
import { CodeText, type Description, DescriptionList, PageHeader, PageWatermark, StatusDot } from '@berth/ui';
import { fclPaths } from '../../paths.ts';
import { useBookingCarriersQuery, useBookingPortsQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import { BookingPapers } from '../booking-documents/BookingPapers.tsx';
import { BookingHistory } from '../booking-facts/BookingHistory.tsx';
import { CargoTable } from '../booking-facts/CargoTable.tsx';
import { ContainerCounts } from '../booking-facts/ContainerCounts.tsx';
import { CustomsFacts } from '../booking-facts/CustomsFacts.tsx';
import { CutOff } from '../booking-facts/CutOff.tsx';
import { DeliveryFacts } from '../booking-facts/DeliveryFacts.tsx';
import { useFact } from '../booking-facts/use-fact.ts';
import { FormSection } from '../booking-form/FormSection.tsx';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import type { SavedFclBooking } from '../edit-fcl-booking/edit-fcl-booking.queries.ts';
import { FclBookingActions } from '../edit-fcl-booking/FclBookingActions.tsx';
import { TrackingSection } from '../track-containers/TrackingSection.tsx';
import { LoadingFacts } from './LoadingFacts.tsx';
import styles from './ViewFclBooking.module.css';

/** An FCL booking to read: where its containers are, what was booked, until when what is due, and who did what. */
export function ViewFclBooking({ saved }: { saved: SavedFclBooking }) {
  const { t } = useTranslation('booking');
  const { id, businessNumber, status, booking } = saved;
  const toList = useOpenPagePath(fclPaths.list());
  const user = useUser();
  // The form of the same booking may be open beside it, under its number.
  usePageTitle(canBooking(status, 'edit') ? t('view.tabTitle', { number: businessNumber }) : businessNumber);
  return (
    <div className={styles.page}>
      {/* What is photographed or printed from here says by whom. */}
      {user && <PageWatermark lines={[user.name, user.account]} />}
      <PageHeader
        title={t('view.title', { context: 'fcl' })}
        meta={
          <>
            <CodeText code={businessNumber} />
            <StatusDot status={status}>{t(`status.${status}`)}</StatusDot>
          </>
        }
        actions={
          <>
            <Link to={toList}>{t('edit.toList')}</Link>
            <BookingPapers saved={saved} />
            {canBooking(status, 'edit') && (
              <Link to={fclPaths.edit({ id })} replace state={sameTab}>
                {t('view.edit')}
              </Link>
            )}
            <FclBookingActions booking={saved} />
          </>
        }
      />
      {status === 'returned' && (
        <PageNotice tone="danger" title={t('view.returned')}>
          {saved.returnReason && <div>{t('view.returnReason', { reason: saved.returnReason })}</div>}
        </PageNotice>
      )}
      <FormSection name="sailing" id="view-sailing">
        <SailingFacts saved={saved} />
      </FormSection>
      <TrackingSection bookingId={id} kind="fcl" status={status} />
      <FormSection name="voyage" id="view-voyage">
        <Voyage saved={saved} />
      </FormSection>
      <FormSection name="loadingPlaces" id="view-loading">
        <LoadingFacts booking={booking} />
      </FormSection>
      <FormSection name="delivery" id="view-delivery">
        <DeliveryFacts booking={booking} />
      </FormSection>
      {booking.cargo.length > 0 && (
        <FormSection name="cargo" id="view-cargo">
          <CargoTable lines={booking.cargo} />
        </FormSection>
      )}
      <FormSection name="customs" id="view-customs">
        <CustomsFacts booking={booking} />
      </FormSection>
      <FormSection name="history" id="view-history">
        <BookingHistory history={saved.history} />
      </FormSection>
    </div>
  );
}

/** The ship and until when what is due. */
function SailingFacts({ saved: { sailing } }: { saved: SavedFclBooking }) {
  const { t, fact } = useFact();
  const carriers = useBookingCarriersQuery();
  if (sailing.carrier === '') return <p className={styles.unknown}>{t('fcl.noSailing')}</p>;
  const due = cutOffs.map((name): Description => fact(name, <CutOff at={sailing[name]} />));
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('carrier', <ChoiceName query={carriers} code={sailing.carrier} />),
        fact('vessel', sailing.vessel),
        fact('voyage', sailing.voyage),
        ...due,
      ]}
    />
  );
}

function Voyage({ saved: { booking, warehouseEntryNumber } }: { saved: SavedFclBooking }) {
  const { fact, code } = useFact();
  const ports = useBookingPortsQuery();
  const carriers = useBookingCarriersQuery();
  const port = (value: string) =>
    value && (
      <>
        <ChoiceName query={ports} code={value} /> {value}
      </>
    );
  const { preferredCarrier } = booking;
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('containers', <ContainerCounts counts={countContainers(booking.containers)} />),
        fact('customerBusinessNumber', booking.customerBusinessNumber),
        code('warehouseEntryNumber', warehouseEntryNumber),
        fact('etd', booking.etd),
        fact('preferredCarrier', preferredCarrier && <ChoiceName query={carriers} code={preferredCarrier} />),
        fact('receivingPlace', port(booking.receivingPlace)),
        fact('destination', port(booking.destination)),
        fact('dischargePort', port(booking.dischargePort)),
      ]}
    />
  );
}
