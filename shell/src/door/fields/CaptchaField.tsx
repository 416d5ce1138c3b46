import { useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import type { RefCallback } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import styles from './fields.module.css';
import type { CaptchaState } from './use-captcha.ts';

type CaptchaFieldProps = {
  id?: string;
  state: CaptchaState;
  value: string;
  error?: string;
  inputRef: RefCallback<HTMLInputElement>;
  onChange: (value: string) => void;
};

/** A picture to copy or a question to answer, whichever suits the person. */
export function CaptchaField({ id = 'captcha', state, value, error, inputRef, onChange }: CaptchaFieldProps) {
  const { t } = useTranslation('shell');
  const { kind, captcha, hasFailed, renew, change } = state;
  const isImage = kind === 'image';
  const renewLabel = isImage ? t('login.captchaRefresh') : t('login.questionRefresh');
  const handleChange = () => {
    onChange('');
    change(isImage ? 'question' : 'image');
  };
  const question = captcha?.kind === 'question' && captcha.question;
  return (
    <div>
      <FieldFrame
        id={id}
        label={
          isImage ? (
            t('login.captcha')
          ) : (
            <>
              {t('login.captchaAnswer')}
              {question && <span className={styles.question}>{question}</span>}
            </>
          )
        }
        error={error ?? (hasFailed ? t('login.captchaFailed') : undefined)}
      >
        {(control) => (
          <div className={styles.captcha}>
            <input
              {...control}
              className={styles.input}
              ref={inputRef}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={16}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            {isImage && (
              <span className={styles.picture}>
                {captcha?.kind === 'image' && <img src={captcha.image} alt={t('login.captchaImage')} />}
              </span>
            )}
            <button
              type="button"
              className={styles.renew}
              aria-label={renewLabel}
              title={renewLabel}
              onClick={renew}
            >
              <Icon name="refresh" />
            </button>
          </div>
        )}
      </FieldFrame>
      <button type="button" className={styles.otherKind} onClick={handleChange}>
        {isImage ? t('login.askQuestion') : t('login.askImage')}
      </button>
    </div>
  );
}
