import { type BillRow, billList, billStatuses, listFieldsOf, owedStatuses } from '@berth/contract';
import {
  exportList,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import {
  Amounts,
  type ConditionSet,
  DefinedListPage,
  toListInput,
  useChinaDay,
  useChosenRows,
  useTableSearch,
} from '@berth/ui';
import { NoPermission } from '../../access/NoPermission.tsx';
import { useCostBillCountsQuery, useCostBillListQuery } from '../../calls/cost.queries.ts';
import { PeriodStatement } from '../../statements/PeriodStatement.tsx';
import { AccountStrip } from './AccountStrip.tsx';
import { BillCard } from './BillCard.tsx';
import { BillsBar } from './BillsBar.tsx';
import { billCells } from './bill-cells.tsx';

const fields = listFieldsOf(billList);
// Each status has the dot of its name.
const dots = Object.fromEntries(billStatuses.map((name) => [name, name]));

/** `/cost`: the customer's bills. */
export function ListBillsPage() {
  return useHasPermission('cost:view') ? <BillList /> : <NoPermission />;
}

function BillList() {
  const { t, locale } = useTranslation('cost');
  const mayExport = useHasPermission('exports:make');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useCostBillListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const { data: counts } = useCostBillCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const chosen = useChosenRows<BillRow>(query.data?.rows);
  const overdue = useOverdue(counts?.overdue);
  return (
    <DefinedListPage<typeof billList, BillRow>
      list={billList}
      cells={billCells(locale)}
      status={{ column: 'status', dots, counts: counts?.statuses, sets: [overdue] }}
      totals={{ amounts: <Amounts amounts={query.data?.summary.totals ?? []} /> }}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(billList.name)}
      actions={<PeriodStatement />}
      notice={<AccountStrip />}
      selection={{
        chosen: chosen.rows,
        onChange: chosen.setChosen,
        nameOf: ({ number }) => number,
        actions: (rows) => <BillsBar bills={[...rows.values()]} onDone={chosen.forget} />,
      }}
      renderCard={(row) => <BillCard row={row} />}
      emptyTexts={{ text: t('list.empty'), noMatch: t('list.noMatch') }}
      onExport={mayExport ? exportList(billList.name, billList.title[locale]) : undefined}
    />
  );
}

/** What is owed and past its day, as conditions of the list. */
function useOverdue(count: number | undefined): ConditionSet {
  const { t } = useTranslation('cost');
  const today = useChinaDay();
  return {
    key: 'overdue',
    label: t('list.overdue'),
    count,
    conditions: [
      { field: 'status', operator: 'include', values: [...owedStatuses] },
      { field: 'dueOn', operator: '<', values: [today] },
    ],
  };
}
