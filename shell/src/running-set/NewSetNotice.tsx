import { useTranslation, useUnsavedWork } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { announce } from '../feedback/announce.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { reloadUnasked } from '../feedback/reload-unasked.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './NewSetNotice.module.css';
import { type SetNews, useNewerSet } from './use-newer-set.ts';

/** Offers a reload when a newer set is out, and insists when what is open no longer works with the server. */
export function NewSetNotice() {
  const { t } = useTranslation('shell');
  const news = useNewerSet();
  const [put, setPut] = useState<SetNews>('none');
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = useUnsavedWork() !== 'none';
  // Insisting waits for the work that it was put off for, and no longer.
  const isOver = news === 'none' || (put === 'unusable' && !isUnsaved);
  if (isOver && put !== 'none') setPut('none');
  const reload = () => (isUnsaved ? setAsking(true) : window.location.reload());
  if (isAsking) return <UnsavedReload onStay={() => setAsking(false)} />;
  if (news === 'none') return null;
  const isPut = put === news;
  const later = () => setPut(news);
  if (news === 'newer')
    return isPut ? null : <Offer text={t('newSet.text')} onReload={reload} onLater={later} />;
  if (isPut) return <Offer text={t('newSet.reminder')} onReload={reload} />;
  return <Insistence onReload={reload} onLater={later} isUnsaved={isUnsaved} />;
}

type ChoiceProps = { onReload: () => void; onLater: () => void };

type OfferProps = Pick<ChoiceProps, 'onReload'> & Partial<Pick<ChoiceProps, 'onLater'>> & { text: string };

/** Stays, where it cannot be put off, beside the work without being in its way. */
function Offer({ text, onReload, onLater }: OfferProps) {
  const { t } = useTranslation('shell');
  useEffect(() => announce(text), [text]);
  return (
    <section className={styles.offer} aria-label={t('newSet.label')}>
      <span>{text}</span>
      <ActionButton size="small" kind="primary" onClick={onReload}>
        {t('newSet.reload')}
      </ActionButton>
      {onLater && (
        <button type="button" className={styles.close} aria-label={t('newSet.later')} onClick={onLater}>
          <Icon name="close" size={14} />
        </button>
      )}
    </section>
  );
}

function Insistence({ onReload, onLater, isUnsaved }: ChoiceProps & { isUnsaved: boolean }) {
  const { t } = useTranslation('shell');
  const actions = (
    <>
      {isUnsaved && <ActionButton onClick={onLater}>{t('newSet.later')}</ActionButton>}
      <ActionButton kind="primary" onClick={onReload}>
        {t('newSet.reload')}
      </ActionButton>
    </>
  );
  return (
    <Dialog title={t('newSet.insistTitle')} actions={actions} onCancel={isUnsaved ? onLater : undefined}>
      {t('newSet.insistText')}
      {isUnsaved && ` ${t('newSet.insistUnsaved')}`}
    </Dialog>
  );
}

/** What is retained is there after the reload, so nothing of it is discarded; what is not is said before. */
function UnsavedReload({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('shell');
  const isRetained = useUnsavedWork() !== 'fleeting';
  const actions = (
    <>
      <ActionButton onClick={onStay}>{t('tabs.stay')}</ActionButton>
      <ActionButton kind={isRetained ? 'primary' : 'danger'} onClick={reloadUnasked}>
        {t(isRetained ? 'newSet.reloadRetained' : 'newSet.reloadAnyway')}
      </ActionButton>
    </>
  );
  return (
    <Dialog title={t('tabs.unsavedTitle')} onCancel={onStay} actions={actions}>
      {t(isRetained ? 'newSet.retained' : 'newSet.fleeting')}
    </Dialog>
  );
}
