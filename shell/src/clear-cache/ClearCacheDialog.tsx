import { useIsOpenInTab, useTranslation, useUnsavedAccess } from '@berth/runtime';
import { type StoredDraft, useUnsavedList, useUnsavedStore } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { forgetSavedCopies } from '../boot/saved-copies.ts';
import { forgetLayout } from '../console/arrange/kept-layout.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { forgetFailed } from '../remotes/failed-versions.ts';
import styles from './clear-cache.module.css';
import { DraftChoice } from './DraftChoice.tsx';

/** Says what is cleared and what stays; unsaved work goes where its person ticks it, and says so afterwards. */
export function ClearCacheDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const unsaved = useUnsavedStore(useUnsavedAccess());
  // What an open form holds is on its page, and is none of these.
  const { waiting, discard } = useUnsavedList(unsaved, useIsOpenInTab());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [deleted, setDeleted] = useState<number | null>(null);
  const tick = (draft: StoredDraft) => {
    const others = [...ticked].filter((key) => key !== keyOf(draft));
    setTicked(new Set(ticked.has(keyOf(draft)) ? others : [...others, keyOf(draft)]));
  };
  const clear = async () => {
    const chosen = waiting.filter((draft) => ticked.has(keyOf(draft)));
    for (const draft of chosen) discard(draft);
    forgetLayout();
    forgetFailed();
    await forgetSavedCopies();
    setDeleted(chosen.length);
  };
  if (deleted !== null)
    return (
      <Dialog
        title={t('clearCache.title')}
        onCancel={onClose}
        actions={<Button onClick={onClose}>{t('clearCache.close')}</Button>}
      >
        <span role="status">{t('clearCache.done', { count: deleted })}</span>
      </Dialog>
    );
  return (
    <Dialog
      title={t('clearCache.title')}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="primary" onClick={clear}>
            {t('clearCache.act')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('clearCache.what')}</p>
      <p className={styles.text}>{t('clearCache.stays')}</p>
      {waiting.length > 0 && (
        <fieldset className={styles.drafts}>
          <legend>{t('clearCache.drafts')}</legend>
          {waiting.map((draft) => (
            <DraftChoice
              key={keyOf(draft)}
              draft={draft}
              isTicked={ticked.has(keyOf(draft))}
              onTick={() => tick(draft)}
            />
          ))}
        </fieldset>
      )}
      {unsaved.hasFailed && <p className={styles.text}>{t('clearCache.draftsUnread')}</p>}
      {unsaved.store && waiting.length === 0 && <p className={styles.text}>{t('clearCache.noDrafts')}</p>}
    </Dialog>
  );
}

const keyOf = ({ retained }: StoredDraft) => retained.formKey;
