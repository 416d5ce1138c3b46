import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { FullScreenDialog } from '../../full-screen-dialog/FullScreenDialog.tsx';
import { useTexts } from '../../ui-texts.ts';
import styles from './HintsDialog.module.css';
import { hintTexts } from './hint-texts.ts';
import type { HintedSubmit } from './use-hinted-submit.ts';

export type HintsDialogProps = {
  /** Of `useHintedSubmit`. */
  hinted: Pick<HintedSubmit, 'asked' | 'confirm' | 'goBack' | 'jump'>;
  /** What stands at a path, in the words of its label. */
  nameOf: (path: string) => string;
};

/** Before submitting: all that is worth a second look, each entry leading to its field. */
export function HintsDialog({ hinted, nameOf }: HintsDialogProps) {
  const texts = useTexts(hintTexts);
  const { asked } = hinted;
  if (!asked) return null;
  const explain = asked.size === 1 ? texts.explainOne : texts.explainSeveral;
  return (
    <FullScreenDialog
      isOpen
      title={texts.title}
      widthPx={560}
      onClose={hinted.goBack}
      footer={
        <>
          <Button onClick={hinted.goBack}>{texts.back}</Button>
          <Button type="primary" onClick={hinted.confirm}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p className={styles.explain}>{fillTemplate(explain, { count: asked.size })}</p>
      <ul className={styles.hints}>
        {[...asked].map(([path, text]) => (
          <li key={path}>
            <button type="button" className={styles.jump} onClick={() => hinted.jump(path)}>
              {nameOf(path)}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </FullScreenDialog>
  );
}
