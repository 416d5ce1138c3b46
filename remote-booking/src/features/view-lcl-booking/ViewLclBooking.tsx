import { canBooking } from '@berth/contract';
import { Link, sameTab, useOpenPagePath, usePageTitle, useTranslation, useUser } from '@berth/runtime';
import { CodeText, DescriptionList, formatMoment, PageHeader, PageWatermark, StatusDot } from '@berth/ui';
import { bookingPaths } from '../../paths.ts';
import {
  useBookingPortsQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import { BookingPapers } from '../booking-documents/BookingPapers.tsx';
import { BookingHistory } from '../booking-facts/BookingHistory.tsx';
import { CargoTable } from '../booking-facts/CargoTable.tsx';
import { CustomsFacts } from '../booking-facts/CustomsFacts.tsx';
import { DeliveryFacts } from '../booking-facts/DeliveryFacts.tsx';
import { useFact } from '../booking-facts/use-fact.ts';
import { FormSection } from '../booking-form/FormSection.tsx';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import { CargoAmounts } from '../chargeable-weight/CargoAmounts.tsx';
import { useChannelRule } from '../chargeable-weight/use-channel-rule.ts';
import type { SavedLclBooking } from '../edit-lcl-booking/edit-lcl-booking.queries.ts';
import { LclBookingActions } from '../edit-lcl-booking/LclBookingActions.tsx';
import { TrackingSection } from '../track-containers/TrackingSection.tsx';
import styles from './ViewLclBooking.module.css';

/** A booking to read: what was booked, its cargo, and who did what when. */
export function ViewLclBooking({ saved }: { saved: SavedLclBooking }) {
  const { t } = useTranslation('booking');
  const { id, businessNumber, status } = saved;
  const toList = useOpenPagePath(bookingPaths.list());
  const user = useUser();
  const rule = useChannelRule(saved.booking.transportChannel);
  // The form of the same booking may be open beside it, under its number.
  usePageTitle(canBooking(status, 'edit') ? t('view.tabTitle', { number: businessNumber }) : businessNumber);
  return (
    <div className={styles.page}>
      {/* What is photographed or printed from here says by whom. */}
      {user && <PageWatermark lines={[user.name, user.account]} />}
      <PageHeader
        title={t('view.title')}
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
              <Link to={bookingPaths.edit({ id })} replace state={sameTab}>
                {t('view.edit')}
              </Link>
            )}
            <LclBookingActions booking={saved} content={() => saved.booking} />
          </>
        }
      />
      {status === 'returned' && (
        <PageNotice tone="danger" title={t('view.returned')}>
          {saved.returnReason && <div>{t('view.returnReason', { reason: saved.returnReason })}</div>}
        </PageNotice>
      )}
      <TrackingSection bookingId={id} kind="lcl" status={status} />
      <FormSection name="voyage" id="view-voyage">
        <Voyage saved={saved} />
      </FormSection>
      <FormSection name="delivery" id="view-delivery">
        <DeliveryFacts booking={saved.booking} />
      </FormSection>
      <FormSection name="cargo" id="view-cargo">
        <CargoTable lines={saved.booking.cargo} />
        <CargoAmounts lines={saved.booking.cargo} measurements={saved.measurements} rule={rule} />
      </FormSection>
      <FormSection name="customs" id="view-customs">
        <CustomsFacts booking={saved.booking} />
      </FormSection>
      <FormSection name="history" id="view-history">
        <BookingHistory history={saved.history} />
      </FormSection>
    </div>
  );
}

function Voyage({ saved: { booking, warehouseEntryNumber } }: { saved: SavedLclBooking }) {
  const { fact, code } = useFact();
  const ports = useBookingPortsQuery();
  const modes = useBookingShipModesQuery();
  const port = (value: string) =>
    value && (
      <>
        <ChoiceName query={ports} code={value} /> {value}
      </>
    );
  const { transportChannel, expectedWarehousingAt } = booking;
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('transportChannel', transportChannel && <ChoiceName query={modes} code={transportChannel} />),
        fact('customerBusinessNumber', booking.customerBusinessNumber),
        code('warehouseEntryNumber', warehouseEntryNumber),
        fact('etd', booking.etd),
        fact('expectedWarehousingAt', expectedWarehousingAt && formatMoment(expectedWarehousingAt)),
        fact('receivingPlace', port(booking.receivingPlace)),
        fact('destination', port(booking.destination)),
        fact('dischargePort', port(booking.dischargePort)),
      ]}
    />
  );
}
