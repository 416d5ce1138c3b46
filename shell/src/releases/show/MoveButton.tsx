import { type ApiProblem, useTranslation } from '@berth/runtime';
import { FormField, TextInput, useFocusKept, usePopup } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useSeenDeployment } from '../seen-deployment.ts';
import { whyProblem } from '../why-problem.ts';
import { FailureText } from './FailureText.tsx';
import styles from './MoveButton.module.css';

export type MoveButtonProps = {
  label: string;
  /** Of what: for those who do not see where the button stands. */
  name: string;
  question: string;
  /** What will be so afterwards. */
  text: ReactNode;
  confirmLabel: string;
  /** Stands in the field to begin with; a move that keeps no reason has none. */
  why?: string;
  isDanger?: boolean;
  isPrimary?: boolean;
  /** Rejects with an {@link ApiProblem}, which is shown here. `seen` is the deployment that was looked at. */
  onConfirm: (why: string, seen: number) => Promise<unknown>;
};

/** A move in two clicks: the button asks, with a reason that can be sent as it stands, and then does it. */
export function MoveButton(props: MoveButtonProps) {
  const { label, name, isDanger, isPrimary } = props;
  const popup = usePopup();
  const id = useId();
  return (
    <div className={styles.anchor} {...popup.anchorProps}>
      <Button
        ref={popup.button}
        size="small"
        danger={isDanger}
        type={isPrimary ? 'primary' : 'default'}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        onClick={() => (popup.isOpen ? popup.close() : popup.open())}
      >
        {label}
      </Button>
      {popup.isOpen && (
        <div className={styles.panel} role="dialog" aria-labelledby={id} {...popup.panelProps}>
          <MoveQuestion id={id} asked={props} onClose={popup.close} />
        </div>
      )}
    </div>
  );
}

function MoveQuestion({ id, asked, onClose }: { id: string; asked: MoveButtonProps; onClose: () => void }) {
  const { t, locale } = useTranslation('releases');
  // The page goes on refreshing behind it: what is confirmed is what was asked, in the language of now.
  const [kept, setKept] = useState({ asked, locale });
  if (kept.locale !== locale) setKept({ asked, locale });
  const props = kept.asked;
  const [why, setWhy] = useState(props.why ?? '');
  const seen = useSeenDeployment();
  const [whyError, setWhyError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const handleConfirm = async () => {
    const wrong = props.why === undefined ? undefined : whyProblem(why, t);
    setWhyError(wrong);
    setProblem(null);
    if (wrong) return;
    setBusy(true);
    try {
      await props.onConfirm(why, seen);
      onClose();
    } catch (failure) {
      setBusy(false);
      setProblem(failure as ApiProblem); // what a mutation of the API rejects with
    }
  };
  // Its answer would be the same each time: what runs now is another question.
  const isOutdated = problem?.code === 'RELEASE_MOVED';
  const buttons = useFocusKept(String(isOutdated));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleConfirm();
      }}
    >
      <p className={styles.question} id={id}>
        {props.question}
      </p>
      <div className={styles.text}>{props.text}</div>
      {props.why !== undefined && (
        <FormField id={`${id}-why`} label={t('why')} help={t('whyHelp')} isRequired error={whyError}>
          {(control) => <TextInput {...control} value={why} onChange={setWhy} />}
        </FormField>
      )}
      {problem && <FailureText problem={problem} />}
      <div className={styles.buttons} ref={buttons} tabIndex={-1}>
        <Button onClick={onClose}>{t(isOutdated ? 'close' : 'cancel')}</Button>
        {!isOutdated && (
          <Button type="primary" htmlType="submit" danger={props.isDanger} loading={isBusy}>
            {props.confirmLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
