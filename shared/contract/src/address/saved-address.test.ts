import { expect, test } from '@jest/globals';
import { type AddressContent, addressProblems, settleAddress } from './saved-address.ts';

const pickup: AddressContent = {
  kind: 'pickup',
  title: '坂田仓',
  phone: '0755-8888 6666',
  country: '',
  stateName: '',
  postalCode: '',
  address: '深圳市龙岗区坂田街道 1 号',
};
const home: AddressContent = {
  kind: 'private',
  title: 'LA office',
  phone: '',
  country: 'US',
  stateName: 'CA',
  postalCode: '90001',
  address: '1 Harbor Ave',
};
const rulesOf = (address: AddressContent) =>
  addressProblems(address).map(({ path, rule }) => `${path} ${rule}`);

test('each kind asks for its own fields, all of them', () => {
  expect(rulesOf(pickup)).toEqual([]);
  expect(rulesOf(home)).toEqual([]);
  expect(rulesOf({ ...home, kind: 'pickup' })).toEqual(['phone required']);
  expect(rulesOf({ ...pickup, kind: 'private' })).toEqual([
    'country chooseOne',
    'stateName required',
    'postalCode required',
  ]);
  expect(rulesOf({ ...pickup, title: '', phone: '12', address: '' })).toEqual([
    'title blankName',
    'phone invalidPhone',
    'address required',
  ]);
});

test('texts are no longer than a booking takes them', () => {
  const long = { ...home, stateName: 'S'.repeat(61), postalCode: '9'.repeat(17), address: '路'.repeat(301) };
  expect(rulesOf(long)).toEqual(['stateName tooLong', 'postalCode tooLong', 'address tooLong']);
  expect(rulesOf({ ...pickup, title: '仓'.repeat(41) })).toEqual(['title tooLong']);
});

test('what the kind does not ask for is not kept', () => {
  expect(settleAddress({ ...home, ...pickup, country: 'US', stateName: 'CA' })).toEqual(pickup);
  expect(settleAddress({ ...home, phone: '123456' })).toEqual(home);
});
