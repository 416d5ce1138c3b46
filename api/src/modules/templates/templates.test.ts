import { templateLimits } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fclBooking, fclContainer } from '../../../test/fcl-booking.ts';
import { bookingTemplate } from '../../../test/kept-records.ts';
import { cargoLine, lclBooking } from '../../../test/lcl-booking.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';

const list = 'GET /business/templateList';
const read = 'GET /business/template';
const save = 'POST /business/templateSave';
const remove = 'POST /business/templateDelete';

let portal: Portal;
let main: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  main = await portal.signIn();
});
afterAll(async () => await portal.close());

const colleague = () => portal.signIn('', { customerId: main.customerId, roles: ['sub'] });
const listOf = (person: SignedIn) => person.get(list, { query: { kind: 'lcl' } });
const titled = (title: string) => ({ ...bookingTemplate('x'), title });

async function keep(person: SignedIn, title: string, changes: { isShared?: boolean } = {}) {
  const all = await person.get(save, { body: { ...titled(title), ...changes } });
  const kept = all.find((template) => template.title === title);
  if (!kept) throw new Error(`${title} was not kept`);
  return kept;
}

async function refusal(person: SignedIn, body: Parameters<typeof person.get<typeof save>>[1]['body']) {
  const answer = (await person.call(save, { body })).json();
  return [answer.code, answer.fields?.[0]?.field, answer.fields?.[0]?.texts?.en];
}

describe('a template', () => {
  test('is saved with its content, without what belongs to one occasion', async () => {
    const line = cargoLine({ goods_name: '蓝牙耳机', shipment_id: 'FBA15GCL9X61' });
    const booking = lclBooking({ customerBusinessNumber: 'PO-1', cargo: [line, cargoLine()] });
    const body = { ...titled(' 美西　普船 '), content: { kind: 'lcl' as const, booking } };
    const [kept] = await main.get(save, { body });
    expect(kept).toMatchObject({
      title: '美西　普船',
      goodsName: '蓝牙耳机',
      lines: 2,
      destination: 'USLGB',
      warehouseCode: 'ONT8',
      isMine: true,
      isShared: false,
    });
    const { content } = await main.get(read, { query: { id: kept?.id ?? '' } });
    expect(content.booking).toMatchObject({
      customerBusinessNumber: '',
      etd: null,
      expectedWarehousingAt: null,
      receivingPlace: 'CNYTN',
      cargo: [{ goods_name: '蓝牙耳机', package: 12, shipment_id: '', reference_id: '' }, {}],
    });
  });

  test('is renamed and shared without its content being sent again', async () => {
    const kept = await keep(main, 'first');
    const { id, version } = kept;
    const change = { kind: 'lcl', id, version, title: 'second', isShared: true } as const;
    const [changed] = await main.get(save, { body: change });
    expect(changed).toMatchObject({ id, title: 'second', isShared: true, lines: 1 });
    expect(changed?.version).not.toBe(version);
    const { content } = await main.get(read, { query: { id } });
    expect(content.booking.warehouseCode).toBe('ONT8');
  });

  test('of two windows that change it the later one is refused', async () => {
    const { id, version } = await keep(main, 'first');
    const change = { kind: 'lcl', id, version, isShared: false } as const;
    await main.get(save, { body: { ...change, title: 'mine' } });
    expect((await refusal(main, { ...change, title: 'theirs' }))[0]).toBe('SAVED_ELSEWHERE');
    expect((await listOf(main)).map(({ title }) => title)).toEqual(['mine']);
  });

  test('is deleted by its owner, and a second time is not there', async () => {
    const { id } = await keep(main, 'first');
    expect(await main.get(remove, { body: { kind: 'lcl', id } })).toEqual([]);
    expect((await main.call(remove, { body: { kind: 'lcl', id } })).statusCode).toBe(404);
    expect((await main.call(read, { query: { id } })).statusCode).toBe(404);
  });
});

