import { isBookingEditable } from '@berth/contract';
import { Link, sameTab, useOpenPagePath, usePageTitle, useTranslation } from '@berth/runtime';
import { CodeText, formatMoment, PageHeader, StatusDot } from '@berth/ui';
import { bookingPaths } from '../../paths.ts';
import {
  useBookingCountriesQuery,
  useBookingPortsQuery,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import type { SavedLclBooking } from '../edit-lcl-booking/edit-lcl-booking.queries.ts';
import { FormSection } from '../edit-lcl-booking/FormSection.tsx';
import { PageNotice } from '../edit-lcl-booking/PageNotice.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { CargoTable } from './CargoTable.tsx';
import { Fact, Facts } from './Facts.tsx';
import styles from './ViewLclBooking.module.css';

/** A booking to read: what was booked, its cargo, and who did what when. */
export function ViewLclBooking({ saved }: { saved: SavedLclBooking }) {
  const { t } = useTranslation('booking');
  const { id, businessNumber, status } = saved;
  const toList = useOpenPagePath(bookingPaths.list());
  // The form of the same booking may be open beside it, under its number.
  usePageTitle(isBookingEditable(status) ? t('view.tabTitle', { number: businessNumber }) : businessNumber);
  return (
    <div className={styles.page}>
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
            {isBookingEditable(status) && (
              <Link to={bookingPaths.edit({ id })} replace state={sameTab}>
                {t('view.edit')}
              </Link>
            )}
          </>
        }
      />
      {status === 'returned' && (
        <PageNotice tone="danger" title={t('view.returned')}>
          {saved.returnReason && <div>{t('view.returnReason', { reason: saved.returnReason })}</div>}
        </PageNotice>
      )}
      <FormSection name="voyage" id="view-voyage">
        <Voyage saved={saved} />
      </FormSection>
      <FormSection name="delivery" id="view-delivery">
        <Delivery saved={saved} />
      </FormSection>
      <FormSection name="cargo" id="view-cargo">
        <CargoTable lines={saved.booking.cargo} />
      </FormSection>
      <FormSection name="customs" id="view-customs">
        <Rest saved={saved} />
      </FormSection>
      <FormSection name="history" id="view-history">
        <BookingHistory history={saved.history} />
      </FormSection>
    </div>
  );
}

function Voyage({ saved: { booking, warehouseEntryNumber } }: { saved: SavedLclBooking }) {
  const ports = useBookingPortsQuery();
  const modes = useBookingShipModesQuery();
  const port = (code: string) =>
    code && (
      <>
        <ChoiceName query={ports} code={code} /> {code}
      </>
    );
  return (
    <Facts>
      <Fact name="transportChannel">
        {booking.transportChannel && <ChoiceName query={modes} code={booking.transportChannel} />}
      </Fact>
      <Fact name="customerBusinessNumber">{booking.customerBusinessNumber}</Fact>
      <Fact name="warehouseEntryNumber">
        {warehouseEntryNumber && <CodeText code={warehouseEntryNumber} />}
      </Fact>
      <Fact name="etd">{booking.etd}</Fact>
      <Fact name="expectedWarehousingAt">
        {booking.expectedWarehousingAt && formatMoment(booking.expectedWarehousingAt)}
      </Fact>
      <Fact name="receivingPlace">{port(booking.receivingPlace)}</Fact>
      <Fact name="destination">{port(booking.destination)}</Fact>
      <Fact name="dischargePort">{port(booking.dischargePort)}</Fact>
    </Facts>
  );
}

function Delivery({ saved: { booking } }: { saved: SavedLclBooking }) {
  const { t } = useTranslation('booking');
  const countries = useBookingCountriesQuery();
  const isPrivate = booking.warehouseType === 'private';
  const place = [booking.address, booking.stateName, booking.postalCode].filter(Boolean).join(', ');
  return (
    <Facts>
      <Fact name="warehouseType">{booking.warehouseType && t(`warehouseType.${booking.warehouseType}`)}</Fact>
      {isPrivate ? (
        <Fact name="address">
          {place}
          {booking.country && (
            <>
              {place && ', '}
              <ChoiceName query={countries} code={booking.country} />
            </>
          )}
        </Fact>
      ) : (
        <Fact name="warehouseCode">{booking.warehouseCode && <CodeText code={booking.warehouseCode} />}</Fact>
      )}
      <Fact name="isDestinationSelfPickup">{t(booking.isDestinationSelfPickup ? 'yes' : 'no')}</Fact>
      <Fact name="isPickup">{t(booking.isPickup ? 'yes' : 'no')}</Fact>
      {booking.isPickup && (
        <>
          <Fact name="pickupAt">{booking.pickupAt && formatMoment(booking.pickupAt)}</Fact>
          <Fact name="pickupPhone">{booking.pickupPhone}</Fact>
          <Fact name="pickupAddress">{booking.pickupAddress}</Fact>
        </>
      )}
    </Facts>
  );
}

function Rest({ saved: { booking } }: { saved: SavedLclBooking }) {
  const { t } = useTranslation('booking');
  const salespeople = useBookingSalespeopleQuery();
  const service = useBookingServiceStaffQuery();
  return (
    <Facts>
      <Fact name="isDeclared">{t(booking.isDeclared ? 'yes' : 'no')}</Fact>
      {booking.isDeclared && (
        <Fact name="exportDocuments">
          {booking.exportDocuments && t(`exportDocuments.${booking.exportDocuments}`)}
        </Fact>
      )}
      <Fact name="bond">{t(`bond.${booking.bond ?? 'none'}`)}</Fact>
      <Fact name="salespersonId">
        {booking.salespersonId && <ChoiceName query={salespeople} code={booking.salespersonId} />}
      </Fact>
      <Fact name="customerServiceId">
        {booking.customerServiceId && <ChoiceName query={service} code={booking.customerServiceId} />}
      </Fact>
      <Fact name="remarks">{booking.remarks}</Fact>
    </Facts>
  );
}
