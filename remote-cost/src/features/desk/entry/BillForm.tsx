import { Link, notify, useNavigate, useTranslation, useTypedPage } from '@berth/runtime';
import {
  Amounts,
  BarTotal,
  FormBar,
  FormSection,
  PageHeader,
  SendFailure,
  TypedNotice,
  useChinaDay,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { costPaths } from '../../../paths.ts';
import { type DeskCustomer, useDeskSaveMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { BillHead } from './BillHead.tsx';
import { type BillDraft, isFilled, linesOfBooking, readBill } from './bill-draft.ts';
import { ChooseBookings } from './ChooseBookings.tsx';
import { FeeSheet } from './FeeSheet.tsx';
import { ImportRows } from './ImportRows.tsx';
import { RateFields } from './RateFields.tsx';

type BillFormProps = {
  /** Under which what is typed stays until it is saved. */
  name: string;
  customer: DeskCustomer;
  /** Of the bill that is corrected; null of a new one. */
  version: number | null;
  initial: BillDraft;
  /** Above the form; it may have everything typed forgotten. */
  notice?: (forget: () => void) => ReactNode;
};

/** A bill to enter or to correct: its head, its rows as a sheet, and the rates of its currencies. */
export function BillForm({ name, customer, version, initial, notice }: BillFormProps) {
  const { t } = useTranslation('cost');
  const navigate = useNavigate();
  const noticeId = useId();
  const today = useChinaDay();
  const isNew = version === null;
  const [call] = useDeskSaveMutation();
  const of = useTypedForm(
    useTypedPage(),
    `billEntry.${name}`,
    initial,
    (draft) => {
      const { entry, problems } = readBill(draft);
      const content = { ...entry, isSupplement: draft.isSupplement };
      return {
        content,
        problems,
        call: () => call({ body: { ...content, customerId: customer.id, version } }),
        onSent: ({ id, number, isChanged }: { id: string; number: string; isChanged: boolean }) => {
          const done = isNew ? 'entry.issued' : 'entry.corrected';
          notify.success(t(isChanged ? done : 'entry.unchanged', { number }));
          navigate(costPaths.deskBill({ id }), { replace: true });
        },
      };
    },
    version ?? '',
  );
  const { form, typed, value, change: set } = of;
  const read = readBill(value);
  const { settlement, businessNumber, lines } = value;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t(isNew ? 'entry.title' : 'entry.correction')}
        meta={<span>{customer.name}</span>}
        actions={<Link to={costPaths.desk()}>{t('desk.toDesk')}</Link>}
      />
      {notice?.(typed.forget)}
      <TypedNotice typed={typed} />
      <FormSection title={t('bill.facts')} id="entry-head">
        <BillHead of={of} isNew={isNew} />
      </FormSection>
      <FormSection
        title={t('entry.rows')}
        id="entry-rows"
        aside={
          <span className={styles.buttons}>
            <ChooseBookings
              customerId={customer.id}
              onChoose={(bookings) => {
                const known = new Set(lines.map(({ key }) => key));
                const added = bookings
                  .flatMap((booking) => linesOfBooking(booking, today))
                  .filter(({ key }) => !known.has(key));
                set({
                  businessNumber: businessNumber || (bookings[0]?.businessNumber ?? ''),
                  lines: [...lines.filter(isFilled), ...added],
                });
              }}
            />
            <ImportRows
              lines={lines}
              usual={{
                businessDate: today,
                businessNumber: settlement === 'perBill' ? businessNumber : '',
                businessType: lines[0]?.businessType ?? 'other',
              }}
              onTake={(taken) => set({ lines: taken })}
            />
          </span>
        }
      >
        <FeeSheet lines={lines} read={read} form={form} onChange={(changed) => set({ lines: changed })} />
      </FormSection>
      {read.foreign.length > 0 && (
        <FormSection title={t('bill.rates')} id="entry-rates">
          <RateFields of={of} read={read} />
        </FormSection>
      )}
      <FormBar
        notice={<SendFailure form={form} />}
        noticeId={noticeId}
        totals={
          <BarTotal name={t('entry.totals')} value={<Amounts amounts={read.entry.totals} isInline />} />
        }
        savedState={typed.isTyped ? t('entry.unsaved') : ''}
      >
        <Button type="primary" loading={form.isBusy} onClick={form.send}>
          {t(isNew ? 'entry.issue' : 'entry.save')}
        </Button>
      </FormBar>
    </div>
  );
}
