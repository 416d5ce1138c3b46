import { identityPaperNames } from '@berth/contract';
import { requestFile, useTranslation } from '@berth/runtime';
import { FilePane, FormSection, formatMoment } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { StoredPaper } from '../calls/registrations.queries.ts';
import styles from './registrations.module.css';

const quiet = { overlay: false, errors: 'caller' } as const;

type PapersProps = { id: string; papers: readonly StoredPaper[]; onLooked: () => void };

/** The pictures of identity, the current one first. */
export function Papers({ id, papers, onLooked }: PapersProps) {
  const { t } = useTranslation('account');
  const current = papers.filter(({ isReplaced }) => !isReplaced);
  const replaced = papers.filter(({ isReplaced }) => isReplaced);
  return (
    <FormSection title={t('registrations.papers')} id="registration-papers">
      {papers.length === 0 && <p className={styles.quiet}>{t('registrations.noPapers')}</p>}
      {[...current, ...replaced].map((paper) => (
        <Paper key={paper.id} id={id} paper={paper} onLooked={onLooked} />
      ))}
    </FormSection>
  );
}

type PaperProps = Omit<PapersProps, 'papers'> & { paper: StoredPaper };

/** A picture is fetched when the reviewer asks for it, since each look is noted; it stays until the page is left. */
function Paper({ id, paper: { id: paperId, paper, at, isReplaced, isThere }, onLooked }: PaperProps) {
  const { t, locale } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const name = identityPaperNames[paper][locale];
  const read = async (signal: AbortSignal) => {
    const options = { ...quiet, signal };
    const picture = await requestFile('GET /system/registrations/paper', { query: { id, paperId } }, options);
    onLooked();
    return picture;
  };
  return (
    <section className={styles.paper} aria-label={`${name} ${formatMoment(at)}`}>
      <p className={styles.quiet}>
        {[name, formatMoment(at), isReplaced && t('registrations.replaced')].filter(Boolean).join(' · ')}
      </p>
      {isAsked && <FilePane file={{ id: paperId, fileName: name, read }} />}
      {!isAsked && isThere && <Button onClick={() => setAsked(true)}>{t('registrations.look')}</Button>}
      {!isAsked && !isThere && <p>{t('registrations.deleted')}</p>}
    </section>
  );
}
