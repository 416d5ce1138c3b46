import { type ApiProblem, problemOf, problemText, useTranslation } from '@berth/runtime';
import { FullScreenDialog, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './ask.module.css';

type Asked = {
  /** Where its words stand: the button, the question (`…Title`), and what it does (`…Text`). */
  of:
    | 'members.disable'
    | 'members.reset'
    | 'members.remove'
    | 'roles.delete'
    | 'invitations.withdraw'
    | 'departments.remove'
    | 'keys.end'
    | 'menuItems.remove'
    | 'tables.remove'
    | 'tasks.stop'
    | 'space.delete';
  name: string;
};

type AskDialogProps = Asked & {
  act: () => PromiseLike<{ data?: unknown; error?: unknown }>;
  onClose: () => void;
};

/** Asks before something is done with an account, a role or a file, and says what it does; a refusal stands inside. */
export function AskDialog({ of, name, act, onClose }: AskDialogProps) {
  const { t, locale } = useTranslation('account');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const confirm = async () => {
    setBusy(true);
    const refusal = problemOf(await act());
    setBusy(false);
    if (refusal) setProblem(refusal);
    else onClose();
  };
  return (
    <FullScreenDialog
      isOpen
      title={t(`${of}Title`, { name })}
      widthPx={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button danger type="primary" loading={isBusy} onClick={() => void confirm()}>
            {t(of)}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t(`${of}Text`)}</p>
        {problem && problem.status !== 401 && (
          <PageNotice tone="danger" title={problemText(problem, locale)} />
        )}
      </div>
    </FullScreenDialog>
  );
}
