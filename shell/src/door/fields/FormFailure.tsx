import { type ApiProblem, useLocale } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { failureText } from './failure-text.ts';
import styles from './fields.module.css';

type FormFailureProps = { failure: ApiProblem; waitSeconds: number };

/** Why the form as a whole was refused; what has to be waited for counts down, said aloud once, and then it is gone. */
export function FormFailure({ failure, waitSeconds }: FormFailureProps) {
  const locale = useLocale();
  const seconds = failure.retryAfterSeconds;
  if (seconds && waitSeconds === 0) return null;
  return (
    <div className={styles.failure} role="alert">
      {seconds ? (
        <>
          <span aria-hidden="true">{failureText(failure, locale, waitSeconds)}</span>
          <span className={hiddenClass}>{failureText(failure, locale, seconds)}</span>
        </>
      ) : (
        failureText(failure, locale)
      )}
    </div>
  );
}
