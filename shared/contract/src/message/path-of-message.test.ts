import { expect, test } from '@jest/globals';
import { pathOfMessage } from './path-of-message.ts';

const nothing = { booking: null, bill: null, declaration: null };
const booking = { id: '1', kind: 'fcl' as const, businessNumber: 'SZF-1' };

test('a message leads to what it is about', () => {
  expect(pathOfMessage({ ...nothing, kind: 'containerReached', booking })).toBe('/business/fcl/detail?id=1');
  expect(pathOfMessage({ ...nothing, kind: 'documentAdded', booking })).toBe(
    '/business/fcl/detail?id=1&mode=view',
  );
  expect(pathOfMessage({ ...nothing, kind: 'billIssued', bill: { id: '2', number: 'B' } })).toBe(
    '/cost/detail?id=2',
  );
  const declaration = { id: '3', number: 'CD' };
  expect(pathOfMessage({ ...nothing, kind: 'declarationConfirmed', declaration })).toBe(
    '/customs/declaration?id=3',
  );
  expect(pathOfMessage({ ...nothing, kind: 'passwordChanged' })).toBe('/usercenter');
  expect(pathOfMessage({ ...nothing, kind: 'taskDone' })).toBeNull();
});
