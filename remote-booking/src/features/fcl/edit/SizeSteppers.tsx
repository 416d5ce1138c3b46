import { countContainers, fclBookingLimits } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import { useBookingSizesQuery } from '../../choices/booking-choices.queries.ts';
import { addContainer, type ContainerDraft, removeContainer } from './fcl-draft.ts';
import styles from './SizeSteppers.module.css';

type SizeSteppersProps = {
  containers: readonly ContainerDraft[];
  onChange: (containers: ContainerDraft[]) => void;
};

/** How many containers of each size, one more or one less at a click. */
export function SizeSteppers({ containers, onChange }: SizeSteppersProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const { data: sizes } = useBookingSizesQuery();
  const counts = new Map(countContainers(containers).map(({ sizeType, count }) => [sizeType, count]));
  const isFull = containers.length >= fclBookingLimits.containers;
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>{t('fcl.sizes')}</legend>
      {(sizes ?? []).map(({ value: size, nameZh, nameEn }) => {
        const count = counts.get(size) ?? 0;
        return (
          <div key={size} className={styles.size} data-chosen={count > 0 || undefined}>
            <span className={styles.name} title={locale === 'en' ? nameEn : nameZh}>
              {size}
            </span>
            <button
              type="button"
              className={styles.step}
              aria-label={t('fcl.less', { size })}
              disabled={count === 0}
              onClick={() => onChange(removeContainer(containers, size))}
            >
              −
            </button>
            <output className={styles.count} aria-label={t('fcl.countOf', { size })}>
              {count}
            </output>
            <button
              type="button"
              className={styles.step}
              aria-label={t('fcl.more', { size })}
              disabled={isFull}
              onClick={() => onChange(addContainer(containers, size))}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
