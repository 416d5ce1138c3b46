import { type Locale, placeProblem } from '@berth/contract';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireVersion } from '../../save/asked-version.ts';
import { saveOnce } from '../../save/save-once.ts';
import { presentItem } from './menu.presenter.ts';
import { lockMenu, orderMenuItems, updateMenuItem } from './menu.repository.ts';
import { getItem } from './save-item.ts';

type Asked = { actor: Actor; locale: Locale; body: Call<'POST /system/menu/move'>['body'] };

/** Puts an item as it was seen at a position among what stands at a place, with all below it. */
export async function moveItem(
  deps: Pick<Context, 'database' | 'clock'>,
  { actor: { customerId }, locale, body }: Asked,
): Promise<{ id: string; version: number }> {
  const { idempotencyKey: key, ...content } = body;
  const { id, version, parentId, position } = body;
  return await saveOnce(deps, { customerId, key, content: { move: content } }, async (transaction) => {
    const rows = await lockMenu(transaction);
    const stored = getItem(rows, id);
    requireVersion(stored, version);
    const { type, path } = stored;
    const items = rows.map((row) => presentItem(row, null));
    refuseProblems(placeProblem(id, { parentId, type, path }, items), locale);
    const siblings = rows.filter((row) => row.parent_id === parentId && row.id !== id).map((row) => row.id);
    const moved = await updateMenuItem(transaction, id, { parent_id: parentId });
    await orderMenuItems(transaction, siblings.toSpliced(position, 0, id));
    const was = rows.filter((row) => row.parent_id === stored.parent_id).findIndex((row) => row.id === id);
    noteChange({
      what: 'menuItem',
      recordId: id,
      before: { parentId: stored.parent_id, position: was },
      after: { parentId, position },
    });
    return { id, version: moved };
  });
}
