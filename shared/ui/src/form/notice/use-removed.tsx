import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice } from './PageNotice.tsx';

const removedTexts = {
  'zh-CN': { what: '已删除：{what}', undo: '撤销删除' },
  en: { what: 'Removed: {what}', undo: 'Undo' },
};

/** What was last removed from a part of a form, until it is put back. */
type Removed<Draft> = { what: string; undo: (now: Draft) => Partial<Draft> };

/** A notice that names what was just removed from a form, content and all, and puts it back. */
export function useRemoved<Draft>(draft: Draft, set: (change: Partial<Draft>) => void) {
  const [removed, setRemoved] = useState<Removed<Draft> | null>(null);
  const handleUndo = () => {
    if (removed) set(removed.undo(draft));
    setRemoved(null);
  };
  return { notice: removed && <RemovedNotice what={removed.what} onUndo={handleUndo} />, setRemoved };
}

function RemovedNotice({ what, onUndo }: { what: string; onUndo: () => void }) {
  const texts = useTexts(removedTexts);
  return (
    <PageNotice
      tone="info"
      title={fillTemplate(texts.what, { what })}
      actions={<Button onClick={onUndo}>{texts.undo}</Button>}
    />
  );
}
