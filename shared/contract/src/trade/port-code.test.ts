import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isPortCode,
  normalizePortCode,
  otherPortCodes,
  portCountryCode,
  usualPortCode,
} from './port-code.ts';

test.each([
  ['CNYTN', true],
  ['CNSHK', true],
  ['CNSZX', true],
  ['cn ytn', true],
  ['ＣＮＹＴＮ', true],
  ['REPD2', true],
  ['CNYT', false],
  ['CNYTNN', false],
  ['C1YTN', false],
  ['CNYT0', false],
  ['CNYT1', false],
  ['', false],
])('%s: %s', (value, isCode) => {
  expect(isPortCode(value)).toBe(isCode);
});

test('Yantian, Shekou and Shenzhen stay distinct', () => {
  expect(new Set(['CNYTN', 'CNSHK', 'CNSZX'].map(normalizePortCode)).size).toBe(3);
});

test('a code keeps its country, with or without the printed space', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2}$/), fc.stringMatching(/^[A-Z2-9]{3}$/), (country, place) => {
      const printed = `${country} ${place}`;
      return (
        isPortCode(printed) &&
        portCountryCode(printed) === country &&
        normalizePortCode(printed) === country + place
      );
    }),
  );
});

test('a port that goes by several codes has one usual one', () => {
  expect(['CNSHG', 'CNSGH', 'CNSHA', 'CNQDG', 'CNYTN'].map(usualPortCode)).toEqual([
    'CNSHA',
    'CNSHA',
    'CNSHA',
    'CNTAO',
    'CNYTN',
  ]);
  expect(otherPortCodes('CNSHA').map(usualPortCode)).toEqual(['CNSHA', 'CNSHA']);
  expect(otherPortCodes('CNYTN')).toEqual([]);
});
