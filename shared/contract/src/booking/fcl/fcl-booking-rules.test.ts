import { describe, expect, test } from '@jest/globals';
import { emptyCargoLine } from '../booking-basics.ts';
import {
  countContainers,
  emptyFclBooking,
  emptyFclContainer,
  emptyLoadingPlace,
  type FclBooking,
  type FclContainer,
  type LoadingPlace,
} from './fcl-booking.ts';
import { fclBookingLimits, fclBookingProblems, requiredFclFields } from './fcl-booking-rules.ts';

const container = (changes: Partial<FclContainer> = {}): FclContainer => ({
  ...emptyFclContainer(),
  sizeType: '40HQ',
  loadingPlace: 1,
  ...changes,
});
const place = (changes: Partial<LoadingPlace> = {}): LoadingPlace => ({
  address: '东莞市长安镇振安中路 18 号',
  contact: '陈建国',
  phone: '0755-88886666',
  loadingAt: '2026-12-02 09:00:00',
  ...changes,
});
const booking = (changes: Partial<FclBooking> = {}): FclBooking => ({
  ...emptyFclBooking(),
  etd: '2026-12-08',
  receivingPlace: 'CNYTN',
  destination: 'USLGB',
  warehouseType: 'amazon',
  warehouseCode: 'ONT8',
  containers: [container()],
  loadingPlaces: [place()],
  ...changes,
});
const problems = (changes: Partial<FclBooking>, action: 'saveDraft' | 'submit' = 'submit') =>
  fclBookingProblems(booking(changes), action).map(({ path, rule }) => `${path} ${rule}`);

describe('fclBookingProblems', () => {
  test('a whole booking has none: its cargo and its VGM may follow', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ cargo: [emptyCargoLine(), emptyCargoLine()] })).toEqual([]);
    expect(problems({ containers: [container({ vgmKg: 21_500.5, vgmMethod: 'SM2' })] })).toEqual([]);
  });

  test('an empty one lacks what an order of containers needs; as a draft it lacks nothing', () => {
    const empty = emptyFclBooking();
    expect(fclBookingProblems(empty, 'saveDraft')).toEqual([]);
    expect(fclBookingProblems(empty, 'submit').map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'etd required',
      'receivingPlace chooseOne',
      'destination chooseOne',
      'warehouseType chooseOne',
      'containers noContainers',
      'loadingPlaces.0.address required',
      'loadingPlaces.0.contact required',
      'loadingPlaces.0.phone required',
      'loadingPlaces.0.loadingAt required',
    ]);
  });

  test('cargo that is there is complete', () => {
    const cargo = [{ ...emptyCargoLine(), goods_name: '显示器支架' }];
    expect(problems({ cargo })).toEqual([
      'cargo.0.package required',
      'cargo.0.weight required',
      'cargo.0.volume required',
    ]);
    expect(problems({ cargo }, 'saveDraft')).toEqual([]);
  });

  test('who collects at the port names no warehouse; who declares says whose papers', () => {
    const none = { warehouseType: null, warehouseCode: '' } as const;
    expect(problems({ ...none, isDestinationSelfPickup: true })).toEqual([]);
    expect(problems(none)).toEqual(['warehouseType chooseOne']);
    expect(problems({ warehouseCode: '' })).toEqual(['warehouseCode chooseOne']);
    expect(problems({ isDeclared: true })).toEqual(['exportDocuments chooseOne']);
    expect(requiredFclFields(booking({ warehouseType: 'private' }))).toContain('postalCode');
  });
});

