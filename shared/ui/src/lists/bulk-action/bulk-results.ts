import type { LocalizedText } from '@berth/contract';

/** What became of one record: the action was done, the record was not found, or the server refused with a reason. */
export type BulkResult =
  | { id: string; outcome: 'done' /** What came of it. */; note?: LocalizedText }
  | { id: string; outcome: 'notFound' }
  | { id: string; outcome: 'refused'; texts: LocalizedText };

/** A chosen record with which the action cannot be done, and the reason. */
export type BarredRecord<Item> = { item: Item; why: string };

/** The words of one action, in the current language. */
export type BulkWords = {
  /** The name of the action, as on its button; for so many records. */
  action: (count: number) => string;
  title: (count: number) => string;
  resultTitle: string;
  /** What the action does, before it is confirmed. */
  explain: string;
  /** The label of the list of records with which it will be done. */
  open: string;
  confirm: (count: number) => string;
  /** Above the records with which it cannot be done: some of those chosen, or all. */
  barred: (count: number) => string;
  noneOpen: string;
  summary: (done: number, left: number) => string;
  isDone: string;
  notFound: string;
  /** What trying again does, after a failed call. */
  again: string;
};
