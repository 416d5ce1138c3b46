import { replyProblems } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { SendFoot, TextField, useSendForm } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Paper } from '../calls/customs.queries.ts';
import { useCustomsDecideMutation } from '../calls/customs-desk.queries.ts';
import styles from './desk.module.css';

type JudgePaperProps = {
  id: string;
  version: number;
  paper: Paper;
  onDecided: (version: number) => void;
};

/** A paper is in order, or goes back with words. */
export function JudgePaper({ id, version, paper, onDecided }: JudgePaperProps) {
  const { t } = useTranslation('customs');
  const [isReturning, setReturning] = useState(false);
  const [words, setWords] = useState('');
  const [call] = useCustomsDecideMutation();
  const decision = isReturning
    ? ({ act: 'returnPaper', paperId: paper.id, words } as const)
    : ({ act: 'readPaper', paperId: paper.id } as const);
  const form = useSendForm({
    content: { decision },
    problems: isReturning ? replyProblems({ words }) : [],
    call: () => call({ body: { id, version, decision } }),
    onSent: (saved) => onDecided(saved.version),
  });
  return (
    <div className={styles.judge}>
      <span className={styles.quiet}>{paper.fileName}</span>
      {isReturning && (
        <TextField
          of={{ form, value: { words }, change: (part) => setWords(part.words ?? words) }}
          name="words"
          label={t('desk.whyPaper')}
          isRequired
        />
      )}
      <div className={styles.buttons}>
        <SendFoot
          form={form}
          label={t(isReturning ? 'desk.returnPaper' : 'desk.readPaper')}
          isDanger={isReturning}
        />
        <Button type="link" onClick={() => setReturning(!isReturning)}>
          {t(isReturning ? 'no' : 'desk.returnPaper')}
        </Button>
      </div>
    </div>
  );
}
