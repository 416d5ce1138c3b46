import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { errorCodes } from '../answer/error-codes.ts';
import { savedRecord, saveErrors, saveShape } from './save.schema.ts';

const idempotencyKey = 'e2b7a6c0-5c1f-4d0e-9a57-0d6f1c3b2a10';
const save = z.object(saveShape);

test('a save says what it wants and under which key; a change says of which record and version', () => {
  expect(save.safeParse({ action: 'submit', idempotencyKey }).success).toBe(true);
  expect(save.safeParse({ action: 'saveDraft', id: '1', version: 2, idempotencyKey }).success).toBe(true);
  for (const wrong of [{ action: 'keep' }, { version: 0 }, { idempotencyKey: 'mine' }]) {
    expect(save.safeParse({ action: 'submit', idempotencyKey, ...wrong }).success).toBe(false);
  }
});

test('it answers the version to go on with, or refuses with a conflict', () => {
  const saved = { id: '1', version: 1, status: 'draft' };
  expect(savedRecord.parse(saved)).toEqual(saved);
  const statuses = saveErrors.map((code) => errorCodes[code].status);
  expect(statuses).toEqual([404, 409, 409]);
});
