import type { Point } from '../world-map/projection.ts';
import type { DrawnRoute, Frame } from './route-drawing.ts';

export interface PortLabel {
  code: string;
  name: string;
  /** In hundredths of the frame. */
  left: number;
  top: number;
  side: 'left' | 'right';
  /** An end of the selected route. */
  isEnd: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const lineHeight = 20;
const gap = 6;
/** About what a Han and a Latin character take at 12 px. */
const hanWidth = 12.5;
const latinWidth = 7;

/**
 * Names of ports on a chart that is `widthPx` wide: the selected route's ends first, then destinations in the
 * order of the routes. A name that would lie on another one changes sides, or is left out.
 */
export function portLabels(
  drawn: readonly DrawnRoute[],
  selected: DrawnRoute,
  frame: Frame,
  widthPx: number,
): PortLabel[] {
  const scale = widthPx / frame.width;
  const taken: Box[] = [];
  const ports: Point[] = [];
  const placed = new Map<string, PortLabel>();
  for (const end of endsInOrder(drawn, selected)) {
    const { code, name } = end.place;
    const x = (end.point.x - frame.x) * scale;
    const y = (end.point.y - frame.y) * scale;
    if (placed.has(code) || (!end.isEnd && isCrowded(x, y, ports))) continue;
    if (!isInside(x, y, widthPx, frame.height * scale)) continue;
    const sides = end.preferred === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    const side = sides.find((one) => fits(labelBox(name, x, y, one), taken, widthPx));
    if (!side && !end.isEnd) continue;
    const chosen = side ?? end.preferred;
    taken.push(labelBox(name, x, y, chosen));
    ports.push({ x, y });
    const left = (x / widthPx) * 100;
    const top = (y / (frame.height * scale)) * 100;
    placed.set(code, { code, name, left, top, side: chosen, isEnd: end.isEnd });
  }
  return [...placed.values()];
}

function endsInOrder(drawn: readonly DrawnRoute[], selected: DrawnRoute) {
  const end = (route: DrawnRoute, which: 'from' | 'to', isEnd: boolean) => {
    const [point, other] = which === 'from' ? [route.from, route.to] : [route.to, route.from];
    // A name stands on the far side of its port, clear of the line that comes in.
    const preferred: PortLabel['side'] = point.x < other.x ? 'left' : 'right';
    return { place: route.route[which], point, preferred, isEnd };
  };
  return [
    end(selected, 'from', true),
    end(selected, 'to', true),
    ...drawn.map((route) => end(route, 'to', false)),
  ];
}

function labelBox(name: string, x: number, y: number, side: PortLabel['side']): Box {
  const han = name.match(/[\u2e80-\uffef]/g)?.length ?? 0;
  const width = han * hanWidth + (name.length - han) * latinWidth + 10;
  const left = side === 'left' ? x - gap - width : x + gap;
  return { left, right: left + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
}

function fits(box: Box, taken: readonly Box[], widthPx: number): boolean {
  if (box.left < 0 || box.right > widthPx) return false;
  return taken.every(
    (other) =>
      box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );
}

// Los Angeles and Long Beach are one point on a map of the world.
function isCrowded(x: number, y: number, ports: readonly Point[]): boolean {
  return ports.some((port) => Math.hypot(port.x - x, port.y - y) < 12);
}

function isInside(x: number, y: number, width: number, height: number): boolean {
  return x > 4 && x < width - 4 && y > 8 && y < height - 8;
}
