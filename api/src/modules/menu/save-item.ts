import { randomUUID } from 'node:crypto';
import {
  isMenuPage,
  type Locale,
  type MenuItemContent,
  type MenuSurroundings,
  menuItemProblems,
  type Problem,
  type RemoteEntry,
  settleMenuItem,
  storedItemLimits,
  under,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { missingVersion, requireVersion } from '../../save/asked-version.ts';
import { saveOnce } from '../../save/save-once.ts';
import { presentItem, rowOf } from './menu.presenter.ts';
import {
  deleteMenuItem,
  insertMenuItem,
  lockMenu,
  type MenuItemRow,
  readFrameHosts,
  shownVersion,
  updateMenuItem,
} from './menu.repository.ts';
import { listMenuRoles } from './menu-roles.ts';

export type MenuDependencies = Pick<Context, 'database' | 'clock'> & {
  /** The remotes as somebody's registry has them. */
  readRemotes: (actor: Actor) => Promise<readonly RemoteEntry[]>;
};

type Asked<Key extends 'POST /system/menu/save' | 'POST /system/menu/move'> = {
  actor: Actor;
  locale: Locale;
  body: Call<Key>['body'];
};

/** Adds an item at the end of its place, or changes one on the version that the change was made on. */
export async function saveItem(
  deps: MenuDependencies,
  { actor, locale, body }: Asked<'POST /system/menu/save'>,
): Promise<{ id: string; version: number }> {
  const { idempotencyKey: key, ...content } = body;
  const { customerId } = actor;
  const remotes = await deps.readRemotes(actor);
  return await saveOnce(deps, { customerId, key, content: { menuItem: content } }, async (transaction) => {
    const rows = await lockMenu(transaction);
    const stored = body.id === undefined ? null : getItem(rows, body.id);
    if (stored && body.version !== undefined) requireVersion(stored, body.version);
    const item = settleMenuItem(body.item);
    const surroundings = await surroundingsOf(transaction, { rows, remotes, customerId });
    const problems = menuItemProblems(stored?.id ?? null, item, surroundings).map(under('item'));
    const asked = missingVersion({
      ...(stored && { id: stored.id }),
      ...(body.version !== undefined && { version: body.version }),
    });
    refuseProblems([...asked, ...problems, ...(stored ? [] : tooMany(rows))], locale);
    return stored
      ? await changeItem(transaction, { rows, stored, item })
      : await addItem(transaction, { rows, item });
  });
}

type Change = { rows: readonly MenuItemRow[]; item: MenuItemContent };

async function addItem(transaction: Kysely<Tables>, { rows, item }: Change) {
  const id = randomUUID();
  const row = { ...rowOf(item, null), ordinal: endOf(rows, item.parentId), menu_version: shownVersion };
  await insertMenuItem(transaction, { id, ...row });
  noteChange({ what: 'menuItem', recordId: id, before: null, after: item });
  return { id, version: 1 };
}

async function changeItem(
  transaction: Kysely<Tables>,
  { rows, stored, item }: Change & { stored: MenuItemRow },
) {
  const { id } = stored;
  const isMoved = item.parentId !== stored.parent_id;
  const ordinal = isMoved ? endOf(rows, item.parentId) : stored.ordinal;
  const version = await updateMenuItem(transaction, id, { ...rowOf(item, stored), ordinal });
  noteChange({ what: 'menuItem', recordId: id, before: contentOf(stored), after: item });
  return { id, version };
}

/** Removes an item as it was seen, below which there is nothing. */
export async function removeItem(
  { database }: Pick<Context, 'database'>,
  { id, version }: Call<'POST /system/menu/remove'>['body'],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const rows = await lockMenu(transaction);
    const stored = getItem(rows, id);
    requireVersion(stored, version);
    const count = rows.filter(({ parent_id: parent }) => parent === id).length;
    const { title } = stored.meta;
    if (count > 0) {
      const name = title['zh-CN'];
      throw new Refusal('MENU_ITEM_IN_USE', { params: { name, count } });
    }
    await deleteMenuItem(transaction, id);
    noteChange({ what: 'menuItem', recordId: id, before: contentOf(stored), after: null });
  });
}

export function getItem(rows: readonly MenuItemRow[], id: string): MenuItemRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function surroundingsOf(
  database: Kysely<Tables>,
  known: { rows: readonly MenuItemRow[]; remotes: readonly RemoteEntry[]; customerId: string },
): Promise<MenuSurroundings> {
  const roles = await listMenuRoles(database, known.customerId);
  const stored = known.rows.flatMap(({ meta }) => meta.role ?? []);
  return {
    items: known.rows.map((row) => presentItem(row, null)),
    isPage: (path) => isMenuPage(known.remotes, path),
    frameHosts: (await readFrameHosts(database)).hosts,
    // What an item is for already stays, though the role is gone.
    roles: [...roles.map(({ id }) => id), ...stored],
  };
}

function contentOf(row: MenuItemRow): MenuItemContent {
  const { id: _id, version: _version, trouble: _trouble, ...content } = presentItem(row, null);
  return content;
}

/** Behind all that stands at a place. */
function endOf(rows: readonly MenuItemRow[], parentId: string | null): number {
  const there = rows.filter((row) => row.parent_id === parentId).map(({ ordinal }) => ordinal);
  return Math.max(0, ...there) + 1;
}

function tooMany(rows: readonly MenuItemRow[]): Problem[] {
  const max = storedItemLimits.items;
  return rows.length < max ? [] : [{ path: 'item.name', rule: 'tooManySaved', params: { max } }];
}
