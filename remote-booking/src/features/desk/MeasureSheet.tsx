import { canBooking } from '@berth/contract';
import { type Translate, useTranslation } from '@berth/runtime';
import { FormTable, SendFoot, type SheetColumn, sheetPlaces, TypedNotice } from '@berth/ui';
import { useMemo } from 'react';
import { DeskAct } from './acts/DeskAct.tsx';
import { UndoForm } from './acts/UndoForm.tsx';
import { useActOnBooking } from './acts/use-act-on-booking.tsx';
import styles from './desk.module.css';
import { type DeskBooking, useDeskMeasureMutation, useDeskUndoMeasurementMutation } from './desk.queries.ts';
import {
  changedDrafts,
  declaredOf,
  type MeasuredDraft,
  measuredDrafts,
  measuredLines,
  measuringProblems,
  quantities,
} from './measuring.ts';

/** What was declared of each line, and what the warehouse found of it, which is entered where the booking allows it. */
export function MeasureSheet({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation('booking');
  const { status, kind } = booking;
  const mayMeasure = canBooking(status, 'measure', kind);
  const mayUndo = canBooking(status, 'undoMeasurement', kind) && booking.measurements.length > 0;
  const [measure] = useDeskMeasureMutation();
  const before = measuredDrafts(booking);
  const { of, notice } = useActOnBooking<{ lines: readonly MeasuredDraft[] }, object>(
    { booking, name: 'measure', initial: { lines: before }, done: t('desk.measured') },
    ({ lines }) => {
      const changed = changedDrafts(lines, before);
      return {
        content: { lines: changed },
        problems: measuringProblems(changed),
        call: (seen) => measure({ body: { ...seen, lines: measuredLines(changed) } }),
      };
    },
  );
  const columns = useMemo(() => columnsOf(booking, t), [booking, t]);
  const { form, value, change } = of;
  const changed = changedDrafts(value.lines, before);
  const keys = changed.map(({ key }) => key);
  const { messages, idOf } = sheetPlaces(form, { name: 'lines', keys, fields: quantities });
  return (
    <div className={styles.form}>
      {mayMeasure && notice}
      {mayMeasure && <TypedNotice typed={of.typed} />}
      <FormTable<MeasuredDraft>
        label={t('desk.cargo')}
        name="lines"
        columns={columns}
        lines={mayMeasure ? value.lines : before}
        messages={messages}
        idOf={idOf}
        newLine={() => ({ ...emptyLine })}
        mostLines={value.lines.length}
        hasFixedLines
        isReadOnly={!mayMeasure}
        onChange={(lines) => change({ lines })}
      />
      {mayUndo && <UndoMeasurements booking={booking} />}
      {mayMeasure && <p className={styles.quiet}>{t('desk.toldMeasured')}</p>}
      {mayMeasure && <SendFoot form={form} label={t('desk.measure')} isDisabled={changed.length === 0} />}
    </div>
  );
}

const emptyLine: MeasuredDraft = {
  key: '0',
  goods: '',
  cartons: '',
  weightKg: '',
  volumeCbm: '',
  longCm: '',
  wideCm: '',
  highCm: '',
};

function columnsOf(booking: DeskBooking, t: Translate): SheetColumn<MeasuredDraft>[] {
  return [
    { key: 'goods', title: t('desk.goods'), kind: 'text', widthPx: 140, grow: 1, isFixed: true, cardSpan: 6 },
    ...quantities.map(
      (field): SheetColumn<MeasuredDraft> => ({
        key: field,
        title: t(`desk.quantities.${field}`),
        kind: 'number',
        widthPx: 96,
        suggest: (line) => declaredOf(booking, line, field),
        suggestTexts: {
          same: t('desk.asDeclared'),
          take: t('desk.takeDeclared', { value: '{value}' }),
          takeOfLine: t('desk.takeDeclaredOfLine', { value: '{value}', line: '{line}' }),
        },
      }),
    ),
  ];
}

/** Each line that was measured, and all of them. */
function UndoMeasurements({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation('booking');
  const [undo] = useDeskUndoMeasurementMutation();
  const lines = booking.measurements.map(({ line }) => line);
  const choices = lines.length > 1 ? [...lines.map((line) => [line]), lines] : [lines];
  return (
    <div className={styles.buttons}>
      {choices.map((chosen) => {
        const label =
          chosen.length === 1
            ? t('desk.undoLine', { line: String(chosen[0]) })
            : t('desk.undoLines', { count: chosen.length });
        return (
          <DeskAct key={chosen.join()} label={label} title={label} isSmall>
            {(close) => (
              <UndoForm
                booking={booking}
                name={`undoMeasurement.${chosen.join()}`}
                lead={t('desk.undoMeasurementLead')}
                call={(body) => undo({ body: { ...body, lines: chosen } })}
                onDone={close}
              />
            )}
          </DeskAct>
        );
      })}
    </div>
  );
}
