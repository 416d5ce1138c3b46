import { describe, expect, test } from '@jest/globals';
import { mapWindow, project, worldWindow } from './projection.ts';

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
    const corner = project({ lon: -25, lat: 66.5 }, worldWindow);
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
    expect(project({ lon: 0, lat: -46 }, worldWindow).y).toBeCloseTo(worldWindow.height);
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
  [-26, 359],
  [-24, 1],
  [180, 205],
  [-180, 205],
  [334, 359],
])('longitude %d is drawn %d degrees from the west edge', (lon, degrees) => {
  expect(project({ lon, lat: 0 }, worldWindow).x).toBeCloseTo(degrees * 4);
});
