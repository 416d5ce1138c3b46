import { expect, test } from '@jest/globals';
import { voyageHints } from './voyage-hints.ts';

const otherCountry = { field: 'transportChannel', hint: 'otherCountry' };
const samePlace = { field: 'destination', hint: 'samePlace' };

test.each([
  ['nothing chosen yet', '', '', ['US'], []],
  ['a channel without a destination', 'CNYTN', '', ['US'], []],
  ['a channel to the country', 'CNYTN', 'USLAX', ['US'], []],
  ['one of several countries', 'CNYTN', 'DEHAM', ['BE', 'DE'], []],
  ['a port from which a lorry goes on', 'CNYTN', 'CAVAN', ['US'], []],
  ['a channel across another ocean', 'CNYTN', 'DEHAM', ['US'], [otherCountry]],
  ['an island', 'CNYTN', 'JPTYO', ['US'], [otherCountry]],
  ['a channel that says nothing of countries', 'CNYTN', 'DEHAM', [], []],
  ['a channel that is in no list', 'CNYTN', 'DEHAM', undefined, []],
  ['the place that it is received at', 'CNYTN', 'CNYTN', undefined, [samePlace]],
  ['both', 'CNYTN', 'CNYTN', ['US'], [otherCountry, samePlace]],
] as const)('%s', (_name, receivingPlace, destination, countryCodes, hints) => {
  expect(voyageHints({ receivingPlace, destination }, countryCodes)).toEqual(hints);
});
