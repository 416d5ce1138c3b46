import type { Locale } from '@berth/contract';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../theme/use-media-query.ts';
import styles from './Chart.module.css';
import { useChartColors } from './chart-colors.ts';
import { chartOption, directLabelsFromPx } from './chart-option.ts';
import type { ChartSeries } from './chart-series.ts';
import type { Drawing } from './draw-chart.ts';

export type ChartDrawingProps = {
  kind: 'line' | 'bar';
  categories: readonly string[];
  series: readonly ChartSeries[];
  unit: string;
  heightPx: number;
  locale: Locale;
  onFail: () => void;
};

/** The picture alone, hidden from screen readers, which get the table. echarts comes when the first one is shown. */
export function ChartDrawing({
  kind,
  categories,
  series,
  unit,
  heightPx,
  locale,
  onFail,
}: ChartDrawingProps) {
  const host = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const widthPx = useWidth(host);
  const colors = useChartColors();
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const failed = useRef(onFail);
  useEffect(() => {
    failed.current = onFail;
  });

  useEffect(() => {
    let isGone = false;
    let made: Drawing | null = null;
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (isGone || !host.current) return;
        made = drawChart(host.current, { width: host.current.clientWidth || 640, height: heightPx });
        setDrawing(made);
      },
      () => !isGone && failed.current(),
    );
    return () => {
      isGone = true;
      made?.dispose();
      setDrawing(null);
    };
  }, [heightPx]);

  const option = useMemo(
    () => chartOption({ kind, categories, series, unit, colors, locale, isMotionReduced, widthPx }),
    [kind, categories, series, unit, colors, locale, isMotionReduced, widthPx],
  );
  useEffect(() => {
    drawing?.resize({ width: widthPx, height: heightPx });
    drawing?.update(option);
  }, [drawing, option, widthPx, heightPx]);

  const hasLegend = series.length > 1 && (kind === 'bar' || widthPx < directLabelsFromPx);
  return (
    <div aria-hidden="true">
      {hasLegend && (
        <ul className={styles.legend}>
          {series.map(({ name }, at) => (
            <li key={name}>
              <i className={styles.swatch} style={{ background: colors.series[at % colors.series.length] }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={host} className={styles.host} style={{ height: heightPx }} />
    </div>
  );
}

/** How wide the box is; a usual width until it is measured. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
