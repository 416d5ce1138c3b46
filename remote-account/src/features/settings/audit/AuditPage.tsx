import { auditList, listFieldsOf } from '@berth/contract';
import {
  exportList,
  Link,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
} from '@berth/runtime';
import { DefinedListPage, toListInput, useTableSearch } from '@berth/ui';
import { accountPaths } from '../../../paths.ts';
import { type AuditRow, useAccountAuditQuery } from './audit.queries.ts';
import { auditDots } from './audit-dots.ts';
import { useAuditWords } from './use-audit-words.ts';

const fields = listFieldsOf(auditList);

/** `/settings/log`: every call that wrote something, for staff. */
export function AuditPage() {
  const { t, locale } = useAuditWords();
  const mayExport = useHasPermission('exports:make');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountAuditQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  return (
    <DefinedListPage<typeof auditList, AuditRow>
      list={auditList}
      cells={{ at: ({ id, at }) => <Link to={accountPaths.auditEntry({ id })}>{at}</Link> }}
      status={{ column: 'outcome', dots: auditDots }}
      meta={t('meta')}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(auditList.name)}
      emptyTexts={{ text: t('empty'), noMatch: t('noMatch') }}
      onExport={mayExport ? exportList(auditList.name, auditList.title[locale]) : undefined}
    />
  );
}
