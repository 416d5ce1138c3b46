import { plainDocument, searchDocument } from '../../../list/search-document.ts';

/** By what whoever asked is found: every way to type the name, and the address. */
export function whoDocument({ name, mail }: { name: string; mail: string }): string {
  return searchDocument([name]) + (mail === '' ? '' : plainDocument([mail]));
}
