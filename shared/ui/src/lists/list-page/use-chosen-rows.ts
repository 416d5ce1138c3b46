import { useState } from 'react';

/** The chosen rows of a list, across pages; each as the list shows it now, as long as the list shows it. */
export function useChosenRows<Row extends { id: string }>(shown: readonly Row[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const newest = new Map(shown?.map((row) => [row.id, row]));
  const rows = new Map([...chosen].map(([id, row]) => [id, newest.get(id) ?? row]));
  /** Unselects rows, such as those that are gone. */
  const forget = (ids: readonly string[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return { rows, setChosen, forget };
}
