import { useTranslation } from '@berth/runtime';
import { memo } from 'react';
import styles from './CargoCards.module.css';
import { CargoLineActions } from './CargoLineActions.tsx';
import { CargoLineField } from './CargoLineField.tsx';
import { cargoFields } from './cargo-draft.ts';
import { type CargoLineProps, isSameLine, requiredCargoFields } from './cargo-line-props.ts';

/** A line as a card, for narrow screens: the same controls under labels. */
export const CargoCard = memo(function CargoCard(props: CargoLineProps) {
  const { t } = useTranslation('booking');
  return (
    <li className={styles.card} data-line={props.index}>
      <div className={styles.head}>
        <span>{t('cargo.line', { line: props.index + 1 })}</span>
        <span className={styles.actions}>
          <CargoLineActions {...props} />
        </span>
      </div>
      {cargoFields.map((field) => (
        <div className={styles.field} key={field} data-field={field}>
          <label className={styles.label} htmlFor={props.idOf(`cargo.${props.line.key}.${field}`)}>
            {t(`cargo.${field}`)}
            {requiredCargoFields.includes(field) && (
              <span className={styles.required} aria-hidden="true">
                *
              </span>
            )}
          </label>
          <CargoLineField {...props} field={field} />
        </div>
      ))}
    </li>
  );
}, isSameLine);
