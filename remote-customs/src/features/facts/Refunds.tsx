import { clearanceTotals, compareInvoices, hasTaxRefund, refundsOfInvoices } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, FormSection, formatMoney, NumberInput, numberOfDraft } from '@berth/ui';
import { useState } from 'react';
import type { Declaration } from '../calls/customs.queries.ts';

type RefundsProps = { declaration: Pick<Declaration, 'content' | 'refundRates'> };

/** What a tax refund comes to: net × the refund rate of each code, and the sum of what is known. */
export function Refunds({ declaration: { content, refundRates } }: RefundsProps) {
  const { t, locale } = useTranslation('customs');
  if (!hasTaxRefund(content.kind) || content.vatInvoices.length === 0) return null;
  const rateOf = (code: string) => refundRates.find(({ hsCode }) => hsCode === code)?.rate ?? null;
  const { lines, totalMinor } = refundsOfInvoices(content.vatInvoices, rateOf);
  const money = (minor: number | null) => (minor === null ? '—' : formatMoney(minor, 'CNY', locale));
  return (
    <FormSection
      title={t('refund.title')}
      id="declaration-refund"
      aside={<b>{t('refund.total', { amount: money(totalMinor) })}</b>}
    >
      <ul>
        {content.vatInvoices.map(({ number, hsCode, net }, at) => (
          <li key={at}>
            {t('refund.line', {
              number,
              hsCode,
              net: money(net === null ? null : Math.round(net * 100)),
              rate: rateOf(hsCode) ?? '—',
              refund: money(lines[at] ?? null),
            })}
          </li>
        ))}
      </ul>
      {lines.includes(null) && <p>{t('refund.unknown')}</p>}
      <DeclaredValue content={content} />
    </FormSection>
  );
}

/** The net amount of the invoices beside the declared value at a rate that the reader states. */
function DeclaredValue({ content: { currency, goods, vatInvoices } }: Pick<Declaration, 'content'>) {
  const { t, locale } = useTranslation('customs');
  const [typed, setTyped] = useState('');
  const { amountMinor } = clearanceTotals(goods, currency);
  const rate = currency === 'CNY' ? 1 : (numberOfDraft(typed) ?? 0);
  const compared = rate > 0 ? compareInvoices({ currency, amountMinor }, vatInvoices, rate) : null;
  const yuan = (minor: number) => formatMoney(minor, 'CNY', locale);
  return (
    <div>
      {currency !== 'CNY' && (
        <FormField id="refund-rate" label={t('refund.rate', { currency })}>
          {(control) => <NumberInput {...control} value={typed} onChange={setTyped} />}
        </FormField>
      )}
      <p>
        {compared
          ? t('refund.compare', {
              declared: formatMoney(amountMinor, currency, locale),
              rate,
              value: yuan(compared.declaredMinor),
              net: yuan(compared.netMinor),
              difference: yuan(compared.differenceMinor),
              percent: compared.percent ?? '—',
            })
          : t('refund.askRate')}
      </p>
    </div>
  );
}
