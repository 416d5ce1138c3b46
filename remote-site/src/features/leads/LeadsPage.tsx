import { leadList, listFieldsOf, paths } from '@berth/contract';
import {
  exportList,
  Link,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
} from '@berth/runtime';
import { DefinedListPage, EmptyState, orDash, StatusDot, toListInput, useTableSearch } from '@berth/ui';
import { leadDots } from './lead-dots.ts';
import { type LeadRow, useSiteLeadsQuery } from './leads.queries.ts';
import { useLeadWords } from './use-lead-words.ts';

const fields = listFieldsOf(leadList);

/** `/site/leads`: what visitors of the public site asked, for whoever works on it. */
export function LeadsPage() {
  const { t } = useLeadWords();
  return useHasPermission('leads:desk') ? <Leads /> : <EmptyState text={t('noPermission')} />;
}

function Leads() {
  const { t, locale } = useLeadWords();
  const mayExport = useHasPermission('exports:make');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useSiteLeadsQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  return (
    <DefinedListPage<typeof leadList, LeadRow>
      list={leadList}
      cells={{
        number: ({ id, number }) => <Link to={paths.lead({ id })}>{number}</Link>,
        isDoubtful: ({ isDoubtful }) =>
          isDoubtful ? <StatusDot status="returned">{t('doubtful')}</StatusDot> : orDash(''),
      }}
      status={{ column: 'state', dots: leadDots }}
      meta={t('meta')}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(leadList.name)}
      emptyTexts={{ text: t('empty'), noMatch: t('noMatch') }}
      onExport={mayExport ? exportList(leadList.name, leadList.title[locale]) : undefined}
    />
  );
}
