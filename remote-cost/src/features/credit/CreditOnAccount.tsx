import { canBill, type Money, owedOf, surplusOf, toPayOf } from '@berth/contract';
import { notify, useHasPermission, useTranslation, useTypedPage } from '@berth/runtime';
import {
  Amounts,
  draftOfMoney,
  FormSection,
  formatMoney,
  MoneyField,
  minorOfDraft,
  moneyDraftProblem,
  SendFoot,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { type Bill, useCostApplyCreditMutation } from '../calls/cost.queries.ts';
import { useDeskApplyCreditMutation } from '../calls/desk.queries.ts';
import styles from './credit.module.css';
import { PayBack } from './PayBack.tsx';

type CreditProps = {
  bill: Pick<Bill, 'id' | 'number' | 'version' | 'status' | 'totals' | 'creditOnAccount'>;
  /** The forwarder's: it also pays back what a bill has beyond what it is. */
  isAtDesk?: boolean;
};

/** What stands on account of the bill's customer, and its use for what is due of the bill; nothing where there is none. */
export function CreditOnAccount({ bill, isAtDesk = false }: CreditProps) {
  const { t, locale } = useTranslation('cost');
  const mayPay = useHasPermission('cost:pay');
  const { status, totals, creditOnAccount } = bill;
  const surplus = surplusOf({ status, totals });
  if (creditOnAccount.length === 0) return null;
  const canUse = isAtDesk ? status !== 'cancelled' : mayPay && canBill(status, 'pay');
  // The desk decides what is being checked or disputed, too.
  const most = isAtDesk ? owedOf : toPayOf;
  const usable = (canUse ? most(totals) : []).flatMap(({ currency, amountMinor }): Money[] => {
    const credit = creditOnAccount.find((each) => each.currency === currency);
    return credit ? [{ currency, amountMinor: Math.min(amountMinor, credit.amountMinor) }] : [];
  });
  const worded = surplus.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale));
  return (
    <FormSection title={t('credit.title')} id="bill-credit">
      <div className={styles.parts}>
        <Amounts amounts={creditOnAccount} />
        {worded.length > 0 && (
          <p className={styles.quiet}>{t('credit.ofBill', { amounts: worded.join(' + ') })}</p>
        )}
        {usable.map((sum) => (
          <ApplyCredit
            key={`${sum.currency} ${sum.amountMinor}`}
            bill={bill}
            most={sum}
            isAtDesk={isAtDesk}
          />
        ))}
        {isAtDesk && surplus.map((most) => <PayBack key={most.currency} bill={bill} most={most} />)}
      </div>
    </FormSection>
  );
}

type ApplyCreditProps = { bill: CreditProps['bill']; most: Money; isAtDesk: boolean };

/** Pays what is due out of the credit, all that can be unless less is typed. */
function ApplyCredit({ bill: { id, number, version }, most, isAtDesk }: ApplyCreditProps) {
  const { t } = useTranslation('cost');
  const { currency } = most;
  const [apply] = useCostApplyCreditMutation();
  const [applyAtDesk] = useDeskApplyCreditMutation();
  const of = useTypedForm(
    useTypedPage(),
    `applyCredit.${id}.${currency}`,
    { amountMinor: draftOfMoney(most) },
    (value) => {
      const amountMinor = minorOfDraft(value.amountMinor, currency) ?? 0;
      const problem = moneyDraftProblem(value.amountMinor, currency);
      return {
        content: { version, currency, amountMinor },
        problems: problem ? [{ path: 'amountMinor', ...problem }] : [],
        call: ({ idempotencyKey }) =>
          isAtDesk
            ? applyAtDesk({ body: { id, version, currency, amountMinor } })
            : apply({ body: { billId: id, version, currency, amountMinor, idempotencyKey } }),
        onSent: () => notify.success(t('credit.applied', { number })),
      };
    },
    version,
  );
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <MoneyField of={of} name="amountMinor" label={t('credit.amount', { currency })} currency={currency} />
      <SendFoot form={of.form} label={t('credit.apply')} />
    </div>
  );
}
