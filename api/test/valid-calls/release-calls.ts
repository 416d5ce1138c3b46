import { makeRemote } from '../fronts.ts';
import type { ValidCalls } from './example.ts';
import { staffs, teams } from './example.ts';

const { record, declaration } = makeRemote('booking');
const build = { record, declaration };

export const releaseCalls = {
  // A session opens none of them, whoever's it is: their story is in releases.test.ts.
  'GET /release/surface': () => [teams({})],
  'POST /release/offer': () => [teams({ body: build })],
  'POST /release/file': () => [
    teams({ query: { integrity: `sha384-${'A'.repeat(64)}` }, upload: new File(['x'], 'file') }),
  ],
  'POST /release/publish': () => [teams({ body: build })],
  'POST /release/promote': () => [
    teams({ body: { remote: 'booking', version: '0.1.0', to: 'stable', seen: 0, why: 'test' } }),
    teams({ body: { remote: 'booking', version: '0.1.0', to: 'canary', percent: 5, seen: 0, why: 'test' } }),
  ],
  'POST /release/rollback': () => [teams({ body: { remote: 'booking', seen: 0, why: 'test' } })],
  'POST /release/pin': ({ bookingId }) => [
    teams({ body: { remote: 'booking', version: null, customerId: bookingId, why: 'test' } }),
  ],
  'POST /release/remove': () => [teams({ body: { remote: 'booking', version: '0.1.0', why: 'test' } })],
  'POST /release/setSave': () => [teams({ body: { name: 'first', versions: { booking: '0.1.0' } } })],
  'POST /release/setPromote': () => [teams({ body: { name: 'first', seen: 0, why: 'test' } })],
  'POST /release/setRollback': () => [teams({ body: { seen: 0, why: 'test' } })],
  'POST /release/setRemove': () => [teams({ body: { name: 'first', why: 'test' } })],
  'GET /release/list': () => [teams({ query: {} })],
  'GET /release/history': () => [teams({ query: { remote: 'booking' } })],
  'GET /release/version': () => [teams({ query: { remote: 'booking', version: '0.1.0' } })],
  // Customers have not the permission: their story is in releases-staff.test.ts.
  'GET /system/release/overview': () => [staffs({})],
  'GET /system/release/history': () => [staffs({ query: { remote: 'booking' } })],
  'GET /system/release/outcomes': () => [staffs({ query: { remote: 'booking' } })],
  'GET /system/release/customers': ({ word }) => [staffs({ query: { search: word } })],
  'POST /system/release/promote': () => [
    staffs({ body: { remote: 'booking', version: '0.1.0', to: 'stable', seen: 0, why: 'test' } }),
  ],
  'POST /system/release/rollback': () => [staffs({ body: { remote: 'booking', seen: 0, why: 'test' } })],
  'POST /system/release/pin': ({ bookingId }) => [
    staffs({ body: { remote: 'booking', version: null, customerId: bookingId, why: 'test' } }),
  ],
  'POST /system/release/setPromote': () => [staffs({ body: { name: 'first', seen: 0, why: 'test' } })],
  'POST /system/release/setRollback': () => [staffs({ body: { seen: 0, why: 'test' } })],
  'POST /system/release/setRemove': () => [staffs({ body: { name: 'first', why: 'test' } })],
  'POST /system/release/keySave': () => [staffs({ body: { holder: 'Booking team', remote: 'booking' } })],
  'POST /system/release/keyRevoke': ({ bookingId }) => [staffs({ body: { id: bookingId } })],
} satisfies Partial<ValidCalls>;
