import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from './build-record.ts';
import { findMisfits } from './schema-fit.ts';

/** A schema with values that it takes. */
type Sample = { schema: z.ZodType; values: fc.Arbitrary<unknown> };

const leaves: Sample[] = [
  { schema: z.string(), values: fc.constantFrom('', 'x', 'other') },
  { schema: z.enum(['x']), values: fc.constant('x') },
  { schema: z.enum(['x', 'y']), values: fc.constantFrom('x', 'y') },
  { schema: z.number(), values: fc.constantFrom(0, 1.5) },
  { schema: z.int(), values: fc.constantFrom(0, 2) },
  { schema: z.boolean(), values: fc.boolean() },
  { schema: z.null(), values: fc.constant(null) },
  { schema: z.unknown(), values: fc.constantFrom(null, 'x', 1) },
];

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...leaves),
    tie('sample').map(({ schema, values }) => ({ schema: schema.nullable(), values: fc.option(values) })),
    tie('sample').map(({ schema, values }) => ({
      schema: z.array(schema),
      values: fc.array(values, { maxLength: 2 }),
    })),
    fc.tuple(tie('sample'), tie('sample')).map(([one, other]) => ({
      schema: z.union([one.schema, other.schema]),
      values: fc.oneof(one.values, other.values),
    })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(tie('sample'), fc.boolean()))
      .map((fields) => objectOf(fields)),
  ),
}));

function objectOf(fields: Record<string, [Sample, boolean]>): Sample {
  const entries = Object.entries(fields);
  const required = entries.filter(([, [, isOptional]]) => !isOptional).map(([name]) => name);
  return {
    schema: z.object(
      Object.fromEntries(
        entries.map(([name, [{ schema }, isOptional]]) => [name, isOptional ? schema.optional() : schema]),
      ),
    ),
    values: fc.record(Object.fromEntries(entries.map(([name, [{ values }]]) => [name, values])), {
      requiredKeys: required,
    }),
  };
}

// Plain JSON: Zod's type names keywords that a record of unknowns holds as well.
const printed = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema;

test('every schema fits itself, whether or not extra fields are refused', () => {
  fc.assert(
    fc.property(sample, fc.boolean(), ({ schema }, isExtraRefused) => {
      expect(findMisfits(printed(schema), printed(schema), { isExtraRefused })).toEqual([]);
    }),
  );
});

test('where nothing is a misfit, every value that comes is taken', () => {
  let passed = 0;
  fc.assert(
    fc.property(
      fc
        .tuple(sample, sample)
        .chain(([one, other]) =>
          fc.record({ one: fc.constant(one), other: fc.constant(other), value: one.values }),
        ),
      ({ one, other, value }) => {
        if (findMisfits(printed(one.schema), printed(other.schema), { isExtraRefused: false }).length > 0)
          return;
        passed += 1;
        expect(other.schema.safeParse(value).success).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
  expect(passed).toBeGreaterThan(100);
});
