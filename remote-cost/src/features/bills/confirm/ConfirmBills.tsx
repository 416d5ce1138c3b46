import {
  type BillStatus,
  billLimits,
  billStatusNames,
  canBill,
  inEachLanguage,
  type LocalizedText,
  type Money,
  sumsByCurrency,
} from '@berth/contract';
import { type CallResult, notify, problemOf, useTranslation } from '@berth/runtime';
import { Amounts, BulkDialog, type BulkResult, type BulkWords, formatMoney, useBulkAction } from '@berth/ui';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useCostConfirmMutation } from '../../calls/cost.queries.ts';
import styles from './ConfirmBills.module.css';

/** A bill as it is shown to who confirms it: its version says so to the server. */
export type ConfirmableBill = {
  id: string;
  number: string;
  status: BillStatus;
  version: number;
  /** Null where only the server knows which of its rows are disputed. */
  toConfirm: readonly Money[] | null;
};

type ConfirmBillsProps = {
  bills: readonly ConfirmableBill[];
  onDone?: (ids: readonly string[]) => void;
} & Pick<ButtonProps, 'size' | 'type'>;

/** Confirms the amounts of bills: the button and its dialog, which asks once. */
export function ConfirmBills({ bills, onDone, ...button }: ConfirmBillsProps) {
  const { t } = useTranslation('cost');
  const [asked, setAsked] = useState<readonly ConfirmableBill[] | null>(null);
  return (
    <>
      <Button {...button} onClick={() => setAsked(bills)}>
        {t('confirming.action')}
      </Button>
      {asked && (
        <ConfirmDialog
          bills={asked}
          onDone={(ids) => {
            setAsked(null);
            onDone?.(ids);
          }}
        />
      )}
    </>
  );
}

type ConfirmDialogProps = { bills: readonly ConfirmableBill[]; onDone: (ids: readonly string[]) => void };

function ConfirmDialog({ bills, onDone }: ConfirmDialogProps) {
  const { t, locale } = useTranslation('cost');
  const [call] = useCostConfirmMutation();
  const open = bills.filter(({ status }) => canBill(status, 'confirm'));
  const bulk = useBulkAction({
    items: bills,
    open,
    mostAtOnce: billLimits.billsAtOnce,
    onAllDone: (done, results) =>
      notify.success(
        t('confirming.done', { count: done.length }),
        done
          .map(({ id, number }) => [number, noteOfResult(results, id)?.[locale]].filter(Boolean).join(' '))
          .join(', '),
      ),
    onDone,
  });
  const confirm = () =>
    bulk.send(async (part) => {
      const answer = await call({ body: { bills: part.map(({ id, version }) => ({ id, version })) } });
      return { results: answer.data?.results.map(presentResult), error: problemOf(answer) };
    });
  const sums = sumsByCurrency(open.flatMap(({ toConfirm }) => toConfirm ?? [])).filter(
    (sum) => sum.amountMinor !== 0,
  );
  const unsummed = open.filter(({ toConfirm }) => toConfirm === null).length;
  return (
    <BulkDialog
      isSafe
      words={useConfirmWords()}
      bulk={bulk}
      barred={bills
        .filter((bill) => !open.includes(bill))
        .map((item) => ({
          item,
          why: t('confirming.why', { status: billStatusNames[item.status][locale] }),
        }))}
      nameOf={({ number }) => number}
      noteOf={({ toConfirm }) =>
        toConfirm ? (
          <Amounts amounts={toConfirm.filter((sum) => sum.amountMinor !== 0)} isInline />
        ) : (
          t('confirming.undisputed')
        )
      }
      onConfirm={() => void confirm()}
    >
      {sums.length > 0 && (
        <p className={styles.sums}>
          {t('confirming.sums')} <Amounts amounts={sums} isInline />
        </p>
      )}
      {unsummed > 0 && <p className={styles.note}>{t('confirming.unsummed', { count: unsummed })}</p>}
      {open.some(({ status }) => status === 'disputed') && (
        <p className={styles.note}>{t('confirming.disputed')}</p>
      )}
      {open.some(({ status }) => status === 'answered') && (
        <p className={styles.note}>{t('confirming.answered')}</p>
      )}
    </BulkDialog>
  );
}

type ConfirmResult = CallResult<'POST /cost/cost_confirm'>['results'][number];

function presentResult(result: ConfirmResult): BulkResult {
  const { id, amounts, texts } = result;
  if (!result.isConfirmed) return { id, outcome: 'refused', texts: result.texts };
  return {
    id,
    outcome: 'done',
    note: inEachLanguage((locale) => {
      const confirmed = amounts.map(({ amountMinor, currency }) =>
        formatMoney(amountMinor, currency, locale),
      );
      return [confirmed.join(' + '), texts?.[locale]].filter(Boolean).join(' ');
    }),
  };
}

/** What the server confirmed of a bill, and what of it waits for a correction. */
function noteOfResult(results: readonly BulkResult[], id: string): LocalizedText | undefined {
  const result = results.find((each) => each.id === id);
  return result?.outcome === 'done' ? result.note : undefined;
}

function useConfirmWords(): BulkWords {
  const { t } = useTranslation('cost');
  const counted = (key: string) => (count: number) => t(`confirming.${key}`, { count });
  return {
    action: () => t('confirming.action'),
    title: counted('title'),
    resultTitle: t('confirming.resultTitle'),
    explain: t('confirming.explain'),
    open: t('confirming.open'),
    confirm: counted('confirm'),
    barred: counted('barred'),
    noneOpen: t('confirming.noneOpen'),
    summary: (done, left) => t('confirming.summary', { done, left }),
    isDone: t('confirming.isDone'),
    notFound: t('notFound.text'),
    again: t('confirming.again'),
  };
}
