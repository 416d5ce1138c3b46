import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint/endpoint.ts';
import type { JsonSchema, RemoteBuildRecord, Surface } from './build-record.ts';
import { findBreaks } from './contract-gate.ts';
import { describeContract, endpointShape, endpointShapes } from './endpoint-shapes.ts';
import { openEnum } from './open-enum.ts';

const call = {
  summary: 'A booking',
  access: 'signedIn',
  body: z.object({ id: z.string(), note: z.string().optional() }),
  result: z.object({ id: z.string(), cargo: z.array(z.object({ weightKg: z.number() })) }),
} as const satisfies EndpointDefinition;

const needs = (definition: EndpointDefinition = call): RemoteBuildRecord => ({
  name: 'booking',
  version: '1.0.0+0123456789ab',
  files: {},
  preload: {},
  entry: 'remote-entry.js',
  global: 'berth_booking',
  runtime: { range: '^1.2.0', uses: ['Link', 'request'] },
  shared: { react: '^19.3.1', 'antd/es/table': '^6.6.8', '@berth/runtime': '^1.2.0' },
  contract: { hash: 'one', endpoints: { 'POST /booking': endpointShape(definition) } },
});

const has = (definition: EndpointDefinition | null = call): Surface => ({
  runtime: { version: '1.4.0', exports: ['Link', 'notify', 'request'] },
  shared: { react: '19.4.0', 'antd/es/table': '6.6.8', '@berth/runtime': '1.4.0' },
  contract: {
    hash: 'another',
    endpoints: definition ? { 'POST /booking': endpointShape(definition) } : {},
  },
});

const said = (record: RemoteBuildRecord, surface: Surface) =>
  findBreaks(record, surface).map(({ kind, place, texts }) => `${kind} · ${place} · ${texts.en}`);
const withAnswer = (result: z.ZodType): EndpointDefinition => ({ ...call, result });
const withBody = (body: z.ZodType): EndpointDefinition => ({ ...call, body });
const answers = (was: z.ZodType, is: z.ZodType) => said(needs(withAnswer(was)), has(withAnswer(is)));
const takes = (was: z.ZodType, is: z.ZodType) => said(needs(withBody(was)), has(withBody(is)));

describe('a build and the shell that is deployed', () => {
  test('a compatible one passes', () => {
    expect(said(needs(), has())).toEqual([]);
  });

  test.each([
    ['^1.5.0', ['runtimeRange · @berth/runtime · Needs @berth/runtime ^1.5.0, deployed is 1.4.0']],
    ['^2.0.0', ['runtimeRange · @berth/runtime · Needs @berth/runtime ^2.0.0, deployed is 1.4.0']],
    ['>=1.0.0 <2', []],
    ['no range', ['runtimeRange · @berth/runtime · Needs @berth/runtime no range, deployed is 1.4.0']],
  ])('the runtime in the range %s', (range, expected) => {
    expect(said({ ...needs(), runtime: { range, uses: [] } }, has())).toEqual(expected);
  });

  test('an export that is not there', () => {
    const record = { ...needs(), runtime: { range: '^1.2.0', uses: ['Link', 'useDraft'] } };
    expect(said(record, has())).toEqual([
      'runtimeExport · @berth/runtime useDraft · Uses useDraft of @berth/runtime, which the deployed one does not export',
    ]);
  });

  test('a shared module that is older, newer by a major, or not there', () => {
    const record = {
      ...needs(),
      shared: { react: '^19.5.0', 'antd/es/table': '^5.0.0', 'antd/es/tour': '^6.6.8' },
    };
    expect(said(record, has())).toEqual([
      'sharedVersion · react · Needs react ^19.5.0, the deployed shell provides 19.4.0',
      'sharedVersion · antd/es/table · Needs antd/es/table ^5.0.0, the deployed shell provides 6.6.8',
      'sharedVersion · antd/es/tour · Uses the shared module antd/es/tour, which the deployed shell does not provide',
    ]);
  });
});

