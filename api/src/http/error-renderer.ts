import { type ErrorAnswer, type ErrorCode, errorCodes, type FieldError, type Locale } from '@berth/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isOverTime } from '../database/database-errors.ts';
import { StorageUnavailableError } from '../files/storage-unavailable.ts';
import { callLocale } from './call-locale.ts';
import { Refusal } from './refusal.ts';
import { refusalTexts } from './refusal-texts.ts';
import { refusalOverTime } from './refuse-over-time.ts';

/** Whoever asks again by itself does so once a database that is started again may answer. */
const retryAfterSeconds = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** The code with which it is refused; not there while it is not. */
    refusedAs?: ErrorCode;
  }
}

/** Every failed call ends here: the code's status, the message in the caller's language, the request's id. */
export function renderError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  request.refusedAs = refusal.code;
  const status = refusal.details.status ?? errorCodes[refusal.code].status;
  if (status >= 500) {
    const cause = error instanceof Refusal ? (error.cause ?? error) : error;
    request.log.error(typeof cause === 'string' ? { cause } : { err: cause }, refusal.code);
  }
  const seconds = refusal.details.params?.seconds;
  if (status === 429 && typeof seconds === 'number') reply.header('retry-after', seconds);
  if (status === 503) reply.header('retry-after', typeof seconds === 'number' ? seconds : retryAfterSeconds);
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorAnswer(refusal, callLocale(request), request.id)));
}

function errorAnswer(refusal: Refusal, locale: Locale, requestId: string): ErrorAnswer {
  const { params, field, fields, existing } = refusal.details;
  const texts = refusal.details.texts ?? refusalTexts(refusal.code, params);
  return {
    code: refusal.code,
    message: texts[locale],
    texts,
    ...(field === undefined ? {} : { field }),
    ...(fields === undefined ? {} : { fields: fields.map((each) => fieldIn(locale, each)) }),
    ...(existing === undefined ? {} : { existing }),
    requestId,
  };
}

function fieldIn(locale: Locale, { field, message, texts }: FieldError): FieldError {
  return texts ? { field, message: texts[locale], texts } : { field, message };
}

const codeOfFastifyError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** What an error is to whoever made the call. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOverTime(error)) return refusalOverTime(error);
  if (isDatabaseAway(error)) return new Refusal('DATABASE_UNAVAILABLE');
  if (error instanceof StorageUnavailableError) return new Refusal('STORAGE_UNAVAILABLE');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : codeOfFastifyError[code];
  if (known) return new Refusal(known);
  const isClientError = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new Refusal(isClientError ? 'REQUEST_INVALID' : 'INTERNAL');
}
