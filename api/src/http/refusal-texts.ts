import { type ErrorCode, errorCodes, fillTexts, type LocalizedText } from '@berth/contract';
import type { RefusalParams } from './refusal.ts';

/** The message of a refusal in each language, with its places filled. */
export function refusalTexts(code: ErrorCode, params: RefusalParams = {}): LocalizedText {
  return fillTexts(errorCodes[code], params);
}
