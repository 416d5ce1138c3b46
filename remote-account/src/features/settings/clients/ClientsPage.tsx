import { clientList, listFieldsOf } from '@berth/contract';
import {
  exportList,
  Link,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
} from '@berth/runtime';
import { DefinedListPage, Money, orDash, toListInput, useTableSearch } from '@berth/ui';
import { accountPaths } from '../../../paths.ts';
import { clientDots } from './client-dots.ts';
import styles from './clients.module.css';
import {
  type ClientRow,
  useAccountClientsQuery,
  useAccountWaitingOfClientsQuery,
} from './clients.queries.ts';
import { useClientWords } from './use-client-words.ts';

const fields = listFieldsOf(clientList);
const fresh = { refetchOnMountOrArgChange: true } as const;

/** `/settings/clients`: the customers, below what of them waits to be reviewed. */
export function ClientsPage() {
  const { t, locale } = useClientWords();
  const mayExport = useHasPermission('exports:make');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountClientsQuery({ list: toListInput(search) }, fresh);
  return (
    <DefinedListPage<typeof clientList, ClientRow>
      list={clientList}
      cells={{
        name: ({ id, name }) => <Link to={accountPaths.client({ id })}>{name}</Link>,
        branch: ({ branch }) => orDash(branch[locale]),
        creditLimit: ({ creditLimit }) =>
          creditLimit ? <Money minorUnits={creditLimit.amountMinor} currency="CNY" /> : orDash(''),
        salesperson: ({ salesperson }) => orDash(salesperson[locale]),
        service: ({ service }) => orDash(service[locale]),
      }}
      status={{ column: 'state', dots: clientDots }}
      notice={<Waiting />}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(clientList.name)}
      emptyTexts={{ text: t('empty'), noMatch: t('noMatch') }}
      onExport={mayExport ? exportList(clientList.name, clientList.title[locale]) : undefined}
    />
  );
}

/** Both are decided in the same queue. */
function Waiting() {
  const { t } = useClientWords();
  const { data } = useAccountWaitingOfClientsQuery(undefined, fresh);
  if (!data) return null;
  return (
    <div className={styles.waiting}>
      <Link to={accountPaths.registrations()}>
        {t('registrationsWaiting', { count: String(data.registrations) })}
      </Link>
      <Link to={accountPaths.registrations()}>
        {t('changesWaiting', { count: String(data.companyChanges) })}
      </Link>
    </div>
  );
}
