import type { ConsoleChart, ConsoleFigures } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { Chart } from '@berth/ui';
import { BookingFigures } from './BookingFigures.tsx';
import { FigureLink } from './FigureLink.tsx';

const heightPx = 340;

/** Six months of cargo by the month of departure; each figure of its table leads to the bookings behind it. */
export function VolumeCard() {
  const { t } = useTranslation('booking');
  return (
    <BookingFigures
      heightPx={heightPx}
      isEmpty={(figures) => volumeOf(figures) === undefined}
      emptyText={t('console.volume.empty')}
    >
      {(figures) => {
        const chart = volumeOf(figures);
        return chart && <VolumeChart chart={chart} />;
      }}
    </BookingFigures>
  );
}

function VolumeChart({ chart: { months, unit, series } }: { chart: ConsoleChart }) {
  const { t } = useTranslation('booking');
  const shown = series.filter(({ values }) => values.some((value) => value > 0));
  const nameOf = (name: string) => t(`console.kind.${name}`);
  return (
    <Chart
      title={t('console.volume.title')}
      isTitleHidden
      kind="bar"
      categories={months}
      series={shown.map(({ name, values }) => ({ name: nameOf(name), values }))}
      unit={unit}
      heightPx={heightPx - 40}
      renderFigure={(text, at) => {
        const of = shown[at.series];
        const link = of?.links[at.category];
        if (!of || !link) return text;
        const label = t('console.volume.link', {
          kind: nameOf(of.name),
          month: months[at.category] ?? '',
          text,
        });
        return (
          <FigureLink link={link} label={label}>
            {text}
          </FigureLink>
        );
      }}
    />
  );
}

/** Nothing where no month has any. */
function volumeOf({ charts }: ConsoleFigures): ConsoleChart | undefined {
  return charts.find(
    ({ name, series }) =>
      name === 'cargoVolume' && series.some(({ values }) => values.some((value) => value > 0)),
  );
}
