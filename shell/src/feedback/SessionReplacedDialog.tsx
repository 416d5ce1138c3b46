import { sessionReplacedShown, useSignal, useTranslation, useUnsavedWork } from '@berth/runtime';
import { ActionButton } from './ActionButton.tsx';
import { Dialog } from './Dialog.tsx';
import { reloadUnasked } from './reload-unasked.ts';

/** Somebody else has signed in within this browser: nothing of this page is sent any more, and it ends with a reload. */
export function SessionReplacedDialog() {
  const { t } = useTranslation('shell');
  const unsaved = useUnsavedWork();
  if (!useSignal(sessionReplacedShown)) return null;
  const reload = (
    <ActionButton kind="primary" onClick={reloadUnasked}>
      {t('newSet.reload')}
    </ActionButton>
  );
  return (
    <Dialog title={t('sessionReplaced.title')} actions={reload}>
      {t('sessionReplaced.text')}
      {unsaved === 'retained' && <p>{t('sessionReplaced.retained')}</p>}
      {unsaved === 'fleeting' && <p>{t('sessionReplaced.fleeting')}</p>}
    </Dialog>
  );
}
