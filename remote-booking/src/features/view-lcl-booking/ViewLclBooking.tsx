import { canBooking } from '@berth/contract';
import { Link, sameTab, useOpenPagePath, usePageTitle, useTranslation, useUser } from '@berth/runtime';
import {
  CodeText,
  type Description,
  DescriptionList,
  formatMoment,
  PageHeader,
  PageWatermark,
  StatusDot,
  Timeline,
} from '@berth/ui';
import type { ReactNode } from 'react';
import { bookingPaths } from '../../paths.ts';
import {
  useBookingCountriesQuery,
  useBookingPortsQuery,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import { FormSection } from '../booking-form/FormSection.tsx';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import type { SavedLclBooking } from '../edit-lcl-booking/edit-lcl-booking.queries.ts';
import { CargoTable } from './CargoTable.tsx';
import styles from './ViewLclBooking.module.css';

/** A booking to read: what was booked, its cargo, and who did what when. */
export function ViewLclBooking({ saved }: { saved: SavedLclBooking }) {
  const { t } = useTranslation('booking');
  const { id, businessNumber, status } = saved;
  const toList = useOpenPagePath(bookingPaths.list());
  const user = useUser();
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
            {canBooking(status, 'edit') && (
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
        <History saved={saved} />
      </FormSection>
    </div>
  );
}

/** A field of the booking by its name; `code` where it is an identifier to copy. */
function useFact() {
  const { t } = useTranslation('booking');
  return {
    t,
    fact: (key: string, value: ReactNode): Description => ({ key, label: t(`field.${key}`), value }),
    code: (key: string, code: string | null): Description => ({
      key,
      label: t(`field.${key}`),
      code: code ?? '',
    }),
  };
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

function Delivery({ saved: { booking } }: { saved: SavedLclBooking }) {
  const { t, fact, code } = useFact();
  const countries = useBookingCountriesQuery();
  const { warehouseType, isPickup, pickupAt } = booking;
  const place = [booking.address, booking.stateName, booking.postalCode].filter(Boolean).join(', ');
  const address = (
    <>
      {place}
      {booking.country && place && ', '}
      {booking.country && <ChoiceName query={countries} code={booking.country} />}
    </>
  );
  const pickup = [
    fact('pickupAt', pickupAt && formatMoment(pickupAt)),
    fact('pickupPhone', booking.pickupPhone),
    { ...fact('pickupAddress', booking.pickupAddress), isWide: true },
  ];
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('warehouseType', warehouseType && t(`warehouseType.${warehouseType}`)),
        warehouseType === 'private'
          ? fact('address', (place || booking.country) && address)
          : code('warehouseCode', booking.warehouseCode),
        fact('isDestinationSelfPickup', t(booking.isDestinationSelfPickup ? 'yes' : 'no')),
        fact('isPickup', t(isPickup ? 'yes' : 'no')),
        ...(isPickup ? pickup : []),
      ]}
    />
  );
}

function Rest({ saved: { booking } }: { saved: SavedLclBooking }) {
  const { t, fact } = useFact();
  const salespeople = useBookingSalespeopleQuery();
  const service = useBookingServiceStaffQuery();
  const { isDeclared, exportDocuments, salespersonId, customerServiceId } = booking;
  const documents = fact('exportDocuments', exportDocuments && t(`exportDocuments.${exportDocuments}`));
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('isDeclared', t(isDeclared ? 'yes' : 'no')),
        ...(isDeclared ? [documents] : []),
        fact('bond', t(`bond.${booking.bond ?? 'none'}`)),
        fact('salespersonId', salespersonId && <ChoiceName query={salespeople} code={salespersonId} />),
        fact(
          'customerServiceId',
          customerServiceId && <ChoiceName query={service} code={customerServiceId} />,
        ),
        { ...fact('remarks', booking.remarks), isWide: true },
      ]}
    />
  );
}

/** Who did what when, newest first. */
function History({ saved: { history } }: { saved: SavedLclBooking }) {
  const { t } = useTranslation('booking');
  const entries = history.map(({ at, what, status, by }, index) => ({
    key: String(index),
    at,
    by,
    status,
    what: `${t(`history.${what}`)} · ${t(`status.${status}`)}`,
  }));
  return <Timeline label={t('section.history')} entries={entries} />;
}
