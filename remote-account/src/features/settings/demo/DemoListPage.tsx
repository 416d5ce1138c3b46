import { demoList, listFieldsOf } from '@berth/contract';
import { Link, tableAnswer, useNavigate, useSearchParams, useTableMemory } from '@berth/runtime';
import { DefinedListPage, toListInput, useTableSearch } from '@berth/ui';
import { accountPaths } from '../../../paths.ts';
import { type DemoRow, useAccountDemoRecordsQuery, useAccountDemoVersionQuery } from './demo.queries.ts';
import { useDemoWords } from './use-demo-words.ts';

const fields = listFieldsOf(demoList);

/** `/settings/demo/list`: the template of a list. */
export function DemoListPage() {
  const { t } = useDemoWords();
  const navigate = useNavigate();
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountDemoRecordsQuery(
    { list: toListInput(search) },
    { refetchOnMountOrArgChange: true },
  );
  const { data: server } = useAccountDemoVersionQuery(undefined);
  return (
    <DefinedListPage<typeof demoList, DemoRow>
      list={demoList}
      meta={server && t('server', server)}
      records={{
        name: { 'zh-CN': '演示记录', en: 'demo record' },
        column: 'title',
        linkTo: ({ id }, text) => <Link to={accountPaths.demoRecord({ id })}>{text}</Link>,
        onNew: () => navigate(accountPaths.demoForm()),
      }}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(demoList.name)}
    />
  );
}