describe('a build and the API that is deployed', () => {
  test('a call that is gone', () => {
    expect(said(needs(), has(null))).toEqual([
      'endpointGone · POST /booking · Calls POST /booking, which the deployed API does not have',
    ]);
  });

  test('a call that the remote does not make may be new, gone or changed', () => {
    const record = { ...needs(), contract: { hash: 'one', endpoints: {} } };
    expect(said(record, has())).toEqual([]);
  });

  test('a lost answer field, also deep down', () => {
    expect(
      said(needs(), has(withAnswer(z.object({ id: z.string(), cargo: z.array(z.object({})) })))),
    ).toEqual([
      'answerChanged · POST /booking data.cargo[].weightKg · ' +
        'The answer of POST /booking is not sure to have data.cargo[].weightKg',
    ]);
  });

  test('more answer fields are fine, at each depth', () => {
    const more = z.object({
      id: z.string(),
      cargo: z.array(z.object({ weightKg: z.number(), volume: z.number() })),
      status: z.string(),
    });
    expect(said(needs(), has(withAnswer(more)))).toEqual([]);
  });

  test('a file in place of an answer, and the other way round', () => {
    expect(said(needs(), has({ ...call, result: 'file' }))).toHaveLength(1);
    expect(said(needs({ ...call, result: 'file' }), has())).toHaveLength(1);
    expect(said(needs({ ...call, result: 'file' }), has({ ...call, result: 'file' }))).toEqual([]);
  });

  const text = z.object({ a: z.string() });
  const narrow = z.object({ a: z.enum(['x', 'y']) });
  const wide = z.object({ a: z.enum(['x', 'y', 'z']) });
  const nullable = z.object({ a: z.string().nullable() });
  const optional = z.object({ a: z.string().optional() });
  const number = z.object({ a: z.number() });
  const integer = z.object({ a: z.int() });
  const nothing = z.object({});
  const two = z.object({ a: z.string(), b: z.string() });
  const optionalTwo = z.object({ a: z.string(), b: z.string().optional() });
  const strict = z.strictObject({ a: z.string() });
  const loose = z.looseObject({});

  test.each([
    ['a text as a number', text, number, 1],
    ['a whole number as a number', integer, number, 1],
    ['a number as a whole number', number, integer, 0],
    ['a field that may be null now', text, nullable, 1],
    ['a field that is no longer null', nullable, text, 0],
    ['a field that may be absent now', text, optional, 1],
    ['a field that is always there now', optional, text, 0],
    ['a wider enumeration', narrow, wide, 1],
    ['a narrower enumeration', wide, narrow, 0],
    ['an enumeration in place of a text', text, narrow, 0],
    ['a text in place of an enumeration', narrow, text, 1],
    ['a list in place of one', text, z.object({ a: z.array(z.string()) }), 1],
    ['null in place of all', text, text.nullable(), 1],
    ['anything', text, z.unknown(), 1],
    ['what was anything', z.unknown(), text, 0],
    ['a longest length', text, z.object({ a: z.string().max(5) }), 0],
    [
      'a map of numbers for a map of texts',
      z.record(z.string(), z.string()),
      z.record(z.string(), z.number()),
      1,
    ],
  ])('the answer has %s', (_what, was, is, breaks) => {
    expect(answers(was, is)).toHaveLength(breaks);
  });

  test.each([
    ['a new required field', text, two, 1],
    ['a new field that may be left out', text, optionalTwo, 0],
    ['a field required that could be left out', optionalTwo, two, 1],
    ['a field left out that was required', two, optionalTwo, 0],
    ['a field that is no longer taken', two, text, 1],
    ['a field that is refused', two, strict, 1],
    ['any field at all', two, loose, 0],
    ['a narrower enumeration', wide, narrow, 1],
    ['a wider enumeration', narrow, wide, 0],
    ['an enumeration in place of a text', text, narrow, 1],
    ['a text in place of an enumeration', narrow, text, 0],
    ['no null any more', nullable, text, 1],
    ['null too', text, nullable, 0],
    ['a number in place of a text', text, number, 1],
    ['nothing that must be there', nothing, optional, 0],
  ])('the call takes %s', (_what, was, is, breaks) => {
    expect(takes(was, is)).toHaveLength(breaks);
  });

  test('a call that takes something now, or nothing any more', () => {
    const { body: _body, ...bare } = call;
    expect(said(needs(bare), has())).toEqual([
      'inputRefused · POST /booking body · POST /booking now requires body (object)',
    ]);
    expect(said(needs(), has(bare))).toEqual([
      'inputRefused · POST /booking body · POST /booking no longer takes body: what is sent in it would be lost',
    ]);
  });

  test('a variant that the remote does not know', () => {
    const sea = z.object({ mode: z.literal('sea'), port: z.string() });
    const air = z.object({ mode: z.literal('air'), airport: z.string() });
    const both = z.discriminatedUnion('mode', [sea, air]);
    expect(answers(both, sea)).toEqual([]);
    expect(answers(both, both)).toEqual([]);
    expect(answers(sea, both)).not.toEqual([]);
  });

  test('a shape that holds itself', () => {
    const item = z.object({
      name: z.string(),
      get children() {
        return z.array(item);
      },
    });
    const poorer = z.object({
      get children() {
        return z.array(poorer);
      },
    });
    expect(answers(item, item)).toEqual([]);
    expect(answers(poorer, item)).toEqual([]);
    expect(answers(item, poorer).join()).toContain('data.name');
  });

  test('a filter, a sort or an operator of a list that is gone', () => {
    const list = (fields: EndpointDefinition['list']): EndpointDefinition => ({
      summary: 'A list',
      access: 'signedIn',
      list: fields,
      result: z.null(),
    });
    const was = list({ port: { kind: 'choice', choices: ['CNNGB'], filterable: true, sortable: true } });
    const more = list({
      port: { kind: 'choice', choices: ['CNNGB', 'CNSHA'], filterable: true, sortable: true },
      etd: { kind: 'date', filterable: true },
    });
    expect(said(needs(was), has(more))).toEqual([]);
    expect(said(needs(was), has(list({ port: { kind: 'text', filterable: true } })))).toEqual([
      expect.stringContaining('query.prop'),
    ]);
    const asDate = list({ port: { kind: 'date', filterable: true, sortable: true } });
    expect(said(needs(was), has(asDate)).join()).toContain('query.filter.port.include');
    expect(said(needs(was), has(list({})))).toHaveLength(2);
  });
});

