import { expect, test } from '@jest/globals';
import { documentWords } from './document-words.ts';

test('a figure says of who collects the cargo what form and page say', () => {
  expect(documentWords['zh-CN'].isDestinationSelfPickup).toBe('目的港自提');
  expect(documentWords.en.isDestinationSelfPickup).toBe('Collected at destination');
});
