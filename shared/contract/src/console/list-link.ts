import type { FilterObject } from '../list/filter-object.ts';
import { paths } from '../paths.ts';

/** The rows behind a figure: a list by its name, and the filter that leaves exactly those. */
export type ListLink = { list: string; filter: FilterObject };

const pages: Readonly<Record<string, () => string>> = {
  lclBookings: paths.lclBookings,
  fclBookings: paths.fclBookings,
  airBookings: paths.airBookings,
  bills: paths.bills,
};

/** The address of a list with its filter; null for a list that this build knows no page of. */
export function pathOfList({ list, filter }: ListLink): string | null {
  const page = Object.hasOwn(pages, list) ? pages[list] : undefined;
  if (!page) return null;
  const address = new URLSearchParams();
  for (const [field, texts] of Object.entries(filter)) {
    for (const text of texts) address.append(field, text);
  }
  const query = address.toString();
  return query === '' ? page() : `${page()}?${query}`;
}