describe('the contract as shapes', () => {
  test('this contract fits itself, call by call', () => {
    const endpoints = endpointShapes();
    const record = { ...needs(), contract: { hash: '', endpoints } };
    expect(Object.keys(endpoints).length).toBeGreaterThan(15);
    expect(said(record, { ...has(), contract: { hash: '', endpoints } })).toEqual([]);
  });

  test('has one hash, whatever the words say', async () => {
    const { hash } = await describeContract();
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect((await describeContract()).hash).toBe(hash);
    const body = z.object({ title: z.string().describe('for people') });
    const same = z.object({ title: z.string() });
    expect(endpointShape(withBody(body))).toEqual(endpointShape(withBody(same)));
    expect(JSON.stringify(endpointShape(withBody(body)))).toContain('"title"');
  });
});

describe('a shape that was made to keep the server busy', () => {
  const twice = (name: string) => ({ anyOf: [{ $ref: `#/$defs/${name}` }, { $ref: `#/$defs/${name}` }] });
  const doubling = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`s${at}`, twice(`s${at + 1}`)]));
  const nested = Array.from({ length: 500 }).reduce<JsonSchema>((inner) => ({ anyOf: [inner] }), {});

  test.each<[string, JsonSchema]>([
    ['leads back to itself', { $ref: '#' }],
    ['leads back to itself by a union', { anyOf: [{ $ref: '#' }] }],
    ['leads back to itself by an intersection', { allOf: [{ $ref: '#' }] }],
    ['leads nowhere', { $ref: '#/$defs/gone' }],
    ['doubles at each step', { ...twice('s0'), $defs: { ...doubling, s60: { type: 'string' } } }],
    ['is nested deep', nested],
  ])('is refused when it %s', (_name, output) => {
    const shape = { ...endpointShape(call), output };
    const record = { ...needs(), contract: { hash: 'one', endpoints: { 'POST /booking': shape } } };
    expect(findBreaks(record, has())).toMatchObject([{ kind: 'shapeUnreadable', place: 'POST /booking' }]);
  });
});

describe('an enumeration that is open', () => {
  const [few, many] = [
    ['sea', 'air'],
    ['sea', 'air', 'rail'],
  ] as const;
  const field = (schema: z.ZodType) => z.object({ by: z.array(schema.nullable()) });

  test('grows in an answer without a break for builds that know that it may', () => {
    expect(answers(field(openEnum(few)), field(openEnum(many)))).toEqual([]);
    expect(answers(field(openEnum(few)), field(z.enum(many)))).toEqual([]);
    expect(answers(field(openEnum(few)), field(z.string()))).toEqual([]);
  });

  test('does not help a build that was made while it was closed', () => {
    const found = answers(field(z.enum(few)), field(openEnum(many)));
    expect(found).toEqual([expect.stringContaining('unknown values in data.by[]: rail')]);
    // Neither does it break one that reads no more than before.
    expect(answers(field(z.enum(many)), field(openEnum(few)))).toEqual([]);
  });

  test('is open in its values alone', () => {
    expect(answers(field(openEnum(few)), field(z.number()))).toHaveLength(1);
    expect(answers(z.object({ by: openEnum(few) }), z.object({ by: openEnum(few).nullable() }))).toHaveLength(
      1,
    );
    expect(answers(z.object({ by: openEnum(few) }), z.object({}))).toHaveLength(1);
  });

  test('means nothing in what is sent: a value that is no longer taken is a break', () => {
    expect(takes(field(openEnum(many)), field(openEnum(few)))).toEqual([expect.stringContaining('rail')]);
    expect(takes(field(openEnum(few)), field(openEnum(many)))).toEqual([]);
  });

  test('lets the server answer what it knows, and makes its readers have a default', () => {
    const schema = openEnum(few);
    expect([schema.safeParse('air').success, schema.safeParse('rail').success]).toEqual([true, false]);
    const words: Record<'sea' | 'air', string> = { sea: 'by sea', air: 'by air' };
    const read = (by: z.output<typeof schema>) =>
      // @ts-expect-error: without a default it does not compile.
      words[by];
    expect(read('sea')).toBe('by sea');
  });
});
