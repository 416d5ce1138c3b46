import type { VersionError } from '@berth/contract/endpoints';
import { moment } from './moment.ts';
import { causeWords } from './release-words.ts';

/** Of an error's own words: the whole of them stand on the page of the staff. */
const mostShown = 200;
/** What moves the cursor, turns the direction of the line or is not seen: a page can report any text. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** What a version failed with, a line each, for a terminal. */
export function errorLines(errors: readonly VersionError[]): string[] {
  return errors.map(({ cause, text, customers, lastAt }) => {
    const where = cause === null ? '' : (causeWords[cause] ?? cause);
    const what = [where, text].map(oneLine).filter(Boolean).join(': ');
    const who = customers === 0 ? 'visitors' : customers === 1 ? '1 customer' : `${customers} customers`;
    return `    ${what} (${who}, last ${moment(lastAt)})`;
  });
}

function oneLine(text: string): string {
  const characters = Array.from(text.toWellFormed().replace(unseen, ' ').trim());
  return characters.length > mostShown ? `${characters.slice(0, mostShown).join('')}…` : characters.join('');
}
