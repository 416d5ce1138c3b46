import { describe, expect, test } from '@jest/globals';
import { distanceNm, greatCircle } from './great-circle.ts';
import { project, worldWindow } from './projection.ts';
import { seaLanes, seaPoints } from './sea-lanes.ts';
import { voyageBetween, voyagePath } from './voyage.ts';

const ningbo = { lon: 121.85, lat: 29.93 };
const yantian = { lon: 114.27, lat: 22.57 };
const losAngeles = { lon: -118.26, lat: 33.74 };
const hamburg = { lon: 9.97, lat: 53.54 };
const newYork = { lon: -74.15, lat: 40.69 };
const santos = { lon: -46.3, lat: -23.95 };

describe('great circles', () => {
  test('a quarter of the globe is 5,404 nautical miles', () => {
    expect(distanceNm({ lon: 0, lat: 0 }, { lon: 90, lat: 0 })).toBeCloseTo(5403.7, 0);
  });

  test('bend towards the pole and run over the date line', () => {
    const line = greatCircle(ningbo, losAngeles);
    expect(line.at(0)).toEqual(ningbo);
    expect(line.at(-1)).toEqual(losAngeles);
    expect(Math.max(...line.map(({ lat }) => lat))).toBeGreaterThan(45);
    expect(line.some(({ lon }) => Math.abs(lon) > 175)).toBe(true);
  });

  test('between one place and itself are that place', () => {
    expect(greatCircle(ningbo, ningbo)).toEqual([ningbo, ningbo]);
  });
});

describe('voyages', () => {
  // Published port-to-port distances; the drawing may be 6 % off.
  test.each([
    ['Ningbo to Los Angeles', ningbo, losAngeles, 5810],
    ['Ningbo to Hamburg by Suez', ningbo, hamburg, 10770],
    ['Yantian to New York by Panama', yantian, newYork, 11200],
  ])('%s is about as far as ships sail', (_name, from, to, miles) => {
    const voyage = voyageBetween(from, to);
    expect(Math.abs(voyage.distanceNm - miles) / miles).toBeLessThan(0.06);
    expect(voyage.places.at(0)).toEqual(from);
    expect(voyage.places.at(-1)).toEqual(to);
  });

  test('to Europe pass Singapore, Suez and Gibraltar', () => {
    const { places } = voyageBetween(yantian, hamburg);
    for (const turn of [seaPoints.singapore, seaPoints.suez, seaPoints.gibraltar]) {
      expect(places).toContainEqual(turn);
    }
  });

  test('start and end at their ports on the map, in one line over the Pacific', () => {
    const path = voyagePath(voyageBetween(ningbo, losAngeles), worldWindow);
    const { x, y } = project(ningbo, worldWindow);
    expect(path.startsWith(`M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}L`)).toBe(true);
    expect(path.match(/M/g)).toHaveLength(1);
  });

  test('break in two at the edge of the map instead of crossing all of it', () => {
    const path = voyagePath(voyageBetween(yantian, santos), worldWindow);
    expect(path.match(/M/g)).toHaveLength(2);
  });
});

test('every sea point lies on a lane, and all lanes hang together', () => {
  const reached = new Set(seaLanes[0]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const lane of seaLanes) {
      if (lane.some((point) => reached.has(point))) for (const point of lane) reached.add(point);
    }
    grew = reached.size > before;
  }
  expect([...reached].sort()).toEqual(Object.keys(seaPoints).sort());
});
