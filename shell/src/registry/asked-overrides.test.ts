import { beforeEach, describe, expect, test } from '@jest/globals';
import { testRegistry } from '../testing/sign-registry.ts';
import { addressWithOverrides, refusedOverrides, settleOverrides } from './asked-overrides.ts';

const staff = { permissions: ['release:override'] };
const customer = { permissions: ['bookings:edit'] };
const unknown = { asked: 'booking@9.9.9', reason: 'unknown' } as const;
const seen = testRegistry(1, { audience: 'customer-1' });
const unseen = testRegistry(1);
const answer = { asked: 'booking@9.9.9', own: 'booking@9.9.9', refused: [unknown], registry: seen };

beforeEach(() => {
  sessionStorage.clear();
  refusedOverrides.set([]);
});

describe('who is signed in', () => {
  test('staff are told what was refused', () => {
    settleOverrides(staff, answer);
    expect(refusedOverrides.get()).toEqual([unknown]);
  });

  test('a customer is not, and nothing is kept', () => {
    settleOverrides(customer, answer);
    expect(refusedOverrides.get()).toEqual([]);
    expect(addressWithOverrides(staff, '/')).toBeNull();
  });

  test('staff are not told of an earlier visit by a page that was kept', () => {
    settleOverrides(staff, { ...answer, asked: null });
    settleOverrides(staff, { ...answer, asked: 'site@0.1.0' });
    expect(refusedOverrides.get()).toEqual([]);
  });

  test('staff whom the server did not see are told so, but not when they end an override', () => {
    settleOverrides(staff, { ...answer, refused: [], registry: unseen });
    expect(refusedOverrides.get()).toEqual([{ asked: 'booking@9.9.9', reason: 'fromElsewhere' }]);
    settleOverrides(staff, { asked: '', own: '', refused: [], registry: unseen });
    expect(refusedOverrides.get()).toEqual([]);
  });
});

describe('who signs in later', () => {
  const asked = 'booking@1.5.0-rc.1+ab';
  const keep = (own: string | null = 'booking@1.5.0-rc.1 ab') =>
    settleOverrides(null, { asked, own, refused: [], registry: unseen });

  test('goes on with what was asked for, once', () => {
    keep();
    const address = `${window.location.origin}/orders/list?page=2&remotes=booking%401.5.0-rc.1%2Bab#rows`;
    expect(addressWithOverrides(staff, '/orders/list?page=2#rows')).toBe(address);
    expect(addressWithOverrides(staff, '/')).toBeNull();
  });

  test.each([
    ['another site led here', null],
    ['the page is one that was kept of another visit', 'booking@0.9.0'],
  ])('does not have what a link asked for where %s, and staff hear so once', (_what, own) => {
    keep(own);
    expect(sessionStorage.getItem('berth.askedOverrides')).not.toContain('1.5.0');
    expect(addressWithOverrides(staff, '/')).toBeNull();
    expect(refusedOverrides.get()).toEqual([{ asked: '?remotes=', reason: 'fromElsewhere' }]);
    refusedOverrides.set([]);
    expect(addressWithOverrides(staff, '/')).toBeNull();
    expect(refusedOverrides.get()).toEqual([]);
  });

  test('hears nothing of versions as a customer, whoever led here', () => {
    keep(null);
    expect(addressWithOverrides(customer, '/')).toBeNull();
    expect(refusedOverrides.get()).toEqual([]);
  });

  test('is told of no link after the override was ended', () => {
    keep(null);
    settleOverrides(null, { asked: '', own: null, refused: [], registry: unseen });
    expect(addressWithOverrides(staff, '/')).toBeNull();
    expect(refusedOverrides.get()).toEqual([]);
  });

  test('stays on this site whatever the path looks like', () => {
    keep();
    const { origin, host } = window.location;
    expect(addressWithOverrides(staff, `//${host}//elsewhere.example`)).toMatch(
      new RegExp(`^${origin}//elsewhere`),
    );
  });

  test('as a customer goes on as ever, and nobody after them has it', () => {
    keep();
    expect(addressWithOverrides(customer, '/')).toBeNull();
    expect(addressWithOverrides(staff, '/')).toBeNull();
  });
});
