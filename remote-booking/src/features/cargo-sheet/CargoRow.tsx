import { memo } from 'react';
import { CargoCell } from './CargoCell.tsx';
import { CargoLineActions } from './CargoLineActions.tsx';
import styles from './CargoSheet.module.css';
import { VolumeGap, VolumeOffer } from './ComputedVolume.tsx';
import { type CargoField, cargoFields, hasVolumeGap } from './cargo-draft.ts';
import { type CargoLineProps, isSameLine } from './cargo-line-props.ts';
import { noteIdOf, notesOf } from './line-notes.ts';

/** A line as a row of the sheet; what is said about its cells stands below them, across the row. */
export const CargoRow = memo(function CargoRow(props: CargoLineProps) {
  return (
    <tr className={styles.row} data-line={props.index}>
      <th scope="row" className={styles.lineNumber}>
        {props.index + 1}
      </th>
      {cargoFields.map((field) => (
        <td key={field} data-field={field}>
          <CargoCell {...props} field={field} />
          {field === 'volume' && <VolumeOffer {...props} />}
        </td>
      ))}
      <td className={styles.actions}>
        <CargoLineActions {...props} />
      </td>
      <RowNotes {...props} />
    </tr>
  );
}, isSameLine);

function RowNotes(props: CargoLineProps) {
  const { line } = props;
  const notes = cargoFields.flatMap((field) => {
    const note = notesOf(props, field);
    return note ? [{ field, ...note }] : [];
  });
  if (notes.length === 0 && !hasVolumeGap(line)) return null;
  return (
    <td className={styles.notes} colSpan={cargoFields.length + 2}>
      {notes.map(({ field, kind, text }) => (
        <span key={field} className={styles.note} data-kind={kind} data-of={field}>
          <NoteOf {...props} field={field} />
          <span id={noteIdOf(props, field)}>{text}</span>
        </span>
      ))}
      {hasVolumeGap(line) && (
        <span className={styles.note} data-kind="warning">
          <NoteOf {...props} field="volume" />
          <VolumeGap {...props} />
        </span>
      )}
    </td>
  );
}

/** Which cell a note is about; the cell itself points to the note for those who hear it. */
function NoteOf({ words, field }: CargoLineProps & { field: CargoField }) {
  return (
    <span aria-hidden="true" className={styles.noteOf}>
      {words.t('cargo.noteOf', { column: words.columns[field] })}
    </span>
  );
}
