import { paths } from '@berth/contract';
import { Link, useTranslation, useUser } from '@berth/runtime';
import { DoorFrame } from '../../door/DoorFrame.tsx';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { useDocumentTitle } from '../../title/use-document-title.ts';
import facts from '../facts.module.css';
import styles from './ScanPage.module.css';
import { type Scanned, useScannedCode } from './use-scanned-code.ts';

/** `/scan_login#CODE`: a phone that is signed in has scanned the code on a computer's screen. */
export function ScanPage() {
  const { t } = useTranslation('ways-in');
  const user = useUser();
  useDocumentTitle(t('scan.title'));
  const { stage, scanned, problem, secondsLeft, isSending, answer } = useScannedCode();
  const who = { name: user?.name ?? '', account: user?.account ?? '' };
  return (
    <DoorFrame title={t('scan.title')} lead={stage === 'scanned' ? t('scan.lead', who) : ''}>
      {problem && <FormFailure failure={problem} waitSeconds={problem.retryAfterSeconds ?? 0} />}
      {scanned && stage === 'scanned' && (
        <Decision
          scanned={scanned}
          secondsLeft={secondsLeft}
          isSending={isSending}
          onAllow={(number) => void answer({ answer: 'allow', number })}
          onRefuse={() => void answer({ answer: 'refuse' })}
        />
      )}
      <div role="status">
        {stage === 'loading' && <p className={styles.text}>{t('scan.loading')}</p>}
        {stage === 'allowed' && <p className={styles.text}>{t('scan.allowed')}</p>}
        {stage === 'refused' && <p className={styles.text}>{t('scan.refused')}</p>}
        {stage === 'over' && <p className={styles.text}>{t('scan.over')}</p>}
      </div>
      {stage !== 'scanned' && (
        <Link to={paths.console()} className={styles.link}>
          {t('scan.toConsole')}
        </Link>
      )}
    </DoorFrame>
  );
}

type DecisionProps = {
  scanned: Scanned;
  secondsLeft: number;
  isSending: boolean;
  onAllow: (number: string) => void;
  onRefuse: () => void;
};

/** Whose screen it is, and the number on it: whoever does not see that screen cannot know it. */
function Decision({ scanned, secondsLeft, isSending, onAllow, onRefuse }: DecisionProps) {
  const { t } = useTranslation('ways-in');
  return (
    <>
      <dl className={facts.facts}>
        <dt>{t('scan.device')}</dt>
        <dd>{scanned.device || t('scan.unknownDevice')}</dd>
        <dt>{t('scan.address')}</dt>
        <dd>{scanned.address}</dd>
      </dl>
      <p className={styles.warning}>{t('scan.warning')}</p>
      <fieldset className={styles.numbers} disabled={isSending}>
        <legend>{t('scan.choose', { seconds: secondsLeft })}</legend>
        {scanned.numbers.map((number) => (
          <ActionButton key={number} size="large" onClick={() => onAllow(number)}>
            {number}
          </ActionButton>
        ))}
      </fieldset>
      <ActionButton size="large" disabled={isSending} onClick={onRefuse}>
        {t('scan.refuse')}
      </ActionButton>
    </>
  );
}
