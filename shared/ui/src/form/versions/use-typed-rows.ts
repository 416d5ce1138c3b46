import type { FieldError } from '@berth/contract';
import { useState } from 'react';
import {
  carriedOver,
  isSameTyped,
  livingRows,
  outdatedRows,
  type RowsOfVersion,
  type TypedRowSpec,
  type TypedRows,
} from './typed-rows.ts';

export type TypedRowsInput<Entry extends object, Row> = {
  spec: TypedRowSpec<Entry, Row>;
  /** The stored rows as they are now. */
  present: RowsOfVersion<Row>;
  /** What was typed, with a change of one row. */
  withEntry: (
    typed: TypedRows<Entry, Row>,
    index: number,
    present: RowsOfVersion<Row>,
    change: Partial<Entry>,
  ) => TypedRows<Entry, Row>;
};

/** What is typed of single rows of a stored list, which fields were left, and what the server refused of it. */
export function useTypedRows<Entry extends object, Row>(input: TypedRowsInput<Entry, Row>) {
  const { spec, present, withEntry } = input;
  const [typed, setTyped] = useState<TypedRows<Entry, Row>>(new Map());
  const draft = livingRows(spec, typed, present);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, FieldError>>(new Map());
  const change = (index: number, entry: Partial<Entry>) => {
    setTyped((now) => withEntry(livingRows(spec, now, present), index, present, entry));
    setRefused((now) => new Map([...now].filter(([path]) => !path.startsWith(`${index}.`))));
  };
  return {
    draft,
    touched,
    refused,
    outdated: outdatedRows(spec, draft, present),
    refuse: setRefused,
    /** With `sent` what was sent alone: what was typed in a row since then stays. */
    forget: (sent?: TypedRows<Entry, Row>) => {
      const isSent = (index: number, entry: Entry) => !sent || isSameTyped(sent.get(index), entry);
      setTyped((now) => new Map([...now].filter(([index, entry]) => !isSent(index, entry))));
      setTouched(new Set());
    },
    /** Puts back what was typed before, but in rows that something is typed in by now. */
    restore: (rows: TypedRows<Entry, Row>) => setTyped((now) => new Map([...rows, ...now])),
    entryAt: (index: number) => draft.get(index) ?? null,
    change,
    /** Opens the fields of a row that has an entry. */
    begin: (index: number) => change(index, {}),
    /** Discards what was typed of a row. */
    giveUp: (index: number) => setTyped((now) => new Map([...now].filter(([each]) => each !== index))),
    /** What was typed is meant for the row that stands here now; without an index, for all that stayed the same. */
    carryOver: (index?: number) => setTyped((now) => carriedOver(spec, now, present, index)),
    leave: (path: string) => setTouched((now) => new Set(now).add(path)),
  };
}
