import { billStatusNames } from '@berth/contract';
import { Link, useSearchParams, useTranslation } from '@berth/runtime';
import { Amounts, EmptyState, FormSection, StatusDot, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { costPaths } from '../../../paths.ts';
import { useDeskBillsQuery } from '../../calls/desk.queries.ts';
import { DeskQuery } from '../DeskQuery.tsx';
import styles from '../desk.module.css';

/** Any bill by a part of its number, its remittance reference or its customer's name; the search is in the address. */
export function FindBills() {
  const { t } = useTranslation('cost');
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: React's test browser knows no <search> */}
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          setParams(text === '' ? {} : { search: text });
        }}
      >
        <TextInput
          aria-label={t('desk.find')}
          placeholder={t('desk.find')}
          inputMode="search"
          value={typed}
          onChange={setTyped}
        />
        <Button htmlType="submit">{t('desk.search')}</Button>
      </form>
      {search !== '' && <FoundBills search={search} />}
    </>
  );
}

function FoundBills({ search }: { search: string }) {
  const { t, locale } = useTranslation('cost');
  const query = useDeskBillsQuery({ query: { search } }, { refetchOnMountOrArgChange: true });
  return (
    <FormSection title={t('desk.found')} id="desk-found">
      <DeskQuery query={{ ...query, data: query.currentData }}>
        {(bills) =>
          bills.length === 0 ? (
            <EmptyState isPart text={t('desk.noneFound')} />
          ) : (
            <ul className={styles.list}>
              {bills.map(({ id, number, customer, status, totals }) => (
                <li key={id} className={styles.row}>
                  <Link className={styles.number} to={costPaths.deskBill({ id })}>
                    {number}
                  </Link>
                  <span className={styles.words}>{customer.name}</span>
                  <span className={styles.words}>
                    <Amounts amounts={totals} isInline />
                  </span>
                  <StatusDot status={status}>{billStatusNames[status][locale]}</StatusDot>
                </li>
              ))}
            </ul>
          )
        }
      </DeskQuery>
    </FormSection>
  );
}
