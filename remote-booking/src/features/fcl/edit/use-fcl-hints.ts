import { useTranslation } from '@berth/runtime';
import { type FormHints, sheetHints } from '@berth/ui';
import { pastHint } from '../../bookings/kind/is-past.ts';
import { useVgmHint } from '../../vgm/use-vgm-hint.ts';
import type { ContainerDraft, FclDraft } from './fcl-draft.ts';
import { useOverloads } from './use-overloads.ts';

/** What is worth a second look in containers and loading places. */
export function useFclHints(draft: FclDraft): FormHints {
  const { t } = useTranslation('booking');
  const warn = useVgmHint();
  const hints = sheetHints<ContainerDraft>('containers', [{ key: 'vgmKg', warn }], draft.containers);
  const overloads = useOverloads(draft).map(({ text }) => text);
  if (overloads.length > 0) hints.set('containers', overloads.join('\n'));
  for (const { key, loadingAt } of draft.loadingPlaces) {
    const past = pastHint(loadingAt, new Date());
    if (past) hints.set(`loadingPlaces.${key}.loadingAt`, t(past));
  }
  return hints;
}
