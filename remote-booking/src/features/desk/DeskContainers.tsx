import { milestoneNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import { DeskAct } from './acts/DeskAct.tsx';
import { UndoForm } from './acts/UndoForm.tsx';
import styles from './desk.module.css';
import { type DeskBooking, useDeskUndoEventMutation } from './desk.queries.ts';

/** In which containers the cargo is, and what was told of them. */
export function DeskContainers({ booking }: { booking: DeskBooking }) {
  const { t, locale } = useTranslation('booking');
  const [undo] = useDeskUndoEventMutation();
  const { containers, containerEvents } = booking;
  return (
    <FormSection title={t('desk.containers')} id="desk-containers">
      {containers.length === 0 && <p className={styles.quiet}>{t('desk.noContainers')}</p>}
      <ul className={styles.list}>
        {containers.map(({ number, sizeType, sealNumber, portOfLoading, portOfDischarge }) => (
          <li key={number}>
            {[number, sizeType, sealNumber, `${portOfLoading} → ${portOfDischarge}`]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <ul className={styles.list} aria-label={t('desk.events')}>
        {containerEvents.map((event) => {
          const { id, containerNumber, code, milestone, classifier, at, place, by } = event;
          const what = milestone ? milestoneNames[milestone][locale] : code;
          const time = at.slice(0, 16).replace('T', ' ');
          return (
            <li key={id} className={styles.line}>
              <span>
                {[containerNumber, what, t(`desk.classifiers.${classifier}`), time, place, by]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <DeskAct
                label={t('desk.undo')}
                title={t('desk.undoEvent', { what, number: containerNumber })}
                isSmall
              >
                {(close) => (
                  <UndoForm
                    booking={booking}
                    name={`undoEvent.${id}`}
                    lead={t('desk.undoEventLead')}
                    call={(body) => undo({ body: { ...body, containerEventId: id } })}
                    onDone={close}
                  />
                )}
              </DeskAct>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
