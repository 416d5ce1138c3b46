import { type CargoLine, cargoTotals, fromThousandths, type Locale } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight, useMediaQuery } from '@berth/ui';
import { useBookingPackingsQuery } from '../../choices/booking-choices.queries.ts';
import { nameOf } from '../../choices/place-name.ts';
import { CargoCards } from './CargoCards.tsx';
import styles from './CargoTable.module.css';

/** A column of the lines: its heading, its texts ('' for nothing entered), and its total where it has one. */
export type CargoTextColumn = {
  key: string;
  title: string;
  kind?: 'number' | 'code';
  textOf: (line: CargoLine) => string;
  total?: string;
};

/** What many bookings have nothing of has a column where some line has it. */
const isOptional = ({ key }: CargoTextColumn) =>
  ['shipment_id', 'reference_id', 'instructions'].includes(key);

/** The cargo lines to read, with their totals; a card each on a narrow screen. */
export function CargoTable({ lines }: { lines: readonly CargoLine[] }) {
  const { t } = useTranslation('booking');
  const columns = useCargoColumns(lines).filter(
    (column) => !isOptional(column) || lines.some((line) => column.textOf(line) !== ''),
  );
  const isNarrow = useMediaQuery('(max-width: 720px)');
  if (isNarrow) return <CargoCards lines={lines} columns={columns} />;
  const [first, ...others] = columns;
  const classOf = ({ kind }: CargoTextColumn) => kind && styles[kind];
  return (
    // A group: a region of this name is the section that it stands in.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('section.cargo')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('cargo.number')}</th>
            {columns.map((column) => (
              <th
                scope="col"
                className={column.kind === 'number' ? styles.number : undefined}
                key={column.key}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td className={styles.muted}>{at + 1}</td>
              {columns.map((column) => (
                <CargoCell key={column.key} column={column} text={column.textOf(line)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={first ? 2 : 1}>
              {t('list.total')}
            </th>
            {others.map((column) => (
              <td className={classOf(column)} key={column.key}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function CargoCell({ column: { kind }, text }: { column: CargoTextColumn; text: string }) {
  // A dash is no code.
  const isPlain = kind === undefined || (kind === 'code' && text === '');
  return <td className={isPlain ? undefined : styles[kind]}>{text || '—'}</td>;
}

function useCargoColumns(lines: readonly CargoLine[]): readonly CargoTextColumn[] {
  const { t, locale } = useTranslation('booking');
  const { data: packings } = useBookingPackingsQuery();
  const totals = cargoTotals(lines);
  const number = (value: number | null, format: (value: number, locale: Locale) => string) =>
    value === null ? '' : format(value, locale);
  const column = (key: Exclude<keyof CargoLine, 'long' | 'wide' | 'high'> | 'size') => ({
    key,
    title: t(`cargo.${key}`),
  });
  return [
    { ...column('goods_name'), textOf: (line) => line.goods_name },
    {
      ...column('package'),
      kind: 'number',
      textOf: (line) => number(line.package, formatCount),
      total: formatCount(totals.cartons, locale),
    },
    {
      ...column('weight'),
      kind: 'number',
      textOf: (line) => number(line.weight, formatWeight),
      total: formatWeight(fromThousandths(totals.weightThousandths), locale),
    },
    {
      ...column('volume'),
      kind: 'number',
      textOf: (line) => number(line.volume, formatVolume),
      total: formatVolume(fromThousandths(totals.volumeThousandths), locale),
    },
    { ...column('size'), textOf: sizeOf },
    { ...column('pack'), textOf: (line) => nameOf(packings, line.pack, locale) },
    { ...column('shipment_id'), kind: 'code', textOf: (line) => line.shipment_id },
    { ...column('reference_id'), kind: 'code', textOf: (line) => line.reference_id },
    { ...column('instructions'), textOf: (line) => line.instructions },
  ];
}

function sizeOf({ long, wide, high }: CargoLine): string {
  const sides = [long, wide, high];
  return sides.every((side) => side === null) ? '' : sides.map((side) => side ?? '—').join(' × ');
}