describe('a template of full containers', () => {
  const fclContent = (changes: Parameters<typeof fclBooking>[0] = {}) => ({
    kind: 'fcl' as const,
    booking: fclBooking({ customerBusinessNumber: 'PO-1', ...changes }),
  });
  const fcl = (title: string) => ({ kind: 'fcl' as const, title, isShared: false, content: fclContent() });

  test('keeps containers and where they are loaded, not when, nor what they weighed', async () => {
    const [kept] = await main.get(save, { body: fcl('两柜') });
    expect(kept).toMatchObject({ kind: 'fcl', title: '两柜', goodsName: '蓝牙耳机', destination: 'USLGB' });
    const { content } = await main.get(read, { query: { id: kept?.id ?? '' } });
    const asked = fclBooking();
    expect(content).toMatchObject({
      kind: 'fcl',
      booking: {
        etd: null,
        customerBusinessNumber: '',
        containers: asked.containers.map((each) => ({ ...each, vgmKg: null, vgmMethod: null })),
        loadingPlaces: asked.loadingPlaces.map((place) => ({ ...place, loadingAt: null })),
      },
    });
  });

  test('stands among those of its kind alone, and may have the name of one of another kind', async () => {
    await keep(main, '美西');
    await main.get(save, { body: fcl('美西') });
    expect((await listOf(main)).map(({ kind }) => kind)).toEqual(['lcl']);
    const own = await main.get(list, { query: { kind: 'fcl' } });
    expect(own.map(({ kind, title }) => [kind, title])).toEqual([['fcl', '美西']]);
    const [template] = own;
    const { id = '', version = '' } = template ?? {};
    expect((await main.call(remove, { body: { kind: 'lcl', id } })).statusCode).toBe(404);
    const asLcl = { ...titled('other'), id, version };
    expect((await refusal(main, asLcl))[0]).toBe('NOT_FOUND');
    expect(await main.get(remove, { body: { kind: 'fcl', id } })).toEqual([]);
  });

  test('holds what a booking of its kind could', async () => {
    const wrong = fclContent({
      containers: [fclContainer({ vgmKg: -1 }), fclContainer({ loadingPlace: 7 })],
    });
    expect((await refusal(main, { ...fcl('wrong'), content: wrong }))[1]).toBe(
      'content.booking.containers.0.vgmKg',
    );
    expect((await refusal(main, { ...titled('mixed'), content: fclContent() }))[1]).toBe('content.kind');
  });
});

describe('colleagues', () => {
  test('see and use what its owner shares, after their own, and cannot change it', async () => {
    const other = await colleague();
    const secret = await keep(main, 'secret');
    const shared = await keep(main, 'shared', { isShared: true });
    await keep(other, 'own');
    const seen = await listOf(other);
    expect(seen.map(({ title, isMine }) => [title, isMine])).toEqual([
      ['own', true],
      ['shared', false],
    ]);
    expect(seen[1]?.ownerName).toBe('Test Customer main account');
    expect((await other.get(read, { query: { id: shared.id } })).title).toBe('shared');
    expect((await other.call(read, { query: { id: secret.id } })).statusCode).toBe(404);
    const { id, version } = shared;
    expect((await refusal(other, { ...titled('taken over'), id, version }))[0]).toBe('NOT_FOUND');
    expect((await other.call(remove, { body: { kind: 'lcl', id } })).statusCode).toBe(404);
  });

  test('of another customer see nothing', async () => {
    const stranger = await portal.signIn('Another');
    const { id } = await keep(main, 'shared', { isShared: true });
    expect(await listOf(stranger)).toEqual([]);
    expect((await stranger.call(read, { query: { id } })).statusCode).toBe(404);
  });
});

describe('what cannot be saved is refused at its field', () => {
  test('a name that is blank, too long or taken', async () => {
    await keep(main, 'taken');
    expect(await refusal(main, titled(' 　'))).toEqual([
      'REQUEST_INVALID',
      'title',
      'The name must not be blank',
    ]);
    expect((await refusal(main, titled('仓'.repeat(41))))[2]).toBe('At most 40 characters');
    expect((await refusal(main, titled('taken')))[2]).toBe(
      'This name is taken already; please choose another one',
    );
  });

  test('a new one without content, or with what no booking could store', async () => {
    const { content: _none, ...bare } = titled('bare');
    expect((await refusal(main, bare))[1]).toBe('content');
    const booking = lclBooking({ cargo: [cargoLine({ weight: 1.23456 })] });
    const wrong = { ...titled('wrong'), content: { kind: 'lcl' as const, booking } };
    expect((await refusal(main, wrong))[1]).toBe('content.booking.cargo.0.weight');
    expect(await listOf(main)).toEqual([]);
  });

  test('half of a booking is a template', async () => {
    const booking = lclBooking({ etd: null, destination: '', cargo: [] });
    const half = { ...titled('half'), content: { kind: 'lcl' as const, booking } };
    expect(await main.get(save, { body: half })).toMatchObject([
      { lines: 0, goodsName: '', destination: '' },
    ]);
  });

  test('one more than a person may keep', async () => {
    for (let at = 0; at < templateLimits.ofKind; at += 1) await keep(main, `t${at}`);
    expect(await refusal(main, titled('one more'))).toEqual([
      'REQUEST_INVALID',
      'title',
      'At most 50 can be kept; please delete some that you no longer need',
    ]);
  });
});
