import styles from './CargoSheet.module.css';
import { computedVolume, hasVolumeGap, readNumber } from './cargo-draft.ts';
import type { CargoLineProps } from './cargo-line-props.ts';

/** In the volume's cell: what the dimensions give, to be taken while nothing is entered; a sign that both agree. */
export function VolumeOffer(props: CargoLineProps) {
  const { line, words } = props;
  const volume = computedVolume(line);
  if (volume === null || hasVolumeGap(line)) return null;
  if (line.volume === '') return <TakeVolume {...props} volume={volume} sign="←" className={styles.offer} />;
  return readNumber(line.volume) === Number(volume) ? (
    <span className={styles.same} title={words.t('cargo.computedSame')}>
      =
    </span>
  ) : null;
}

/** Below the line: that the dimensions give another volume than was entered. */
export function VolumeGap(props: CargoLineProps) {
  const volume = hasVolumeGap(props.line) ? computedVolume(props.line) : null;
  return volume && <TakeVolume {...props} volume={volume} sign="≠" className={styles.gap} />;
}

type TakeVolumeProps = CargoLineProps & { volume: string; sign: string; className?: string };

function TakeVolume({ line, index, onEdit, words, volume, sign, className }: TakeVolumeProps) {
  const { t } = words;
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      title={t('cargo.takeComputed', { volume })}
      aria-label={t('cargo.takeComputedOfLine', { volume, line: index + 1 })}
      onClick={() => onEdit({ type: 'set', line: line.key, field: 'volume', value: volume })}
    >
      {sign} {volume}
    </button>
  );
}
