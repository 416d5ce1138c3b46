import { emptyBuyOrder } from './buy-order.ts';
import { type DeclarationContent, hasBuyOrder, hasTaxRefund } from './declaration.ts';
import { emptyDeclarationHeader } from './declaration-header.ts';
import { emptyDeclarationLine } from './declaration-line.ts';
import { emptyVatInvoiceLine } from './vat-invoice.ts';

/** Why the desk returned a declaration, by the path of the field in `DeclarationContent`; '' for the whole. */
export type ReturnReason = { path: string; words: string };

const lists = ['goods', 'vatInvoices'] as const;
type List = (typeof lists)[number];
type Line = Readonly<Record<string, unknown>>;

const emptyLines: Readonly<Record<List, object>> = {
  goods: emptyDeclarationLine(),
  vatInvoices: emptyVatInvoiceLine(),
};
const emptyGroups: Readonly<Record<string, object>> = {
  header: emptyDeclarationHeader(),
  buyOrder: emptyBuyOrder(),
};

/** Of a path in a list: the list, the place of the line, and its column. */
function placeOf(path: string): { list: List; at: number; column: string } | null {
  const [, name, at, column = ''] = /^(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const list = lists.find((each) => each === name);
  return list ? { list, at: Number(at), column } : null;
}

const linesOf = (content: DeclarationContent, list: List): readonly Line[] => content[list];

/** Whether two contents have the same value at a path; `otherPath` where the line of it has moved. */
export function hasSameValue(
  one: DeclarationContent,
  other: DeclarationContent,
  path: string,
  otherPath: string = path,
): boolean {
  return JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, otherPath));
}

function valueAt(content: DeclarationContent, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
}

/** Whether a path names a field that the customer sees of such a declaration. */
export function isReturnPath(content: DeclarationContent, path: string): boolean {
  if (path === '' || path === 'kind' || path === 'currency') return true;
  const place = placeOf(path);
  if (place) {
    if (place.list === 'vatInvoices' && !hasTaxRefund(content.kind)) return false;
    const isThere = place.at < linesOf(content, place.list).length;
    return isThere && Object.hasOwn(emptyLines[place.list], place.column);
  }
  const [group = '', field, ...more] = path.split('.');
  if (group === 'buyOrder' && !hasBuyOrder(content.kind)) return false;
  return more.length === 0 && field !== undefined && Object.hasOwn(emptyGroups[group] ?? {}, field);
}

/**
 * The reasons that still hold once a declaration is saved: each field as it was when it was returned. A reason of a line
 * follows the line to where it stands now.
 */
export function reasonsLeft(
  reasons: readonly ReturnReason[],
  before: DeclarationContent,
  after: DeclarationContent,
): ReturnReason[] {
  const moved = {
    goods: placesOfLines(before, after, 'goods'),
    vatInvoices: placesOfLines(before, after, 'vatInvoices'),
  };
  return reasons.flatMap((reason) => {
    const place = placeOf(reason.path);
    const at = place && moved[place.list].get(place.at);
    if (place && at === undefined) return [];
    const path = place ? `${place.list}.${at}.${place.column}` : reason.path;
    if (path === '') return [reason];
    return hasSameValue(before, after, reason.path, path) ? [{ ...reason, path }] : [];
  });
}

const enteredOf = (line: Line) =>
  Object.keys(line).filter((column) => line[column] !== '' && line[column] !== null);

/** Where each line stands now: the one that is the same, else of those that are left the one that is most like it. */
function placesOfLines(
  before: DeclarationContent,
  after: DeclarationContent,
  list: List,
): Map<number, number> {
  const [then, now] = [linesOf(before, list), linesOf(after, list)];
  const places = new Map<number, number>();
  const free = new Set(now.keys());
  const take = (at: number, place: number | undefined) => {
    if (place === undefined) return;
    places.set(at, place);
    free.delete(place);
  };
  const isAlike = (one: Line, other: Line, column: string) =>
    JSON.stringify(one[column]) === JSON.stringify(other[column]);
  const likeness = (one: Line, other: Line) =>
    enteredOf(one).filter((column) => isAlike(one, other, column)).length;
  for (const [at, line] of then.entries()) {
    const same = [...free].filter((place) =>
      Object.keys(line).every((column) => isAlike(line, now[place] ?? {}, column)),
    );
    take(at, same.includes(at) ? at : same[0]);
  }
  for (const [at, line] of then.entries()) {
    if (places.has(at)) continue;
    const byLikeness = [...free]
      .map((place) => ({ place, likeness: likeness(line, now[place] ?? {}) }))
      .toSorted(
        (one, other) =>
          other.likeness - one.likeness || Number(other.place === at) - Number(one.place === at),
      );
    // A line that has little in common with it is another one.
    const [best] = byLikeness.filter((each) => each.likeness >= enteredOf(line).length / 2);
    take(at, best?.place);
  }
  return places;
}
