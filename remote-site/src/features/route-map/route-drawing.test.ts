import { describe, expect, test } from '@jest/globals';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';
import { portLabels } from './port-labels.ts';
import { drawRoutes, frameAround, openingRoute, worldFrame } from './route-drawing.ts';
import { distanceText, transitText } from './route-text.ts';

const { routes } = sampleWebsiteConfig.page.en;
const drawn = drawRoutes(routes);

function drawnTo(code: string) {
  const found = drawn.find(({ route }) => route.to.code === code);
  if (!found) throw new Error(`No route to ${code}`);
  return found;
}

test('the map opens on the most often sailed route across an ocean', () => {
  expect(openingRoute(drawn)?.route.to.code).toBe('USLAX');
  expect(openingRoute([drawnTo('JPTYO')])?.route.to.code).toBe('JPTYO');
  expect(openingRoute([])).toBeUndefined();
});

describe('a close-up', () => {
  test.each(drawn.map((route) => [route.key, route] as const))(
    'holds all of %s between its edges',
    (_key, route) => {
      const frame = frameAround(route.bounds, 1.3);
      expect(frame.width / frame.height).toBeCloseTo(1.3);
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(worldFrame.width + 0.01);
      expect(route.bounds.x).toBeGreaterThanOrEqual(frame.x);
      expect(route.bounds.x + route.bounds.width).toBeLessThanOrEqual(frame.x + frame.width);
    },
  );

  test('of a short route does not come closer than the outlines are drawn for', () => {
    expect(frameAround(drawnTo('KRPUS').bounds, 1.3).width).toBe(260);
  });
});

describe('names of ports', () => {
  const selected = drawnTo('USLAX');
  const names = portLabels(drawn, selected, worldFrame, 1280);

  test('both ends of the selected route are named and marked', () => {
    expect(names.filter((label) => label.isEnd).map((label) => label.name)).toEqual([
      'Ningbo',
      'Los Angeles',
    ]);
  });

  test('ports that are one point at this scale share one name', () => {
    expect(names.map((label) => label.name)).not.toContain('Long Beach');
    expect(names.map((label) => label.name)).toEqual(
      expect.arrayContaining(['Hamburg', 'Felixstowe', 'Sydney']),
    );
  });

  test('no port is named twice, and none outside of the frame', () => {
    const closeUp = portLabels(drawn, selected, frameAround(selected.bounds, 1.3), 360);
    expect(new Set(closeUp.map((label) => label.code)).size).toBe(closeUp.length);
    expect(closeUp.map((label) => label.name)).not.toContain('Hamburg');
  });
});

describe('route texts', () => {
  test('a range and a single figure of days, in both languages', () => {
    const [tokyo, losAngeles] = [drawnTo('JPTYO').route, drawnTo('USLAX').route];
    expect(transitText(losAngeles, 'en')).toBe('14–18 days');
    expect(transitText(losAngeles, 'zh-CN')).toBe('14–18天');
    expect(transitText(tokyo, 'en')).toBe('4 days');
    expect(transitText({ ...tokyo, transitDaysMin: 1, transitDaysMax: 1 }, 'en')).toBe('1 day');
  });

  test('distances are rounded to hundreds', () => {
    expect(distanceText(5797)).toBe('5,800');
    expect(distanceText(12)).toBe('100');
  });
});
