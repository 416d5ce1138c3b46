import type { ErrorAnswer } from '@berth/contract';
import { AxiosError, isCancel } from 'axios';
import { readAppLanguage } from '../language/app-language.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-texts.ts';

/** Turns whatever a call failed with into an ApiError whose message is that of the catalogue (section 8). */
export async function readFailure(failure: unknown): Promise<ApiError> {
  if (failure instanceof ApiError) return failure;
  const locale = readAppLanguage();
  if (isCancel(failure)) return new ApiError({ kind: 'aborted', message: errorText('aborted', locale) });
  if (!(failure instanceof AxiosError)) throw failure;
  if (!failure.response) {
    const isTimeout = failure.code === AxiosError.ECONNABORTED || failure.code === AxiosError.ETIMEDOUT;
    return new ApiError({
      kind: isTimeout ? 'timeout' : 'noResponse',
      message: errorText('noResponse', locale),
    });
  }
  const { status, data, headers } = failure.response;
  const retryAfter = Number(headers['retry-after']);
  const answer = await readErrorAnswer(data);
  const { code, field, fields, requestId } = answer;
  return new ApiError({
    kind: 'status',
    status,
    message: statusMessage(status, answer.message),
    code,
    field,
    fields,
    requestId,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

function statusMessage(status: number, serverMessage: string | undefined): string {
  const locale = readAppLanguage();
  if (status === 404) return errorText('notFound', locale);
  if (status === 401) return errorText('signedOut', locale);
  if (serverMessage) return serverMessage;
  if (status === 500) return errorText('serverError', locale);
  if (status === 403) return errorText('forbidden', locale);
  return errorText('otherStatus', locale, { code: status });
}

/** The server's error body; a download that was refused carries it as a JSON blob. */
async function readErrorAnswer(data: unknown): Promise<Partial<ErrorAnswer>> {
  if (data instanceof Blob) return readErrorAnswer(parseJson(await data.text()));
  if (typeof data === 'string') return readErrorAnswer(parseJson(data));
  return typeof data === 'object' && data !== null ? data : {};
}

function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
