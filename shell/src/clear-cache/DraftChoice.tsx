import { retainedTime, type StoredDraft } from '@berth/ui';
import { Checkbox } from 'antd';
import { useRouteTitle } from '../own-pages/use-route-title.ts';

type DraftChoiceProps = { draft: StoredDraft; isTicked: boolean; onTick: () => void };

/** Unsaved work by its page, its number where it has one, and the time. */
export function DraftChoice({ draft: { retained }, isTicked, onTick }: DraftChoiceProps) {
  const page = useRouteTitle(retained.address.replace(/[?#].*$/, ''));
  const { businessNumber } = retained as { businessNumber?: unknown }; // a fact that may be missing
  const number = typeof businessNumber === 'string' ? businessNumber : '';
  return (
    <Checkbox checked={isTicked} onChange={onTick}>
      {[page, number, retainedTime(retained)].filter(Boolean).join(' · ')}
    </Checkbox>
  );
}
