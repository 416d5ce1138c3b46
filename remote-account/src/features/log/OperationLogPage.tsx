import { isMainAccount, listFieldsOf, operationList } from '@berth/contract';
import {
  localized,
  tableAnswer,
  useSearchParams,
  useTableMemory,
  useTranslation,
  useUser,
} from '@berth/runtime';
import { DefinedListPage, orDash, toListInput, useTableSearch } from '@berth/ui';
import { useAccountLogQuery } from '../calls/account.queries.ts';

const fields = listFieldsOf(operationList);

/** `/usercenter/log`: who did what with their account, when and from where. */
export function OperationLogPage() {
  const { t, locale } = useTranslation('account');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountLogQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const isOfCompany = isMainAccount(useUser()?.role ?? []);
  return (
    <DefinedListPage
      list={operationList}
      cells={{ subject: ({ subject }) => orDash(localized(subject, locale)) }}
      meta={t(isOfCompany ? 'log.ofCompany' : 'log.ofOwn')}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(operationList.name)}
      emptyTexts={{ text: t('log.empty'), noMatch: t('log.noMatch') }}
    />
  );
}
