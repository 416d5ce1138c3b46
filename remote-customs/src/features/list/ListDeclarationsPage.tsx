import { declarationList, listFieldsOf } from '@berth/contract';
import {
  Link,
  tableAnswer,
  useHasPermission,
  useNavigate,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import { CodeText, DefinedListPage, toListInput, useTableSearch } from '@berth/ui';
import { Button } from 'antd';
import { customsPaths } from '../../paths.ts';
import { useCustomsDeclarationListQuery } from '../calls/customs.queries.ts';
import { statusDots } from '../facts/DeclarationStatusDot.tsx';

const fields = listFieldsOf(declarationList);

/** `/customs`: the customer's declarations. */
export function ListDeclarationsPage() {
  const { t } = useTranslation('customs');
  const navigate = useNavigate();
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useCustomsDeclarationListQuery(
    { list: toListInput(search) },
    { refetchOnMountOrArgChange: true },
  );
  const mayStart = useHasPermission('customs:edit');
  const begin = mayStart && (
    <Button type="primary" onClick={() => navigate(customsPaths.start())}>
      {t('list.start')}
    </Button>
  );
  return (
    <DefinedListPage
      list={declarationList}
      cells={{
        number: ({ id, number }) => <Link to={customsPaths.declaration({ id })}>{number}</Link>,
        customsNumber: ({ customsNumber }) =>
          customsNumber === '' ? '—' : <CodeText code={customsNumber} />,
        papersFilled: ({ papersFilled, papersRequired }) =>
          t('papers.progress', { filled: papersFilled, required: papersRequired }),
      }}
      status={{ column: 'status', dots: statusDots }}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(declarationList.name)}
      actions={begin}
      emptyTexts={{ text: t('list.empty'), noMatch: t('list.noMatch') }}
    />
  );
}
