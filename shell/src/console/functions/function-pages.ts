import { consoleLimits, dailyFirst, type MenuItem, menuPages, paths } from '@berth/contract';
import { shownItems } from '../../menu/shown-items.ts';

/** Pages that the menu hides and that begin something new: the most wanted of all. */
const beginnings: readonly string[] = [paths.newLclBooking(), paths.newFclBooking()];

/** How many stand there before anybody has chosen. */
const atFirst = 6;

/** What can be chosen: the pages of the menu, and before them, for those who may, those that begin something. */
export function functionPages(menu: readonly MenuItem[], mayBegin: boolean): MenuItem[] {
  const begin = (mayBegin ? menuPages(menu) : []).filter(({ path }) => beginnings.includes(path));
  const shown = menuPages(dailyFirst(shownItems(menu))).filter(({ path }) => path !== paths.console());
  return [...begin, ...shown];
}

/** The pages that somebody chose, in their order; one that has left the menu is passed over. */
export function chosenPages(pages: readonly MenuItem[], chosen: readonly string[] | null): MenuItem[] {
  if (chosen === null) return pages.slice(0, atFirst);
  return chosen.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}

/** The choice with a page taken in at the end, or left out. */
export function choosePage(chosen: readonly string[], path: string, isChosen: boolean): string[] {
  const others = chosen.filter((each) => each !== path);
  return isChosen ? [...others, path].slice(0, consoleLimits.functions) : others;
}

/** The choice with a page one place earlier or later. */
export function movePage(chosen: readonly string[], path: string, by: -1 | 1): string[] {
  const at = chosen.indexOf(path);
  const other = chosen[at + by];
  return at < 0 || other === undefined ? [...chosen] : chosen.with(at, other).with(at + by, path);
}
