import { checkFbaReference, checkFbaShipment } from '@berth/contract';
import { type Translate, useTranslation } from '@berth/runtime';
import { CargoCell } from './CargoCell.tsx';
import styles from './CargoSheet.module.css';
import {
  type CargoField,
  type CargoLineDraft,
  computedVolume,
  hasVolumeGap,
  readNumber,
} from './cargo-draft.ts';
import { type CargoLineProps, requiredCargoFields } from './cargo-line-props.ts';

/** One field of a line: its control, its message, and beside a volume what the dimensions give. */
export function CargoLineField({ field, ...props }: CargoLineProps & { field: CargoField }) {
  const { line, index, messages, packings, idOf, onEdit, onLeave } = props;
  const { t } = useTranslation('booking');
  const path = `cargo.${line.key}.${field}`;
  const message = messages[field];
  const oddity = message || !props.isAmazon ? undefined : oddityOf(field, line);
  return (
    <>
      <span className={styles.cell}>
        <CargoCell
          id={idOf(path)}
          field={field}
          value={line[field]}
          label={t('cargo.cellLabel', { column: t(`cargo.${field}`), line: index + 1 })}
          error={message}
          warningId={oddity && `${idOf(path)}-warning`}
          isRequired={requiredCargoFields.includes(field)}
          packings={packings}
          onChange={(name, value) => onEdit({ type: 'set', line: line.key, field: name, value })}
          onLeave={(name) => onLeave(`cargo.${line.key}.${name}`)}
          onPaste={(name, text) => onEdit({ type: 'paste', line: line.key, field: name, text })}
        />
        {field === 'volume' && <ComputedVolume {...props} t={t} />}
      </span>
      {message && (
        <span className={styles.message} id={`${idOf(path)}-error`}>
          {message}
        </span>
      )}
      {oddity && (
        <span className={styles.warning} id={`${idOf(path)}-warning`}>
          {t(oddity)}
        </span>
      )}
    </>
  );
}

/** What Amazon's references seldom look like: said, and never in the way. */
function oddityOf(field: CargoField, line: CargoLineDraft): string | undefined {
  if (field === 'shipment_id' && checkFbaShipment(line.shipment_id) === 'odd') return 'cargo.oddShipment';
  if (field === 'reference_id' && checkFbaReference(line.reference_id) === 'odd') return 'cargo.oddReference';
  return undefined;
}

function ComputedVolume({ line, index, onEdit, t }: CargoLineProps & { t: Translate }) {
  const volume = computedVolume(line);
  if (volume === null) return <span className={styles.computed} />;
  const isEntered = readNumber(line.volume) !== null;
  if (isEntered && !hasVolumeGap(line)) {
    return (
      <span className={styles.computed} title={t('cargo.computedSame')}>
        = {volume}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={isEntered ? styles.gap : styles.offer}
      tabIndex={-1}
      title={t('cargo.takeComputed', { volume })}
      aria-label={t('cargo.takeComputedOfLine', { volume, line: index + 1 })}
      onClick={() => onEdit({ type: 'set', line: line.key, field: 'volume', value: volume })}
    >
      {isEntered ? '≠' : '←'} {volume}
    </button>
  );
}
