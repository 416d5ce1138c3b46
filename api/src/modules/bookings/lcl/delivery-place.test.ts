import type { BookingBasics } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assignedContainer } from '../../../../test/container-events.ts';
import { fclBooking, fclContainer } from '../../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const address = { postalCode: '2164', stateName: 'NSW', address: '28 Cowpasture Road' };
const inSydney = { warehouseType: 'private', warehouseCode: '', country: 'AU', ...address } as const;
const inGermany = { warehouseType: 'amazon', warehouseCode: 'DTM2' } as const;
const inCalifornia = { warehouseType: 'amazon', warehouseCode: 'LGB8' } as const;

// The ship lands at USLGB. Cargo does go on by another ship: whether it is meant to, the form asks, and nobody refuses.
const places: [string, Partial<BookingBasics>][] = [
  ['a warehouse beyond the sea', inGermany],
  ['an address beyond the sea', inSydney],
  ['a warehouse where it lands', inCalifornia],
  ['a warehouse that is in no list', { warehouseType: 'amazon', warehouseCode: 'NEW9' }],
  ['nowhere: it is collected at the port', { ...inSydney, isDestinationSelfPickup: true }],
];

describe.each(places)('delivery to %s is booked', (_name, place) => {
  test('before the space is fixed, of either kind', async () => {
    await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking(place)) });
    await person.get('POST /business/submitBookingFcl', { body: saveRequest(fclBooking(place)) });
  });

  test('after containers are assigned, when the ports are frozen', async () => {
    const containers = [fclContainer({ sizeType: '40HQ' })];
    const { id, businessNumber } = await person.get('POST /business/submitBookingFcl', {
      body: saveRequest(fclBooking({ containers })),
    });
    const system = await openSystem(portal);
    await portal.database.kysely.deleteFrom('booking_container').execute();
    await portal.database.kysely.deleteFrom('container_trip').execute();
    await system.get('POST /integration/assignContainers', {
      body: { eventId: newEventId(), businessNumber, containers: [assignedContainer()] },
    });
    const { version } = await person.get('GET /business/getBookingByIdFcl', { query: { id } });
    const body = saveRequest(fclBooking({ containers, ...place, remarks: 'By noon' }), { id, version });
    await person.get('POST /business/submitBookingFcl', { body });
    const stored = await person.get('GET /business/getBookingByIdFcl', { query: { id } });
    expect(stored.booking).toMatchObject({ remarks: 'By noon', warehouseType: place.warehouseType });
  });
});
