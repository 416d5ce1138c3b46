import type { MapWindow, Point } from '../world-map/projection.ts';
import { project, worldWindow } from '../world-map/projection.ts';
import { voyageBetween, voyagePath } from '../world-map/voyage.ts';
import type { SiteRoute } from './route-text.ts';
import { routeKey } from './route-text.ts';

export interface DrawnRoute {
  key: string;
  route: SiteRoute;
  path: string;
  distanceNm: number;
  from: Point;
  to: Point;
  /** Everything that the line touches, in drawing units. */
  bounds: Frame;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shorter ways do not show what the company does: the map opens on one that crosses an ocean. */
const oceanNm = 3000;

/** The route that the map shows first: the most often sailed across an ocean, or else the first. */
export function openingRoute(drawn: readonly DrawnRoute[]): DrawnRoute | undefined {
  const far = drawn.filter((route) => route.distanceNm > oceanNm);
  const candidates = far.length > 0 ? far : drawn;
  return candidates.toSorted((a, b) => b.route.sailingsPerWeek - a.route.sailingsPerWeek)[0];
}

/** The whole chart as a frame. */
export const worldFrame: Frame = { x: 0, y: 0, width: worldWindow.width, height: worldWindow.height };

/** The routes of the configuration with their lines on the world map. */
export function drawRoutes(routes: readonly SiteRoute[], window: MapWindow = worldWindow): DrawnRoute[] {
  return routes.map((route) => {
    const voyage = voyageBetween(route.from, route.to);
    return {
      key: routeKey(route),
      route,
      path: voyagePath(voyage, window),
      distanceNm: voyage.distanceNm,
      from: project(route.from, window),
      to: project(route.to, window),
      bounds: boundsOf(voyage.places.map((place) => project(place, window))),
    };
  });
}

/**
 * The part of the chart that a small screen shows of one route: all of it, with air around. Past the north and
 * south edge there is more land and sea to show; past the east and west edge there is nothing.
 */
export function frameAround(bounds: Frame, aspect: number, smallest = 260): Frame {
  const air = 1.3;
  const wanted = Math.max(smallest, bounds.width * air, bounds.height * air * aspect);
  const width = Math.min(worldFrame.width, wanted);
  const height = width / aspect;
  return {
    x: clamp(bounds.x + bounds.width / 2 - width / 2, 0, worldFrame.width - width),
    y: clamp(bounds.y + bounds.height / 2 - height / 2, 0, worldFrame.height - height),
    width,
    height,
  };
}

function boundsOf(points: readonly Point[]): Frame {
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  };
}

// Where the frame is larger than the chart it stands in its middle.
function clamp(value: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
