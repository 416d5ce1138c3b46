import { useTranslation } from '@berth/runtime';
import { UndoNotice } from '@berth/ui';
import type { NewDispute } from './use-new-dispute.ts';

/** Where a dispute was written and discarded: it can be had back until the page is left. */
export function DiscardedDispute({ of: { undo } }: { of: NewDispute }) {
  const { t } = useTranslation('cost');
  return (
    <UndoNotice
      undo={undo}
      place="dispute"
      words={() => ({ title: t('dispute.discarded'), undo: t('dispute.undoDiscard') })}
    />
  );
}
