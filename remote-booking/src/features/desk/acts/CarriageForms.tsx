import { cutOffs, noSailing, type Sailing } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DateInput, DayField, FormField, SendFoot, TextField, TypedNotice } from '@berth/ui';
import styles from '../desk.module.css';
import { type DeskBooking, useDeskFlightMutation, useDeskSailMutation } from '../desk.queries.ts';
import { CarrierField } from './CarrierField.tsx';
import { useActOnBooking } from './use-act-on-booking.tsx';

type FormProps = { booking: DeskBooking; onDone: () => void };

/** The ship of full containers, and until when what is due; with nothing in it, the ship is taken back. */
export function SailForm({ booking, onDone }: FormProps) {
  const { t } = useTranslation('booking');
  const [sail] = useDeskSailMutation();
  const { of, notice } = useActOnBooking<Sailing, Sailing>(
    { booking, name: 'sail', initial: booking.sailing ?? noSailing, done: t('desk.saved'), onDone },
    (sailing) => ({ content: sailing, call: (seen) => sail({ body: { ...seen, ...sailing } }) }),
  );
  const { form, value, change } = of;
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <CarrierField of={of} label={t('desk.carrier')} mode="sea" />
      <TextField of={of} name="vessel" label={t('desk.vessel')} isCode />
      <TextField of={of} name="voyage" label={t('desk.voyage')} isCode />
      {cutOffs.map((name) => (
        <FormField key={name} id={form.idOf(name)} label={t(`desk.${name}`)} error={form.errorOf(name)}>
          {(control) => (
            <DateInput {...control} withTime value={value[name]} onChange={(at) => change({ [name]: at })} />
          )}
        </FormField>
      ))}
      <p className={styles.quiet}>{t('desk.toldSailing')}</p>
      <SendFoot form={form} label={t('desk.save')} />
    </div>
  );
}

/** The flight of air freight, and its waybill. */
export function FlightForm({ booking, onDone }: FormProps) {
  const { t } = useTranslation('booking');
  const [fly] = useDeskFlightMutation();
  const { flight, etd } = booking;
  const initial = {
    carrier: flight?.carrier ?? '',
    flightNumber: flight?.flightNumber ?? '',
    waybillNumber: flight?.waybillNumber ?? '',
    etd,
  };
  const { of, notice } = useActOnBooking<typeof initial, typeof initial>(
    { booking, name: 'flight', initial, done: t('desk.saved'), onDone },
    (told) => ({
      content: told,
      problems: (['carrier', 'flightNumber'] as const)
        .filter((path) => told[path].trim() === '')
        .map((path) => ({ path, rule: 'required' })),
      call: (seen) => fly({ body: { ...seen, ...told } }),
    }),
  );
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <CarrierField of={of} label={t('desk.airline')} mode="air" isRequired />
      <TextField of={of} name="flightNumber" label={t('desk.flightNumber')} isCode isRequired />
      <TextField of={of} name="waybillNumber" label={t('desk.waybillNumber')} isCode />
      <DayField of={of} name="etd" label={t('desk.departsOn')} />
      <p className={styles.quiet}>{t('desk.toldFlight')}</p>
      <SendFoot form={of.form} label={t('desk.save')} />
    </div>
  );
}
