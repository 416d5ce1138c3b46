import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { PageNotice } from './PageNotice.tsx';

/** What was removed last from a part of the form, until it is had back. */
type Removed<Draft> = { what: string; undo: (now: Draft) => Partial<Draft> };

/** Says what was removed with what was filled in, and gives it back. */
export function useRemoved<Draft>(draft: Draft, set: (change: Partial<Draft>) => void) {
  const [removed, setRemoved] = useState<Removed<Draft> | null>(null);
  const handleUndo = () => {
    if (removed) set(removed.undo(draft));
    setRemoved(null);
  };
  return { notice: removed && <RemovedNotice what={removed.what} onUndo={handleUndo} />, setRemoved };
}

function RemovedNotice({ what, onUndo }: { what: string; onUndo: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <PageNotice
      tone="info"
      title={t('removed.what', { what })}
      actions={<Button onClick={onUndo}>{t('removed.undo')}</Button>}
    />
  );
}
