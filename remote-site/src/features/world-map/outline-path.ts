import type { MapWindow, Point } from './projection.ts';
import { projectUnwrapped, round } from './projection.ts';

/** How much of each edge a corner takes for its curve: the pen of someone who generalises a coast. */
const softness = 0.34;

/** A coast (`lon lat lon lat …`, longitudes as they stand) as a closed line with soft corners: SVG path data. */
export function coastPath(outline: string, window: MapWindow): string {
  const corners = readOutline(outline, window);
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return curve(before, corner, after);
  });
  return `M${parts.join('L')}Z`;
}

/** A river: the same, with two ends. */
export function riverPath(outline: string, window: MapWindow): string {
  const points = readOutline(outline, window);
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return before && after ? curve(before, point, after) : write(point);
  });
  return `M${parts.join('L')}`;
}

function curve(before: Point, corner: Point, after: Point): string {
  return `${write(towards(corner, before))}Q${write(corner)} ${write(towards(corner, after))}`;
}

function towards(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * softness, y: from.y + (to.y - from.y) * softness };
}

function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function readOutline(outline: string, window: MapWindow): Point[] {
  const numbers = outline.trim().split(/\s+/).map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    points.push(projectUnwrapped({ lon: numbers[at] ?? 0, lat: numbers[at + 1] ?? 0 }, window));
  }
  return points;
}
