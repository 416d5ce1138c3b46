import {
  canDeclaration,
  type PaperSlot,
  paperProgress,
  paperSlotNames,
  paperSlots,
  requiredPapers,
} from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import { useState } from 'react';
import type { Declaration } from '../calls/customs.queries.ts';
import { PaperList } from './PaperList.tsx';
import { PaperUpload } from './PaperUpload.tsx';
import styles from './papers.module.css';
import { usePapersLooked } from './use-papers-looked.ts';

/** The papers of a declaration, by slot: those that it needs, that were asked for or are there; others can be added. */
export function Papers({ declaration }: { declaration: Declaration }) {
  const { t, locale } = useTranslation('customs');
  const { look, viewer } = usePapersLooked(declaration.id, declaration.papers);
  const [added, setAdded] = useState<readonly PaperSlot[]>([]);
  const { papers, askedPapers, content, status } = declaration;
  const current = papers.filter(({ replacedAt }) => replacedAt === null);
  const { filled, required } = paperProgress(content.kind, current);
  const needed = requiredPapers[content.kind];
  const isAsked = (slot: PaperSlot) =>
    askedPapers.some((asked) => asked.slot === slot) ||
    current.some((paper) => paper.slot === slot && paper.status === 'returned');
  const mayEdit = useHasPermission('customs:edit');
  const isEdited = mayEdit && canDeclaration(status, 'edit');
  const shown = paperSlots.filter(
    (slot) =>
      needed.includes(slot) ||
      added.includes(slot) ||
      isAsked(slot) ||
      papers.some((paper) => paper.slot === slot),
  );
  const others = paperSlots.filter((slot) => !shown.includes(slot));
  return (
    <FormSection
      title={t('papers.title')}
      id="declaration-papers"
      aside={<span className={styles.quiet}>{t('papers.progress', { filled, required })}</span>}
    >
      <div className={styles.slots}>
        {shown.map((slot) => {
          const own = papers.filter((paper) => paper.slot === slot);
          const isOpen = isEdited || (mayEdit && isAsked(slot) && status !== 'frozen');
          const title = paperSlotNames[slot][locale];
          return (
            <section key={slot} className={styles.slot} aria-label={title}>
              <h3 className={styles.title}>
                {title}
                {needed.includes(slot) && <span className={styles.needed}>{t('papers.needed')}</span>}
              </h3>
              {isOpen && (
                <PaperUpload id={declaration.id} slot={slot} papers={own} label={title} onLook={look} />
              )}
              <PaperList
                id={declaration.id}
                papers={own}
                label={title}
                isUploadShown={isOpen}
                onLook={look}
              />
            </section>
          );
        })}
      </div>
      {isEdited && others.length > 0 && (
        <label className={styles.add}>
          {t('papers.add')}
          <select
            value=""
            onChange={({ target }) =>
              setAdded([...added, ...paperSlots.filter((slot) => slot === target.value)])
            }
          >
            <option value="">{t('papers.choose')}</option>
            {others.map((slot) => (
              <option key={slot} value={slot}>
                {paperSlotNames[slot][locale]}
              </option>
            ))}
          </select>
        </label>
      )}
      {viewer}
    </FormSection>
  );
}
