import { airBookingProblems, type Problem } from '@berth/contract';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import {
  DayField,
  FormField,
  SearchSelect,
  SendFoot,
  type SentFields,
  sheetPlaces,
  TextField,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { CargoSheet } from '../../cargo/sheet/CargoSheet.tsx';
import {
  type CargoLineDraft,
  cargoFields,
  isLineDraftEmpty,
  newCargoLine,
  toCargoLine,
} from '../../cargo/sheet/cargo-draft.ts';
import { choicesOf, useBookingAirportsQuery } from '../../choices/booking-choices.queries.ts';
import styles from '../desk.module.css';
import { useDeskAirBookingMutation } from '../desk.queries.ts';
import { CarrierField } from './CarrierField.tsx';

type Draft = {
  account: string;
  customerBusinessNumber: string;
  carrier: string;
  flightNumber: string;
  waybillNumber: string;
  etd: string | null;
  receivingPlace: string;
  destination: string;
  remarks: string;
  lines: readonly CargoLineDraft[];
};

const needed = ['account', 'carrier', 'flightNumber', 'receivingPlace', 'destination'] as const;

/** An air booking, entered for the customer of an account: no customer books one. */
export function AirBookingForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('booking');
  const [enter] = useDeskAirBookingMutation();
  const initial: Draft = {
    account: '',
    customerBusinessNumber: '',
    carrier: '',
    flightNumber: '',
    waybillNumber: '',
    etd: null,
    receivingPlace: '',
    destination: '',
    remarks: '',
    // By the same key each time: what is retained is filled in where the form begins as it began then.
    lines: [newCargoLine('first')],
  };
  const of = useTypedForm<Draft, object, { businessNumber: string }>(
    useTypedPage(),
    'desk.airBooking',
    initial,
    ({ lines, ...fields }) => {
      const cargo = enteredOf(lines).map(toCargoLine);
      const content = { ...fields, cargo };
      const missing = needed
        .filter((path) => fields[path].trim() === '')
        .map((path): Problem => ({ path, rule: 'required' }));
      return {
        content,
        problems: [...missing, ...airBookingProblems(content)],
        call: (sent) => enter({ body: { ...content, idempotencyKey: sent.idempotencyKey } }),
        onSent: ({ businessNumber }) => {
          notify.success(t('desk.airEntered', { number: businessNumber }));
          onDone();
        },
      };
    },
  );
  const { form, value, change } = of;
  const keys = enteredOf(value.lines).map(({ key }) => key);
  const { messages, idOf } = sheetPlaces(form, { name: 'cargo', keys, fields: cargoFields });
  const noCargo = form.errorOf('cargo');
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <div className={styles.fields}>
        <TextField
          of={of}
          name="account"
          label={t('desk.account')}
          help={t('desk.accountHelp')}
          isCode
          isRequired
        />
        <TextField of={of} name="customerBusinessNumber" label={t('desk.customerNumber')} />
        <AirportField of={of} name="receivingPlace" label={t('desk.departureAirport')} />
        <AirportField of={of} name="destination" label={t('desk.arrivalAirport')} />
        <CarrierField of={of} label={t('desk.airline')} mode="air" isRequired />
        <TextField of={of} name="flightNumber" label={t('desk.flightNumber')} isCode isRequired />
        <TextField of={of} name="waybillNumber" label={t('desk.waybillNumber')} isCode />
        <DayField of={of} name="etd" label={t('desk.departsOn')} />
      </div>
      <CargoSheet
        lines={value.lines}
        messages={messages}
        isAmazon={false}
        idOf={idOf}
        onChange={(lines) => change({ lines })}
        onLeave={() => undefined}
      />
      {noCargo && (
        <p className={styles.problem} role="alert" id={form.idOf('cargo')} tabIndex={-1}>
          {noCargo}
        </p>
      )}
      <TextField of={of} name="remarks" label={t('desk.remarks')} rows={3} />
      <p className={styles.quiet}>{t('desk.toldAirBooking')}</p>
      <SendFoot form={form} label={t('desk.enterAir')} />
    </div>
  );
}

/** The lines that are sent: an empty one is no cargo. */
const enteredOf = (lines: readonly CargoLineDraft[]) => lines.filter((line) => !isLineDraftEmpty(line));

type AirportFieldProps = { of: SentFields<Draft>; name: 'receivingPlace' | 'destination'; label: string };

function AirportField({ of, name, label }: AirportFieldProps) {
  const airports = useBookingAirportsQuery();
  const { form, value, change } = of;
  return (
    <FormField id={form.idOf(name)} label={label} error={form.errorOf(name)} isRequired>
      {(control) => (
        <SearchSelect
          {...control}
          {...choicesOf(airports)}
          value={value[name]}
          onChange={(code) => change({ [name]: code })}
        />
      )}
    </FormField>
  );
}
