import {
  fillTemplate,
  type ListDefinition,
  type ListRow,
  type ListSummary,
  type LocalizedText,
} from '@berth/contract';
import type { ReactNode } from 'react';
import { StatusDot } from '../../status-dot/StatusDot.tsx';
import type { StatusName } from '../../theme/tokens.ts';
import { useTexts } from '../../ui-texts.ts';
import { type ConditionSet, FilterChoices } from '../list-page/FilterChoices.tsx';
import { ListPage, type ListPageProps } from '../list-page/ListPage.tsx';
import { NewRecordButton } from '../list-page/NewRecordButton.tsx';
import { DefinedListCard } from './DefinedListCard.tsx';
import { type FilterOptions, filterFields, offeredChoices } from './filter-fields.ts';
import { type OddCells, screenColumns, summaryCellsOf } from './screen-columns.tsx';

const pageTexts = {
  'zh-CN': { all: '全部', empty: '还没有{title}', noMatch: '没有符合条件的{title}' },
  en: { all: 'All', empty: '{title}: none yet', noMatch: '{title}: nothing matches' },
};

type Definable<List extends ListDefinition, Row extends { id: string }> = Pick<
  ListPageProps<Row, ListSummary<List>>,
  | 'answer'
  | 'search'
  | 'onChange'
  | 'memory'
  | 'onExport'
  | 'selection'
  | 'titleId'
  | 'meta'
  | 'actions'
  | 'notice'
  | 'renderCard'
  | 'emptyTexts'
>;

export type DefinedListPageProps<List extends ListDefinition, Row extends { id: string }> = Definable<
  List,
  Row
> & {
  list: List;
  /** Cells that are more than their value, such as the link that names the record. */
  cells?: OddCells<List, Row>;
  /** What fields of the filter drawer are chosen from. */
  options?: FilterOptions<List>;
  /** Its rows are made and changed on a page of their own. */
  records?: {
    /** What one is called within a sentence. */
    name: LocalizedText;
    /** The column that names one and leads to it. */
    column: keyof List['columns'] & string;
    linkTo: (row: { id: string }, text: string) => ReactNode;
    onNew: () => void;
  };
  /** The column of the status and the dot of each value: cells, chips above the table, and cards show it. */
  status?: {
    column: keyof List['columns'] & string;
    dots: Readonly<Record<string, StatusName>>;
    /** How many there are of each value, on its chip. */
    counts?: Readonly<Record<string, number>>;
    /** Chips after those of the values. */
    sets?: readonly ConditionSet[];
  };
  /** Totals that are more than a number, below their columns. */
  totals?: { [Key in keyof List['columns']]?: ReactNode };
};

/**
 * The page of a list as its definition has it: title, columns, filters, totals, chips of the status, cards, and words
 * for an empty list. What it shows, remembers and exports come by props; `renderCard` and `emptyTexts` take the place of
 * what is derived.
 */
export function DefinedListPage<
  List extends ListDefinition,
  Row extends ListRow<List> & { id: string } = ListRow<List>,
>(props: DefinedListPageProps<List, Row>) {
  const { list, cells, options, status, records, totals, ...page } = props;
  const { locale, ...texts } = useTexts(pageTexts);
  const title = list.title[locale];
  const shown = status ? list.columns[status.column] : undefined;
  const dotOf = (value: string): ReactNode => {
    const word = shown?.words?.[value]?.[locale] ?? value;
    const dot = status?.dots[value];
    return dot ? <StatusDot status={dot}>{word}</StatusDot> : word;
  };
  const statusCell = (row: Row) => dotOf(String((row as Record<string, unknown>)[status?.column ?? '']));
  const textOf = (row: Row, column = '') => String((row as Record<string, unknown>)[column] || '—');
  const own = {
    ...(status ? { [status.column]: statusCell } : {}),
    ...(records ? { [records.column]: (row: Row) => records.linkTo(row, textOf(row, records.column)) } : {}),
  } as OddCells<List, Row>; // keys of its columns
  const columns = screenColumns<List, Row>(list, locale, { ...own, ...cells });
  const create = records && <NewRecordButton name={records.name} onNew={records.onNew} />;
  return (
    <ListPage<Row, ListSummary<List>>
      renderCard={(row) => (
        <DefinedListCard list={list} row={row} columns={columns} status={status?.column} />
      )}
      actions={create}
      {...page}
      emptyTexts={{
        text: fillTemplate(texts.empty, { title }),
        noMatch: fillTemplate(texts.noMatch, { title }),
        action: create,
        ...page.emptyTexts,
      }}
      title={title}
      columns={columns}
      filters={filterFields(list, locale, options)}
      summaryCells={(summary) => ({ ...summaryCellsOf(list, summary, locale), ...totals })}
      quickFilters={
        status && (
          <FilterChoices
            field={status.column}
            label={shown?.heading[locale] ?? ''}
            allLabel={texts.all}
            choices={(shown ? offeredChoices(shown) : []).map((value) => ({
              value,
              label: dotOf(value),
              count: status.counts?.[value],
            }))}
            sets={status.sets}
            conditions={page.search.conditions}
            onChange={page.onChange}
          />
        )
      }
    />
  );
}
