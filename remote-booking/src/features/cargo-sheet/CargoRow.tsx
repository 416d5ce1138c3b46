import { memo } from 'react';
import { CargoLineActions } from './CargoLineActions.tsx';
import { CargoLineField } from './CargoLineField.tsx';
import styles from './CargoSheet.module.css';
import { cargoFields } from './cargo-draft.ts';
import { type CargoLineProps, isSameLine } from './cargo-line-props.ts';

/** A line as a row of the sheet. */
export const CargoRow = memo(function CargoRow(props: CargoLineProps) {
  return (
    <tr data-line={props.index}>
      <th scope="row" className={styles.lineNumber}>
        {props.index + 1}
      </th>
      {cargoFields.map((field) => (
        <td key={field} data-field={field}>
          <CargoLineField {...props} field={field} />
        </td>
      ))}
      <td className={styles.actions}>
        <CargoLineActions {...props} />
      </td>
    </tr>
  );
}, isSameLine);
