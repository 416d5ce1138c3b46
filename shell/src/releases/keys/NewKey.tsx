import { useTranslation } from '@berth/runtime';
import { CodeText } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { toolCommands } from '../tool-commands.ts';
import styles from './NewKey.module.css';

type NewKeyProps = { text: string; holder: string; onDone: () => void };

/** A key that was just made: this is the only time that anybody sees it. */
export function NewKey({ text, holder, onDone }: NewKeyProps) {
  const { t } = useTranslation('releases');
  const box = useRef<HTMLElement>(null);
  // The dialog that made it is gone: who uses the keyboard goes on here.
  useEffect(() => box.current?.focus(), []);
  const title = t('keys.madeTitle', { holder });
  return (
    <section className={styles.box} ref={box} tabIndex={-1} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{t('keys.madeText', { variable: toolCommands.keyVariable })}</p>
      <p className={styles.key}>
        <CodeText code={text} />
      </p>
      <Button size="small" onClick={onDone}>
        {t('keys.copied')}
      </Button>
    </section>
  );
}
