import { signOut, useBerthStore, useTranslation, useUnsavedWork } from '@berth/runtime';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { forgetTabs } from '../tabs/tab-memory.ts';

/** The way out, which asks first while there is unsaved work: by `question`, wherever that stands. */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const store = useBerthStore();
  const unsaved = useUnsavedWork();
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    setAsking(false);
    await signOut();
    forgetTabs(store);
  };
  const leave = () => {
    if (unsaved !== 'none') setAsking(true);
    else void end();
  };
  const question = isAsking && (
    <Dialog
      title={t('tabs.unsavedTitle')}
      onCancel={() => setAsking(false)}
      actions={
        <>
          <Button onClick={() => setAsking(false)}>{common('cancel')}</Button>
          <Button danger onClick={end}>
            {t('user.signOut')}
          </Button>
        </>
      }
    >
      {/* Retained work is sealed with a key of its person: it opens again in the next session of theirs. */}
      {t(unsaved === 'retained' ? 'user.retained' : 'user.fleeting')}
    </Dialog>
  );
  return { leave, question };
}
