import type { StoredMenuItem } from '@berth/contract';
import { notify, problemOf, problemText } from '@berth/runtime';
import { newUuid } from '@berth/ui';
import { useAccountMoveMenuItemMutation } from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';

/** What stands beside an item, itself among them. */
export function siblingsOf(items: readonly StoredMenuItem[], { parentId }: StoredMenuItem) {
  return items.filter((item) => item.parentId === parentId);
}

/** Moves an item before the one above it or behind the one below it; at the end of its place it stays. */
export function useMoveItem(items: readonly StoredMenuItem[]) {
  const { t, locale } = useMenuWords();
  const [call, { isLoading }] = useAccountMoveMenuItemMutation();
  return async (item: StoredMenuItem, to: 'up' | 'down'): Promise<void> => {
    const siblings = siblingsOf(items, item);
    const position = siblings.indexOf(item) + (to === 'up' ? -1 : 1);
    if (isLoading || position < 0 || position >= siblings.length) return;
    const { id, version, parentId } = item;
    const answer = await call({ body: { idempotencyKey: newUuid(), id, version, parentId, position } });
    const problem = problemOf(answer);
    if (problem && problem.status !== 401) notify.error(problemText(problem, locale));
    else if (!problem) notify.success(t('moved', { name: locale === 'en' ? item.titleEn : item.titleZh }));
  };
}
