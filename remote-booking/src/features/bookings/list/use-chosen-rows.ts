import { useState } from 'react';

type Identified = { id: string };

/** The rows that are chosen for something, across pages; each as the list shows it now, where it still shows it. */
export function useChosenRows<Row extends Identified>(shown: readonly Row[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const newest = new Map(shown?.map((row) => [row.id, row]));
  const rows = new Map([...chosen].map(([id, row]) => [id, newest.get(id) ?? row]));
  /** These are done with. */
  const forget = (ids: readonly string[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return { rows, setChosen, forget };
}
