import { distanceNm, greatCircle } from './great-circle.ts';
import type { MapWindow, Place, Point } from './projection.ts';
import { project, round } from './projection.ts';
import type { SeaPoint } from './sea-lanes.ts';
import { seaLanes, seaPoints } from './sea-lanes.ts';

export interface Voyage {
  /** From port to port along the sea lanes. */
  places: Place[];
  /** Sailing distance in nautical miles, as the drawing has it: good to a few percent. */
  distanceNm: number;
}

const neighbours = buildNeighbours();

/**
 * The way a ship takes from port to port: the shortest along the sea lanes, each leg a great circle. A
 * straight great circle from Shenzhen to Hamburg would sail through Siberia, and people who read such a map
 * know better.
 */
export function voyageBetween(from: Place, to: Place): Voyage {
  const turns = [from, ...shortestLane(nearestPoint(from), nearestPoint(to)), to];
  const legs = turns.slice(1).map((end, index) => ({ start: turns[index] ?? from, end }));
  return {
    places: [from, ...legs.flatMap(({ start, end }) => greatCircle(start, end).slice(1))],
    distanceNm: legs.reduce((sum, { start, end }) => sum + distanceNm(start, end), 0),
  };
}

/** A voyage as a soft line in drawing units; it breaks in two where it leaves the map and comes in again. */
export function voyagePath(voyage: Voyage, window: MapWindow): string {
  return splitAtEdge(
    voyage.places.map((place) => project(place, window)),
    window,
  )
    .map((points) => soften(points))
    .map((points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`)
    .join('');
}

function splitAtEdge(points: Point[], window: MapWindow): Point[][] {
  const parts: Point[][] = [[]];
  let previous: Point | null = null;
  for (const point of points) {
    if (previous && Math.abs(point.x - previous.x) > window.width / 2) parts.push([]);
    parts.at(-1)?.push(point);
    previous = point;
  }
  return parts;
}

// Each point moves half-way to the middle of its neighbours: ends stay, turns become curves.
function soften(points: Point[], passes = 4): Point[] {
  if (passes === 0) return points;
  const softened = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return point;
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
  return soften(softened, passes - 1);
}

function nearestPoint(place: Place): SeaPoint {
  let nearest: SeaPoint = 'hongKong';
  for (const name of Object.keys(seaPoints) as SeaPoint[] /* its keys */) {
    // keys of a Record<SeaPoint, …>
    if (distanceNm(place, seaPoints[name]) < distanceNm(place, seaPoints[nearest])) nearest = name;
  }
  return nearest;
}

// Dijkstra on a hundred points: a heap would only be longer to read.
function shortestLane(start: SeaPoint, end: SeaPoint): Place[] {
  const reached = new Map<SeaPoint, { cost: number; before: SeaPoint | null }>([
    [start, { cost: 0, before: null }],
  ]);
  const open = new Set<SeaPoint>([start]);
  while (open.size > 0) {
    const current = cheapest(open, reached);
    if (current === end) break;
    open.delete(current);
    for (const next of neighbours.get(current) ?? []) {
      const cost = (reached.get(current)?.cost ?? 0) + distanceNm(seaPoints[current], seaPoints[next]);
      if (cost < (reached.get(next)?.cost ?? Number.POSITIVE_INFINITY)) {
        reached.set(next, { cost, before: current });
        open.add(next);
      }
    }
  }
  return walkBack(end, reached);
}

function cheapest(open: ReadonlySet<SeaPoint>, reached: ReadonlyMap<SeaPoint, { cost: number }>): SeaPoint {
  return [...open].reduce((best, name) =>
    (reached.get(name)?.cost ?? 0) < (reached.get(best)?.cost ?? 0) ? name : best,
  );
}

function walkBack(end: SeaPoint, reached: ReadonlyMap<SeaPoint, { before: SeaPoint | null }>): Place[] {
  const lane: Place[] = [];
  for (let at: SeaPoint | null = end; at; at = reached.get(at)?.before ?? null) lane.unshift(seaPoints[at]);
  return lane;
}

function buildNeighbours(): Map<SeaPoint, Set<SeaPoint>> {
  const links = new Map<SeaPoint, Set<SeaPoint>>();
  const link = (a: SeaPoint, b: SeaPoint) => links.set(a, (links.get(a) ?? new Set()).add(b));
  for (const lane of seaLanes) {
    for (const [index, point] of lane.slice(1).entries()) {
      const before = lane[index];
      if (!before) continue;
      link(before, point);
      link(point, before);
    }
  }
  return links;
}
