import { paperStatusNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FileLinks, formatMoment } from '@berth/ui';
import type { Paper } from '../calls/customs.queries.ts';
import { paperAddress } from './paper-address.ts';
import styles from './papers.module.css';

type PaperListProps = {
  id: string;
  papers: readonly Paper[];
  label: string;
  /** The upload lists the current files itself; what the desk says of them, and older versions, stand here. */
  isUploadShown?: boolean;
  isAtDesk?: boolean;
  /** Shows a paper in the page (`usePapersLooked`). */
  onLook: (paper: { src: string }) => void;
};

/** Papers of one slot to open, each with what the desk said of it; older versions below. */
export function PaperList(props: PaperListProps) {
  const { id, papers, label, isUploadShown = false, isAtDesk = false, onLook } = props;
  const { t, locale } = useTranslation('customs');
  const current = papers.filter(({ replacedAt }) => replacedAt === null);
  const older = papers.filter(({ replacedAt }) => replacedAt !== null);
  const linkOf = (paper: Paper) => ({
    fileName: paper.fileName,
    src: paperAddress({ id, paperId: paper.id }, isAtDesk),
    bytes: paper.bytes,
    note: [paperStatusNames[paper.status][locale], formatMoment(paper.addedAt)].join(' · '),
  });
  const judged = current.filter(({ status }) => status !== 'received');
  return (
    <>
      {!isUploadShown && <FileLinks label={label} files={current.map(linkOf)} onLook={onLook} />}
      {!isUploadShown && current.length === 0 && <p className={styles.quiet}>{t('papers.none')}</p>}
      {judged.map((paper) => (
        <p key={paper.id} className={paper.status === 'returned' ? styles.returned : styles.quiet}>
          {[paper.fileName, paperStatusNames[paper.status][locale], paper.words].filter(Boolean).join(' · ')}
        </p>
      ))}
      {older.length > 0 && (
        <details>
          <summary className={styles.quiet}>{t('papers.older', { count: older.length })}</summary>
          <FileLinks label={t('papers.olderOf', { name: label })} files={older.map(linkOf)} onLook={onLook} />
        </details>
      )}
    </>
  );
}
