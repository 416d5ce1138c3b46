import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { endpointShape } from './endpoint-shapes.ts';

const shapeOf = (query: z.ZodType) =>
  endpointShape({ summary: 'Drafts', access: 'signedIn', query, result: z.object({}) }).input?.required;

test('a query that may be empty need not be sent, one with a field that must be there does', () => {
  expect(shapeOf(z.object({ kind: z.enum(['lcl', 'fcl']).default('lcl') }))).toEqual([]);
  expect(shapeOf(z.object({ id: z.string() }))).toEqual(['query']);
});
