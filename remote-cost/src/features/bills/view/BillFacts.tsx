import { settlementNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Amounts, DescriptionList, FormSection, formatDayRange } from '@berth/ui';
import type { ReactNode } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';

/** What the bill is about and what it comes to, with the rates that the forwarder stated. */
export function BillFacts({ bill }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  const { settlement, periodFrom, periodTo, issuedOn, totals, rates, remarks } = bill;
  const fact = (key: string, value: ReactNode) => ({ key, label: t(`bill.${key}`), value });
  return (
    <FormSection title={t('bill.facts')} id="bill-facts">
      <DescriptionList
        columns={4}
        items={[
          fact('amounts', <Amounts amounts={totals} isInline />),
          fact('settlement', settlementNames[settlement][locale]),
          fact('period', formatDayRange(periodFrom, periodTo, locale)),
          fact('issuedOn', issuedOn),
          ...(rates.length > 0
            ? [
                {
                  ...fact(
                    'rates',
                    rates
                      .map(({ currency, rate, rateOn }) => t('bill.rate', { currency, rate, day: rateOn }))
                      .join('; '),
                  ),
                  isWide: true,
                },
              ]
            : []),
          ...(remarks ? [{ ...fact('remarks', remarks), isWide: true }] : []),
        ]}
      />
    </FormSection>
  );
}
