import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { searchForm, sortKey } from '../../database/sort-key.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const lists = [
  'GET /select/getPortList',
  'GET /select/shipMode',
  'GET /select/shipModeNew',
  'GET /select/getPackList',
  'GET /select/getSizeList',
  'GET /select/getCarrierList',
  'GET /select/getAirportList',
  'GET /select/getAmazonList',
  'GET /select/getWmtList',
  'GET /select/getOtherWarehouseList',
  'GET /select/getCountryList',
  'GET /select/getSalasList',
  'GET /select/getServiceList',
] as const;

describe.each(lists)('%s', (key) => {
  test('is for the signed-in, filled, and without a code twice', async () => {
    expect((await portal.visitor.call(key)).statusCode).toBe(401);
    const options = await person.get(key);
    expect(options.length).toBeGreaterThan(0);
    expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
    for (const option of options) {
      expect(option.search).toContain(searchForm(option.nameZh));
    }
  });
});

describe('what the lists hold', () => {
  test('a port has its country and kind', async () => {
    const ports = await person.get('GET /select/getPortList');
    expect(ports.find((port) => port.value === 'CNYTN')).toMatchObject({
      nameZh: '盐田',
      nameEn: 'Yantian',
      countryCode: 'CN',
      kind: 'sea',
    });
  });

  test('ports that we ship from or to come first, before others that are spelt alike', async () => {
    const ports = await person.get('GET /select/getPortList');
    const named = ports.map(({ nameZh }) => nameZh);
    expect(named.indexOf('盐田')).toBeLessThan(named.indexOf('烟台'));
    expect(named.indexOf('洛杉矶')).toBeLessThan(named.indexOf('阿姆斯特丹'));
    const keys = named.slice(0, named.indexOf('盐田') + 1).map(sortKey);
    expect(keys.toSorted()).toEqual(keys);
  });

  test('a warehouse has its address and goes by its code', async () => {
    const warehouses = await person.get('GET /select/getAmazonList');
    expect(warehouses.find((warehouse) => warehouse.value === 'ONT8')).toMatchObject({
      nameZh: 'ONT8',
      nameEn: 'ONT8',
      countryCode: 'US',
      stateName: 'CA',
    });
  });

  test('container sizes begin with what is booked most, and special ones follow', async () => {
    const sizes = await person.get('GET /select/getSizeList');
    expect(sizes.map(({ value }) => value)).toEqual(
      '20GP 40GP 40HQ 45HQ 20FR 20OT 20RF 40FR 40OT 40RH'.split(' '),
    );
  });

  test('a channel says until when it takes cargo, and why it is closed where it is', async () => {
    const channels = await person.get('GET /select/shipModeNew');
    for (const { cutOffDays, isOpen, closedReason } of channels) {
      expect(cutOffDays).toBeGreaterThan(0);
      expect(isOpen).toBe(closedReason === null);
    }
    const closed = channels.filter(({ isOpen }) => !isOpen);
    expect(closed.map(({ value, closedReason }) => [value, typeof closedReason?.en])).toEqual([
      ['MX-TRUCK', 'string'],
    ]);
    const [plain] = await person.get('GET /select/shipMode');
    expect(plain).not.toHaveProperty('closedReason');
  });

  test('a channel brings the rule of its chargeable weight', async () => {
    const channels = await person.get('GET /select/shipMode');
    for (const channel of channels) {
      expect(channel.transitDaysMax).toBeGreaterThanOrEqual(channel.transitDaysMin);
      expect(channel.chargeable.step).toBeGreaterThan(0);
    }
  });
});
