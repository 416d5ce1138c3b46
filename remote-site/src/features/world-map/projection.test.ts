import { describe, expect, test } from '@jest/globals';
import { coastPath, riverPath } from './outline-path.ts';
import { mapWindow, project, unwrapLongitude, worldWindow } from './projection.ts';

describe('the world window', () => {
  test('has the Pacific in its middle: Shanghai lies left of Los Angeles, London left of both', () => {
    const london = project({ lon: -0.1, lat: 51.5 }, worldWindow);
    const shanghai = project({ lon: 121.5, lat: 31.2 }, worldWindow);
    const losAngeles = project({ lon: -118.3, lat: 33.7 }, worldWindow);
    const newYork = project({ lon: -74, lat: 40.7 }, worldWindow);
    expect(london.x).toBeLessThan(shanghai.x);
    expect(shanghai.x).toBeLessThan(losAngeles.x);
    expect(losAngeles.x).toBeLessThan(newYork.x);
    expect(newYork.x).toBeLessThan(worldWindow.width);
  });

  test('puts its own corner at the origin, north up', () => {
    const corner = project({ lon: worldWindow.west, lat: worldWindow.north }, worldWindow);
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
    expect(project({ lon: 0, lat: worldWindow.south }, worldWindow).y).toBeCloseTo(worldWindow.height);
    expect(project({ lon: 0, lat: 10 }, worldWindow).y).toBeLessThan(
      project({ lon: 0, lat: -10 }, worldWindow).y,
    );
  });

  test('keeps the equator of Miller’s projection true to scale', () => {
    const span = mapWindow({ west: 0, degrees: 10, north: 0.5, south: -0.5, scale: 100 });
    expect(span.width).toBe(1000);
    expect(span.height).toBeCloseTo(100, 0);
  });
});

test.each([
  [-26, 334],
  [-25, -25],
  [180, 180],
  [-180, 180],
  [335, -25],
])('longitude %d is drawn at %d', (lon, drawn) => {
  expect(unwrapLongitude(lon, -25)).toBe(drawn);
});

describe('outlines', () => {
  const window = mapWindow({ west: 0, degrees: 90, north: 45, south: 0, scale: 1 });

  test('a coast is a closed line whose corners are curves', () => {
    const path = coastPath('0 0 10 0 10 10', window);
    expect(path).toMatch(/^M/);
    expect(path).toMatch(/Z$/);
    expect(path.match(/Q/g)).toHaveLength(3);
  });

  test('a river keeps both its ends', () => {
    const end = project({ lon: 20, lat: 5 }, window);
    const path = riverPath('0 0 10 0 20 5', window);
    expect(path).not.toContain('Z');
    expect(path.match(/Q/g)).toHaveLength(1);
    expect(path.endsWith(`L${end.x} ${Math.round(end.y * 10) / 10}`)).toBe(true);
  });
});
