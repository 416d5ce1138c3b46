import { notify, problemOf, useTranslation } from '@berth/runtime';
import type { SaveAnswer } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './ask.module.css';

type AskedButtonProps = { label: string; question: string; act: () => PromiseLike<SaveAnswer<unknown>> };

/** Does what cannot be undone once it was asked for; a refusal is told. */
export function AskedButton({ label, question, act }: AskedButtonProps) {
  const { t } = useTranslation('customs');
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const handle = async () => {
    setState('busy');
    const problem = problemOf(await act());
    setState('idle');
    if (problem) notify.error(problem.message);
  };
  if (state === 'idle') return <Button onClick={() => setState('asking')}>{label}</Button>;
  return (
    <span className={styles.question}>
      {question}
      <Button danger autoFocus loading={state === 'busy'} onClick={handle}>
        {label}
      </Button>
      <Button onClick={() => setState('idle')}>{t('no')}</Button>
    </span>
  );
}
