import { memo } from 'react';
import styles from './CargoCards.module.css';
import { CargoCell } from './CargoCell.tsx';
import { CargoLineActions } from './CargoLineActions.tsx';
import sheet from './CargoSheet.module.css';
import { VolumeGap, VolumeOffer } from './ComputedVolume.tsx';
import { type CargoField, cargoFields } from './cargo-draft.ts';
import { type CargoLineProps, isSameLine, requiredCargoFields } from './cargo-line-props.ts';
import { noteIdOf, notesOf } from './line-notes.ts';

/** A line as a card, for narrow screens: the same controls under labels. */
export const CargoCard = memo(function CargoCard(props: CargoLineProps) {
  const { words, index } = props;
  return (
    <li className={styles.card} data-line={index}>
      <div className={styles.head}>
        <span>{words.t('cargo.line', { line: index + 1 })}</span>
        <span className={styles.actions}>
          <CargoLineActions {...props} />
        </span>
      </div>
      {cargoFields.map((field) => (
        <CardField {...props} key={field} field={field} />
      ))}
    </li>
  );
}, isSameLine);

function CardField({ field, ...props }: CargoLineProps & { field: CargoField }) {
  const { words, idOf, line } = props;
  const note = notesOf(props, field);
  return (
    <div className={styles.field} data-field={field}>
      <label className={styles.label} htmlFor={idOf(`cargo.${line.key}.${field}`)}>
        {words.columns[field]}
        {requiredCargoFields.includes(field) && (
          <span className={sheet.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={styles.control}>
        <CargoCell {...props} field={field} />
        {field === 'volume' && <VolumeOffer {...props} />}
      </div>
      {note && (
        <span className={sheet.note} data-kind={note.kind} data-of={field} id={noteIdOf(props, field)}>
          {note.text}
        </span>
      )}
      {field === 'volume' && <VolumeGap {...props} />}
    </div>
  );
}
