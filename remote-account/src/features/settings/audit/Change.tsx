import { localized } from '@berth/runtime';
import styles from './audit.module.css';
import type { AuditEntry } from './audit.queries.ts';
import { useAuditWords } from './use-audit-words.ts';

/** One thing that a call changed: in words, or field by field before and after. */
export function Change({ change }: { change: AuditEntry['changes'][number] }) {
  const { t, locale } = useAuditWords();
  const { what, recordId, words, fields } = change;
  const name = localized(what, locale);
  return (
    <section className={styles.change}>
      <h3>{name}</h3>
      {recordId !== '' && <p className={styles.quiet}>{t('record', { id: recordId })}</p>}
      {words && localized(words, locale) !== '' && <p>{localized(words, locale)}</p>}
      {fields.length > 0 && (
        <table className={styles.fields} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before ?? '—'}</td>
                <td>{after ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
