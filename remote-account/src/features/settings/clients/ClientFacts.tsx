import { clientKindNames } from '@berth/contract';
import { DescriptionList, FormSection, formatMoment, formatMoney, formatPercent, Money } from '@berth/ui';
import styles from './clients.module.css';
import type { Client } from './clients.queries.ts';
import { useClientWords } from './use-client-words.ts';

/** Who the customer is, and what it owes against what it may owe. */
export function ClientFacts({ client }: { client: Client }) {
  const { t, locale } = useClientWords();
  const { kind, creditCode, registeredAddress, createdAt } = client;
  return (
    <FormSection title={t('facts')} id="client-facts">
      <DescriptionList
        columns={2}
        items={[
          { key: 'kind', label: t('kind'), value: clientKindNames[kind][locale] },
          { key: 'since', label: t('since'), value: formatMoment(createdAt) },
          {
            key: 'creditCode',
            label: t('creditCode'),
            ...(creditCode ? { code: creditCode } : { value: '' }),
          },
          { key: 'owed', label: t('owed'), value: <Owed client={client} /> },
          { key: 'address', label: t('registeredAddress'), value: registeredAddress, isWide: true },
        ]}
      />
    </FormSection>
  );
}

function Owed({ client: { owed, terms } }: { client: Client }) {
  const { t, locale } = useClientWords();
  const { amountMinor: used } = owed;
  const limit = terms.creditLimitMinor;
  const inYuan = (amountMinor: number) => formatMoney(amountMinor, 'CNY', locale);
  const isOver = limit !== null && used > limit;
  return (
    <div className={styles.owed}>
      <Money minorUnits={used} currency="CNY" />
      {limit !== null && <progress value={used} max={Math.max(limit, 1)} aria-label={t('usedLabel')} />}
      {limit === null && <span className={styles.quiet}>{t('noLimit')}</span>}
      {isOver && <span className={styles.over}>{t('overLimit', { amount: inYuan(used - limit) })}</span>}
      {limit !== null && !isOver && (
        <span className={styles.quiet}>
          {t('ofLimit', {
            share: formatPercent(limit === 0 ? 0 : used / limit, locale),
            left: inYuan(limit - used),
          })}
        </span>
      )}
    </div>
  );
}
