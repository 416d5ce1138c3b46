import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './SmsButton.module.css';
import { smsButtonTexts } from './sms-button-texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const waitSeconds = 60;

export type SmsButtonProps = {
  /** Asks the server for a code. Rejects with an Error whose message can be shown. */
  onSend: () => Promise<void>;
  /** While the phone number is missing or wrong. */
  isDisabled?: boolean;
  /**
   * When the next code may be asked for, in milliseconds of the clock: kept by who mounts this button, if the wait
   * shall outlive it (a dialog that closes, another step of a form).
   */
  resendAt?: number | null;
  onSent?: (resendAt: number) => void;
};

/** Sends a code by SMS, then counts 60 seconds down by the clock; what went wrong stands below it. */
export function SmsButton({ onSend, isDisabled, resendAt = null, onSent }: SmsButtonProps) {
  const texts = useTexts(smsButtonTexts);
  const errorId = useId();
  const [ownResendAt, setOwnResendAt] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const waitsUntil = Math.max(resendAt ?? 0, ownResendAt ?? 0);
  const seconds = useSecondsUntil(waitsUntil);
  const isWaiting = seconds > 0;

  const handleClick = async () => {
    if (isWaiting || isSending) return;
    setIsSending(true);
    setError(null);
    try {
      await onSend();
      const next = Date.now() + waitSeconds * 1000;
      setOwnResendAt(next);
      onSent?.(next);
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : texts.failed);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <span className={styles.box}>
      <Button
        className={styles.button}
        onClick={handleClick}
        loading={isSending}
        disabled={isDisabled && !isWaiting}
        // Not `disabled` while it waits: the focus would be lost.
        aria-disabled={isWaiting || undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {label()}
      </Button>
      <span className={styles.hidden} role="status">
        {announcement()}
      </span>
      {error && (
        <span className={styles.error} id={errorId} role="alert">
          {error}
        </span>
      )}
    </span>
  );

  function label(): string {
    if (isWaiting) return fillTemplate(texts.wait, { seconds });
    return waitsUntil > 0 ? texts.again : texts.send;
  }

  /** Once when it was sent and once when it may be again, not every second. */
  function announcement(): string {
    if (ownResendAt === null || error) return '';
    return isWaiting ? fillTemplate(texts.sent, { seconds: waitSeconds }) : texts.ready;
  }
}