describe('a container', () => {
  const ofContainer = (changes: Partial<FclContainer>, places = 1, action?: 'saveDraft') =>
    fclBookingProblems(
      booking({
        containers: [container(changes), container({ loadingPlace: places })],
        loadingPlaces: Array.from({ length: places }, () => place()),
      }),
      action ?? 'submit',
    )
      .filter(({ path }) => path.startsWith('containers.0.'))
      .map(({ path, rule }) => `${path.slice('containers.0.'.length)} ${rule}`);

  test('has a size, and says where it is loaded where there are several places', () => {
    expect(ofContainer({ sizeType: '' })).toEqual(['sizeType chooseOne']);
    expect(ofContainer({ sizeType: '' }, 1, 'saveDraft')).toEqual([]);
    expect(ofContainer({ loadingPlace: null })).toEqual([]);
    expect(ofContainer({ loadingPlace: null }, 2)).toEqual(['loadingPlace chooseOne']);
    expect(ofContainer({ loadingPlace: null }, 2, 'saveDraft')).toEqual([]);
  });

  test.each([0, 3, 1.5, -1])('is not loaded at place %d of two, not even in a draft', (loadingPlace) => {
    expect(ofContainer({ loadingPlace }, 2, 'saveDraft')).toEqual(['loadingPlace unknownChoice']);
  });

  test('a mass and its method are told together, the mass more than nothing', () => {
    expect(ofContainer({ vgmKg: 21_000 })).toEqual(['vgmMethod chooseOne']);
    expect(ofContainer({ vgmMethod: 'SM1' })).toEqual(['vgmKg required']);
    expect(ofContainer({ vgmKg: 21_000 }, 1, 'saveDraft')).toEqual([]);
    expect(ofContainer({ vgmKg: 0, vgmMethod: 'SM1' }, 1, 'saveDraft')).toHaveLength(1);
    expect(ofContainer({ vgmKg: Number.NaN, vgmMethod: 'SM1' }, 1, 'saveDraft')).toHaveLength(1);
  });

  test('is one of no more than a booking can have', () => {
    const all = (count: number) => Array.from({ length: count }, () => container());
    expect(problems({ containers: all(fclBookingLimits.containers) })).toEqual([]);
    expect(problems({ containers: all(fclBookingLimits.containers + 1) }, 'saveDraft')).toEqual([
      'containers tooManyContainers',
    ]);
  });
});

describe('a loading place', () => {
  const two = [place(), place({ address: '深圳市龙岗区坂田街道 1 号' })];

  test('is needed, and loads something where there are several', () => {
    expect(problems({ loadingPlaces: [] })).toContain('loadingPlaces noLoadingPlace');
    expect(problems({ loadingPlaces: two })).toEqual(['loadingPlaces.1.address placeWithoutContainers']);
    expect(problems({ loadingPlaces: two }, 'saveDraft')).toEqual([]);
    // While a container has no place yet, that alone is said.
    const containers = [container(), container({ loadingPlace: null })];
    expect(problems({ containers, loadingPlaces: two })).toEqual(['containers.1.loadingPlace chooseOne']);
  });

  test('has a time before the ship sails, and a phone that is one', () => {
    expect(problems({ loadingPlaces: [place({ loadingAt: '2026-12-08 23:00:00' })] })).toEqual([]);
    const late = [place({ loadingAt: '2026-12-09 00:00:00' })];
    expect(problems({ loadingPlaces: late })).toEqual(['loadingPlaces.0.loadingAt loadingAfterEtd']);
    expect(problems({ loadingPlaces: late }, 'saveDraft')).toEqual([]);
    const wrong = [place({ loadingAt: '2026-02-30 09:00:00', phone: '12', address: '路'.repeat(301) })];
    expect(problems({ loadingPlaces: wrong }, 'saveDraft')).toEqual([
      'loadingPlaces.0.address tooLong',
      'loadingPlaces.0.phone invalidPhone',
      'loadingPlaces.0.loadingAt invalidDate',
    ]);
  });

  test('is one of no more than a booking can have', () => {
    const loadingPlaces = Array.from({ length: fclBookingLimits.loadingPlaces + 1 }, emptyLoadingPlace);
    expect(problems({ loadingPlaces }, 'saveDraft')).toEqual(['loadingPlaces tooManyLoadingPlaces']);
  });
});

test('containers are counted by size as the sizes first stand, those without one not at all', () => {
  const ordered = ['40HQ', '20GP', '', '40HQ'].map((sizeType) => ({ sizeType }));
  expect(countContainers(ordered)).toEqual([
    { sizeType: '40HQ', count: 2 },
    { sizeType: '20GP', count: 1 },
  ]);
});
