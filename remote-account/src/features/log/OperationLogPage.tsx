import { doerText, isMainAccount, listFieldsOf, operationList } from '@berth/contract';
import {
  exportList,
  localized,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
  useTranslation,
  useUser,
} from '@berth/runtime';
import { DefinedListPage, orDash, toListInput, useTableSearch } from '@berth/ui';
import { type Operation, useAccountLogQuery } from '../calls/account.queries.ts';
import styles from './log.module.css';
import { OperationCard } from './OperationCard.tsx';

const fields = listFieldsOf(operationList);

/** `/usercenter/log`: who did what with the company's accounts and records, when and from where. */
export function OperationLogPage() {
  const { t, locale } = useTranslation('account');
  const mayExport = useHasPermission('exports:make');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountLogQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const isOfCompany = isMainAccount(useUser()?.role ?? []);
  return (
    <DefinedListPage<typeof operationList, Operation>
      list={operationList}
      cells={{
        subject: ({ subject }) => (
          <span className={styles.subject}>{orDash(localized(subject, locale))}</span>
        ),
        by: (row) => doerText(row, locale),
      }}
      status={{ column: 'area', dots: {} }}
      meta={t(isOfCompany ? 'log.ofCompany' : 'log.ofOwn')}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(operationList.name)}
      renderCard={(row) => <OperationCard row={row} />}
      emptyTexts={{ text: t('log.empty'), noMatch: t('log.noMatch') }}
      onExport={mayExport ? exportList(operationList.name, operationList.title[locale]) : undefined}
    />
  );
}
