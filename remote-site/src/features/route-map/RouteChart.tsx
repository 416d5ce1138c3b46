import { useIsDrawing } from '@berth/runtime';
import { useId } from 'react';
import { worldLand } from '../world-map/drawn-maps.ts';
import { project, round, worldWindow } from '../world-map/projection.ts';
import { portLabels } from './port-labels.ts';
import styles from './RouteChart.module.css';
import type { DrawnRoute, Frame } from './route-drawing.ts';

interface RouteChartProps {
  routes: readonly DrawnRoute[];
  selected: DrawnRoute;
  frame: Frame;
  /** About how wide the chart is on the screen: names of ports are placed for it. */
  widthPx: number;
  onPoint: (key: string) => void;
}

const graticule = drawGraticule();

/**
 * The chart itself. It is a picture: what it tells stands beside it as text, and what it lets a mouse do the
 * radio buttons of the board do too, so that it is hidden from screen readers and the keyboard.
 */
export function RouteChart({ routes, selected, frame, widthPx, onPoint }: RouteChartProps) {
  const isDrawing = useIsDrawing();
  const landId = useId();
  const others = routes.filter((route) => route !== selected);
  return (
    <div className={`${styles.chart} ${isDrawing ? styles.drawn : ''}`} aria-hidden="true">
      <svg
        className={styles.sea}
        viewBox={`${round(frame.x)} ${round(frame.y)} ${round(frame.width)} ${round(frame.height)}`}
        aria-hidden="true"
      >
        <defs>
          <path id={landId} d={worldLand} fillRule="evenodd" />
        </defs>
        <path className={styles.graticule} d={graticule} />
        <use className={styles.shelf} href={`#${landId}`} />
        <use className={styles.shallows} href={`#${landId}`} />
        <use className={styles.land} href={`#${landId}`} />
        {others.map((route) => (
          <path key={route.key} className={styles.lane} d={route.path} />
        ))}
        <path className={styles.casing} d={selected.path} />
        <path className={styles.selected} d={selected.path} />
        {routes.map((route) => (
          <path
            key={route.key}
            className={styles.target}
            d={route.path}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(route.key)}
            onPointerDown={() => onPoint(route.key)}
          />
        ))}
      </svg>
      <PortNames routes={routes} selected={selected} frame={frame} widthPx={widthPx} />
    </div>
  );
}

function PortNames({ routes, selected, frame, widthPx }: Omit<RouteChartProps, 'onPoint'>) {
  const ports = new Map(
    routes.flatMap(({ route, from, to }) => [
      [route.from.code, from],
      [route.to.code, to],
    ]),
  );
  return (
    <>
      {[...ports].map(([code, point]) => (
        <span key={code} className={styles.port} style={position(point, frame)} />
      ))}
      {portLabels(routes, selected, frame, widthPx).map((label) => (
        <span
          key={label.code}
          className={`${styles.name} ${styles[label.side]} ${label.isEnd ? styles.end : ''}`}
          style={{ left: `${label.left}%`, top: `${label.top}%` }}
        >
          {label.name}
        </span>
      ))}
    </>
  );
}

function position(point: { x: number; y: number }, frame: Frame) {
  const left = ((point.x - frame.x) / frame.width) * 100;
  const top = ((point.y - frame.y) / frame.height) * 100;
  return { left: `${left}%`, top: `${top}%` };
}

function drawGraticule(): string {
  const lines: string[] = [];
  for (let lon = 0; lon < 335; lon += 20) {
    lines.push(`M${round(project({ lon, lat: 0 }, worldWindow).x)} -200V${round(worldWindow.height + 200)}`);
  }
  for (let lat = -40; lat <= 60; lat += 20) {
    lines.push(`M0 ${round(project({ lon: 0, lat }, worldWindow).y)}H${worldWindow.width}`);
  }
  return lines.join('');
}
