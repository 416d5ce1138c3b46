import { type ApiProblem, type Translate, useLocale, useTranslation } from '@berth/runtime';
import { failureText } from '../../../door/fields/failure-text.ts';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import styles from './PictureField.module.css';
import type { Picture, PictureTrouble } from './use-picture.ts';

/** What becomes of the picture: on its way, being read, read or not; and why a file was not taken. */
export function PictureState({ state }: { state: Picture }) {
  const { t } = useTranslation('register');
  const { sending, trouble, retry } = state;
  const words = sending ? sendingWords(sending.share, t) : readingWords(state, t);
  return (
    <>
      {sending && (
        <progress className={styles.progress} value={sending.share} aria-label={t('picture.progress')} />
      )}
      <p className={styles.state} role="status">
        {words}
      </p>
      {trouble && (
        <div className={styles.trouble} role="alert">
          <TroubleText trouble={trouble} />
          {state.held && <> {t('picture.before')}</>}
          {retry && (
            <div>
              <ActionButton onClick={retry}>{t('picture.retry')}</ActionButton>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** In steps of ten, since each is read aloud. */
function sendingWords(share: number, t: Translate): string {
  return share < 1 ? t('picture.sending', { percent: Math.floor(share * 10) * 10 }) : t('picture.reading');
}

function readingWords({ held, state }: Picture, t: Translate): string {
  return held === null || state === null ? '' : t(`picture.state.${state}`);
}

function TroubleText({ trouble }: { trouble: PictureTrouble }) {
  const { t } = useTranslation('register');
  const locale = useLocale();
  if (typeof trouble === 'string') return t(`picture.problem.${trouble}`);
  const problem: ApiProblem = trouble;
  return failureText(problem, locale, problem.retryAfterSeconds);
}
