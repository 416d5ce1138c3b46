import {
  type ErrorCode,
  errorCodes,
  fillTemplate,
  inEachLanguage,
  type LocalizedText,
} from '@berth/contract';
import type { RefusalParams } from './refusal.ts';

/** The message of a refusal in each language, with its places filled. */
export function refusalTexts(code: ErrorCode, params: RefusalParams = {}): LocalizedText {
  return inEachLanguage((language) => {
    const places = Object.entries(params).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]);
    return fillTemplate(errorCodes[code][language], Object.fromEntries(places));
  });
}
