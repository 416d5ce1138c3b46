import type { ExistingRecord, FieldError, Locale, LocalizedText } from '@berth/contract';

/** Why a call did not give its data. */
export type ApiErrorKind = 'status' | 'business' | 'noResponse' | 'timeout' | 'malformed' | 'aborted';

/** A failed call as a plain object: what RTK Query keeps as `error`. `message` is fit to be shown. */
export type ApiProblem = {
  kind: ApiErrorKind;
  message: string;
  /** The message in each language, where it is known. */
  texts?: LocalizedText;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** The server's error code (`errorCodes` of the contract). */
  code?: string;
  field?: string;
  fields?: FieldError[];
  /** The caller's own record that stands in the way. */
  existing?: ExistingRecord;
  /** To quote to support. */
  requestId?: string;
  /** Refused for now: how many seconds until it may be tried again. */
  retryAfterSeconds?: number;
};

/** What `request` throws. */
export class ApiError extends Error implements ApiProblem {
  readonly kind: ApiErrorKind;
  readonly texts?: LocalizedText;
  readonly status?: number;
  readonly code?: string;
  readonly field?: string;
  readonly fields?: FieldError[];
  readonly existing?: ExistingRecord;
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;

  constructor(problem: ApiProblem) {
    super(problem.message);
    this.name = 'ApiError';
    this.kind = problem.kind;
    Object.assign(this, problem);
  }

  toProblem(): ApiProblem {
    const { kind, message, texts, status, code, field, fields, existing, requestId, retryAfterSeconds } =
      this;
    return { kind, message, texts, status, code, field, fields, existing, requestId, retryAfterSeconds };
  }
}

/** What to show of a failure in a language, whichever language it was answered in. */
export function problemText(
  { message, texts }: Pick<ApiProblem, 'message' | 'texts'>,
  locale: Locale,
): string {
  return texts?.[locale] ?? message;
}
