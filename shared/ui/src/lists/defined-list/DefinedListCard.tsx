import type { ListDefinition } from '@berth/contract';
import type { DataColumn } from '../../data-table/columns/data-column.ts';
import { CardLine, cardText, ListCard } from '../list-page/ListCard.tsx';

export type DefinedListCardProps<List extends ListDefinition, Row> = {
  list: List;
  row: Row;
  /** Of `screenColumns`, so that a card shows what the table shows. */
  columns: readonly DataColumn<Row>[];
  /** The key of the column beside the name; the first choice of the list where left out. */
  status?: keyof List['columns'] & string;
};

const mostFacts = 2;

/**
 * A row of a defined list on a narrow screen: the column that names it, its status, two facts, its amounts, and what can
 * be done with it, where the list has a column `acts`.
 */
export function DefinedListCard<List extends ListDefinition, Row>(props: DefinedListCardProps<List, Row>) {
  const { list, row, columns } = props;
  const kindOf = ({ key }: DataColumn<Row>) => list.columns[key]?.kind;
  const name = columns.find(({ isAlwaysShown }) => isAlwaysShown) ?? columns[0];
  const status = columns.find((each) =>
    props.status ? each.key === props.status : kindOf(each) === 'choice',
  );
  const acts = columns.find(({ key }) => key === 'acts');
  const others = columns.filter(
    (each) => each !== name && each !== status && each !== acts && !each.isHiddenAtFirst,
  );
  const facts = others.filter((each) => kindOf(each) !== 'number').slice(0, mostFacts);
  const amounts = others.filter((each) => kindOf(each) === 'number');
  return (
    <ListCard
      name={name?.render(row)}
      status={status?.render(row)}
      amounts={amounts.map((each) => ({ text: each.render(row), unit: each.title }))}
    >
      {facts.map((each) => (
        <CardLine key={each.key}>
          <span className={cardText.muted}>{each.title}</span>
          <span>{each.render(row)}</span>
        </CardLine>
      ))}
      {acts?.render(row)}
    </ListCard>
  );
}
