import type { LocalizedText } from '../language/locale.ts';
import type { ErrorCode } from './error-codes.ts';

/** The code of every successful answer (spec section 9). */
export const successCode = 200;

/** What a successful call answers, HTTP status 200. */
export type Answer<Data> = { code: typeof successCode; message: string; data: Data };

/** What is wrong with one field: `field` is its path in the request, such as `booking.cargo.2.weight`. */
export type FieldError = { field: string; message: string; texts?: LocalizedText };

/** A stored record and the version that it has now. */
export type ExistingRecord = { id: string; version: number };

/** What a refused or failed call answers, with the HTTP status that its code has in `errorCodes`. */
export type ErrorAnswer = {
  code: ErrorCode;
  /** In the caller's language, fit to be shown. */
  message: string;
  /** The same in each language: what stands on screen follows when the reader changes it. */
  texts?: LocalizedText;
  /** The one field that is to blame, where there is one. */
  field?: string;
  /** Every field that is wrong, in the order of the form. */
  fields?: FieldError[];
  /** The caller's own record that stands in the way: the call may be made again as a change of it. */
  existing?: ExistingRecord;
  /** To quote to support: the same id stands in the server's log. */
  requestId: string;
};

/** A page of a list (spec sections 3 and 7). */
export type ListData<Row, Summary = Record<string, never>> = { rows: Row[]; total: number; summary: Summary };
