import { type ApiProblem, problemText, useLocale } from '@berth/runtime';
import styles from './FailureText.module.css';

/** Why a move was refused, with each reason where there are several: what does not fit of a version. */
export function FailureText({ problem }: { problem: ApiProblem }) {
  const locale = useLocale();
  const reasons = problem.fields ?? [];
  return (
    <div className={styles.failure} role="alert">
      <p>{problemText(problem, locale)}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={`${reason.field} ${reason.message}`}>{problemText(reason, locale)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
