import type { ErrorCode, ExistingRecord, FieldError, LocalizedParams, LocalizedText } from '@berth/contract';

/** Values for the `{places}` of the message; one given per language is chosen by the caller's. */
export type RefusalParams = LocalizedParams;

export type RefusalDetails = {
  params?: RefusalParams;
  /** Instead of the status of the code. */
  status?: number;
  /** Instead of the message of the code. */
  texts?: LocalizedText;
  /** The one field that is to blame. */
  field?: string;
  fields?: FieldError[];
  /** What is in the way, where it is the caller's own. */
  existing?: ExistingRecord;
  /** What went wrong inside; logged, never answered: an error with where it broke, words as they are. */
  cause?: unknown;
};

/** What is wrong at one place, in words that are no message of the catalogue. */
export function fieldError(field: string, texts: LocalizedText): FieldError {
  return { field, message: texts.en, texts };
}

/** Why a call is refused, by a code of the contract; the error renderer turns it into the answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
