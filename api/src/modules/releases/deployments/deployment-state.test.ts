import { describe, expect, test } from '@jest/globals';
import {
  type Canary,
  compareStates,
  emptyState,
  makeStable,
  returnRemotes,
  returnStable,
  setCanary,
} from './deployment-state.ts';

const canary = (version: string, percent: number, salt = 'salt'): Canary => ({
  version,
  percent,
  salt,
  since: '2026-11-20T02:00:00.000Z',
});
const through = (...versions: string[]) =>
  versions.reduce((state, version) => makeStable(state, 'booking', version), emptyState);

describe('stable', () => {
  test('remembers what was stable before, the newest first', () => {
    expect(through('1', '2', '3').stableBefore).toEqual({ booking: ['2', '1'] });
    expect(through('1', '2', '2').stableBefore).toEqual({ booking: ['1'] });
  });

  test('remembers ten versions at most', () => {
    const many = through(...Array.from({ length: 20 }, (_, at) => String(at)));
    expect(many.stableBefore.booking).toEqual(['18', '17', '16', '15', '14', '13', '12', '11', '10', '9']);
  });

  test('a rollback forgets what came after the version that it leads to', () => {
    const once = returnStable(through('1', '2', '3', '4'), 'booking', '3');
    expect([once.stable, once.stableBefore]).toEqual([{ booking: '3' }, { booking: ['2', '1'] }]);
    // The files of 2 are gone.
    const further = returnStable(once, 'booking', '1');
    expect([further.stable, further.stableBefore]).toEqual([{ booking: '1' }, { booking: [] }]);
  });

  test('keeps nothing of a canary, its own or another one', () => {
    const tried = setCanary(through('1'), 'booking', canary('2', 10));
    expect(makeStable(tried, 'booking', '2').canary).toEqual({});
    expect(makeStable(tried, 'booking', '3').canary).toEqual({});
    const back = setCanary(through('1', '2'), 'booking', canary('3', 10));
    expect(returnStable(back, 'booking', '1').canary).toEqual({});
  });

  test('of one remote leaves the others as they are', () => {
    const both = makeStable(setCanary(through('1'), 'booking', canary('2', 10)), 'site', '5');
    expect(both.stable).toEqual({ booking: '1', site: '5' });
    expect(Object.keys(both.canary)).toEqual(['booking']);
  });
});

describe('a canary', () => {
  test('keeps its customers and its beginning while its share changes', () => {
    const small = setCanary(through('1'), 'booking', canary('2', 5, 'first'));
    const later = { ...canary('2', 50, 'second'), since: '2026-11-21T02:00:00.000Z' };
    expect(setCanary(small, 'booking', later).canary.booking).toEqual(canary('2', 50, 'first'));
  });

  test('of another version draws again', () => {
    const small = setCanary(through('1'), 'booking', canary('2', 5, 'first'));
    expect(setCanary(small, 'booking', canary('3', 5, 'second')).canary.booking?.salt).toBe('second');
  });

  test('ends at 0 percent, unless another version is on trial', () => {
    const small = setCanary(through('1'), 'booking', canary('2', 5));
    expect(setCanary(small, 'booking', canary('2', 0)).canary).toEqual({});
    expect(setCanary(small, 'booking', canary('9', 0))).toBe(small);
  });
});

test('remotes of a set return to an earlier state, the others stay', () => {
  const before = makeStable(through('1'), 'site', '1');
  const after = makeStable(makeStable(makeStable(before, 'booking', '2'), 'site', '2'), 'cost', '1');
  const back = returnRemotes(after, before, ['booking', 'cost']);
  expect(back.stable).toEqual({ booking: '1', site: '2' });
  expect(back.stableBefore).toEqual({ booking: [], site: ['1'] });
});

test('what moved is said for each remote', () => {
  const from = setCanary(through('1'), 'booking', canary('2', 5));
  const to = makeStable(makeStable(from, 'booking', '2'), 'site', '1');
  expect(compareStates(from, to)).toEqual([
    { remote: 'booking', as: 'stable', from: '1', to: '2' },
    { remote: 'booking', as: 'canary', from: '2', to: null, percent: 0 },
    { remote: 'site', as: 'stable', from: null, to: '1' },
  ]);
  expect(compareStates(from, setCanary(from, 'booking', canary('2', 20)))).toEqual([
    { remote: 'booking', as: 'canary', from: '2', to: '2', percent: 20 },
  ]);
  expect(compareStates(from, from)).toEqual([]);
});
