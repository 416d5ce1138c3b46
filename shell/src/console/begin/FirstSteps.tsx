import { paths } from '@berth/contract';
import { IfPermission, Link, useTranslation } from '@berth/runtime';
import styles from './FirstSteps.module.css';

/** Outlines in a box of 96 by 56: a sheet that is filled in, a lorry at the warehouse, a ship under way. */
const drawings = {
  book: 'M30 6h26l10 10v34H30zM56 6v10h10M38 24h20M38 32h20M38 40h12M58 44l14-14 4 4-14 14h-4z',
  send: 'M8 40V18h40v22M48 26h16l10 10v4M8 40h6M26 40h26M64 40h10M20 46a6 6 0 1 0 0-12 6 6 0 0 0 0 12M58 46a6 6 0 1 0 0-12 6 6 0 0 0 0 12M78 50V10h12v40',
  follow:
    'M12 34h72l-8 12H22zM30 34V24h10v10M42 34V24h10v10M36 24v-8h10v8M68 34V18h6v16M4 52c6 0 6-3 12-3s6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 4 2 8 2',
} as const;
const steps = ['book', 'send', 'follow'] as const;

/** For whoever has entered nothing yet: how it begins, in place of zeros. */
export function FirstSteps() {
  const { t } = useTranslation('console');
  return (
    <section className={styles.begin} aria-labelledby="console-begin">
      <h2 className={styles.heading} id="console-begin">
        {t('begin.title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <svg className={styles.drawing} viewBox="0 0 96 56" aria-hidden="true">
              <path d={drawings[step]} />
            </svg>
            <h3 className={styles.name}>{t(`begin.${step}.name`)}</h3>
            <p className={styles.text}>{t(`begin.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <IfPermission permission="bookings:edit">
        <p className={styles.links}>
          <Link className={styles.main} to={paths.newLclBooking()}>
            {t('begin.lcl')}
          </Link>
          <Link className={styles.other} to={paths.newFclBooking()}>
            {t('begin.fcl')}
          </Link>
        </p>
      </IfPermission>
    </section>
  );
}
