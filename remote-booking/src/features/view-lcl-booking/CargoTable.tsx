import { type CargoLine, cargoTotals, fromThousandths } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight } from '@berth/ui';
import { useBookingPackingsQuery } from '../booking-choices/booking-choices.queries.ts';
import { nameOf } from '../booking-choices/place-name.ts';
import styles from './CargoTable.module.css';

/** The cargo lines to read, with their totals. */
export function CargoTable({ lines }: { lines: readonly CargoLine[] }) {
  const { t, locale } = useTranslation('booking');
  const { data: packings } = useBookingPackingsQuery();
  const totals = cargoTotals(lines);
  const number = (value: number | null, format: (value: number, in_: typeof locale) => string) =>
    value === null ? '—' : format(value, locale);
  const size = ({ long, wide, high }: CargoLine) =>
    long === null && wide === null && high === null
      ? '—'
      : [long, wide, high].map((side) => side ?? '—').join(' × ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('section.cargo')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('cargo.number')}</th>
            <th scope="col">{t('cargo.goods_name')}</th>
            {(['package', 'weight', 'volume'] as const).map((field) => (
              <th scope="col" className={styles.number} key={field}>
                {t(`cargo.${field}`)}
              </th>
            ))}
            <th scope="col">{t('cargo.size')}</th>
            {(['pack', 'shipment_id', 'reference_id', 'instructions'] as const).map((field) => (
              <th scope="col" key={field}>
                {t(`cargo.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td className={styles.muted}>{at + 1}</td>
              <td>{line.goods_name || '—'}</td>
              <td className={styles.number}>{number(line.package, formatCount)}</td>
              <td className={styles.number}>{number(line.weight, formatWeight)}</td>
              <td className={styles.number}>{number(line.volume, formatVolume)}</td>
              <td>{size(line)}</td>
              <td>{nameOf(packings, line.pack, locale) || '—'}</td>
              <td className={styles.code}>{line.shipment_id || '—'}</td>
              <td className={styles.code}>{line.reference_id || '—'}</td>
              <td>{line.instructions || '—'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('list.total')}
            </th>
            <td className={styles.number}>{formatCount(totals.cartons, locale)}</td>
            <td className={styles.number}>
              {formatWeight(fromThousandths(totals.weightThousandths), locale)}
            </td>
            <td className={styles.number}>
              {formatVolume(fromThousandths(totals.volumeThousandths), locale)}
            </td>
            <td colSpan={5} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
