import { checkContainerNumber, normalizeContainerNumber, type Problem } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import {
  FormTable,
  newUuid,
  SendFoot,
  type SheetColumn,
  SwitchField,
  sheetPlaces,
  TypedNotice,
} from '@berth/ui';
import { useMemo } from 'react';
import { useBookingPortsQuery, useBookingSizesQuery } from '../../choices/booking-choices.queries.ts';
import styles from '../desk.module.css';
import { type DeskBooking, useDeskContainersMutation } from '../desk.queries.ts';
import { useActOnBooking } from './use-act-on-booking.tsx';

type Line = {
  readonly key: string;
  readonly number: string;
  readonly sizeType: string;
  readonly sealNumber: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
};
type Draft = {
  lines: readonly Line[];
  isCheckDigitOverridden: boolean;
  isNewTrip: boolean;
  isCorrection: boolean;
};

const needed = ['number', 'sizeType', 'portOfLoading', 'portOfDischarge'] as const;
const fields = [...needed, 'sealNumber'] as const;
const mostContainers = 200;

/** In which containers a booking sails: those that are given, and no others. */
export function ContainersForm({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) {
  const { t } = useTranslation('booking');
  const [assign] = useDeskContainersMutation();
  const { data: sizes } = useBookingSizesQuery();
  const { data: ports } = useBookingPortsQuery();
  const { receivingPlace, dischargePort, destination } = booking;
  const newLine = (): Line => ({
    key: newUuid(),
    number: '',
    sizeType: '',
    sealNumber: '',
    portOfLoading: receivingPlace,
    portOfDischarge: dischargePort || destination,
  });
  const initial: Draft = {
    lines: booking.containers.map((container) => ({ key: container.number, ...container })),
    isCheckDigitOverridden: false,
    isNewTrip: false,
    isCorrection: false,
  };
  const { of, notice } = useActOnBooking<Draft, object>(
    { booking, name: 'containers', initial, done: t('desk.saved'), onDone },
    ({ lines, isCheckDigitOverridden, isNewTrip, isCorrection }) => ({
      content: { lines, isCheckDigitOverridden, isNewTrip, isCorrection },
      problems: lines.flatMap((line, at) => [
        ...needed
          .filter((field) => line[field].trim() === '')
          .map((field) => ({ path: `containers.${at}.${field}`, rule: 'required' as const })),
        ...numberProblems(lines, at),
      ]),
      call: (seen) =>
        assign({
          body: {
            ...seen,
            isCorrection,
            containers: lines.map(({ key: _key, ...line }) => ({
              ...line,
              isCheckDigitOverridden,
              isNewTrip,
            })),
          },
        }),
    }),
  );
  const columns = useMemo(
    (): SheetColumn<Line>[] => [
      { key: 'number', title: t('desk.container'), kind: 'code', widthPx: 128, isRequired: true },
      {
        key: 'sizeType',
        title: t('desk.size'),
        kind: 'select',
        widthPx: 96,
        isRequired: true,
        options: sizes,
      },
      { key: 'sealNumber', title: t('desk.seal'), kind: 'code', widthPx: 104 },
      {
        key: 'portOfLoading',
        title: t('desk.portOfLoading'),
        kind: 'select',
        widthPx: 140,
        isRequired: true,
        options: ports,
      },
      {
        key: 'portOfDischarge',
        title: t('desk.portOfDischarge'),
        kind: 'select',
        widthPx: 140,
        isRequired: true,
        options: ports,
      },
    ],
    [t, sizes, ports],
  );
  const { form, value, change } = of;
  const keys = value.lines.map(({ key }) => key);
  const { messages, idOf } = sheetPlaces(form, { name: 'containers', keys, fields });
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <FormTable<Line>
        label={t('desk.containers')}
        name="containers"
        columns={columns}
        lines={value.lines}
        messages={messages}
        idOf={idOf}
        newLine={newLine}
        mostLines={mostContainers}
        onChange={(lines) => change({ lines })}
      />
      <SwitchField of={of} name="isCheckDigitOverridden" label={t('desk.isCheckDigitOverridden')} />
      <SwitchField of={of} name="isNewTrip" label={t('desk.isNewTrip')} help={t('desk.isNewTripHelp')} />
      <SwitchField
        of={of}
        name="isCorrection"
        label={t('desk.isCorrection')}
        help={t('desk.isCorrectionHelp')}
      />
      <p className={styles.quiet}>{t('desk.toldContainers')}</p>
      <SendFoot form={form} label={t('desk.save')} />
    </div>
  );
}

/** What is no number of a container at all, or stands there twice; a wrong check digit is the server's to say. */
function numberProblems(lines: readonly Line[], at: number): Problem[] {
  const number = normalizeContainerNumber(lines[at]?.number ?? '');
  if (number === '') return [];
  const path = `containers.${at}.number`;
  if (!['ok', 'checkDigit'].includes(checkContainerNumber(number)))
    return [{ path, rule: 'notContainerNumber' }];
  const isRepeated = lines.slice(0, at).some((line) => normalizeContainerNumber(line.number) === number);
  return isRepeated ? [{ path, rule: 'containerTwice' }] : [];
}
