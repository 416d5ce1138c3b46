import { emptyCargoLine } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { completeLcl } from '../../testing/lcl-booking.ts';
import { addContainer, addPlace, newDraft as newFclDraft } from '../edit-fcl-booking/fcl-draft.ts';
import { fclForm } from '../edit-fcl-booking/fcl-form.ts';
import type { BookingDraft } from '../edit-lcl-booking/booking-draft.ts';
import { lclForm as kind } from '../edit-lcl-booking/lcl-form.ts';
import { differencesOf, mergeVersions, type Side, type Versions } from './merge-versions.ts';

const line = (goods_name: string) => ({
  ...emptyCargoLine(),
  goods_name,
  package: 10,
  weight: 50,
  volume: 1,
});
const stored = { ...completeLcl, cargo: [line('灯'), line('椅'), line('桌')] };
const base = kind.fromSaved(stored);

/** What the server has now: read anew, so that no row has the key that it has here. */
const theirs = (change: (draft: BookingDraft) => BookingDraft) =>
  kind.fromSaved(kind.toRequest(change(kind.fromSaved(stored))).booking);
const cell = (at: number, change: Partial<BookingDraft['cargo'][number]>) => (draft: BookingDraft) => ({
  ...draft,
  cargo: draft.cargo.map((row, place) => (place === at ? { ...row, ...change } : row)),
});
const without = (at: number) => (draft: BookingDraft) => ({ ...draft, cargo: draft.cargo.toSpliced(at, 1) });
const plus = (name: string) => (draft: BookingDraft) => ({
  ...draft,
  cargo: [...draft.cargo, ...kind.fromSaved({ ...stored, cargo: [line(name)] }).cargo],
});

const told = (versions: Versions<BookingDraft>) =>
  differencesOf(kind, versions).map(({ path, by, line }) => {
    const [field, , column] = path.split('.');
    return [[field, line, column].filter((part) => part !== undefined).join(' '), by];
  });
const merged = (versions: Versions<BookingDraft>, chosen: [string, Side][] = []) =>
  kind.toRequest(mergeVersions(kind, versions, new Map(chosen))).booking;
const names = (versions: Versions<BookingDraft>, chosen: [string, Side][] = []) =>
  merged(versions, chosen).cargo.map(({ goods_name }) => goods_name);

describe('two versions of a booking', () => {
  test('that changed different fields become one, and nothing is asked', () => {
    const versions = {
      base,
      mine: { ...base, remarks: '我的' },
      theirs: theirs((draft) => ({ ...draft, customerBusinessNumber: 'PO-9' })),
    };
    expect(told(versions)).toEqual([
      ['customerBusinessNumber', 'theirs'],
      ['remarks', 'mine'],
    ]);
    expect(merged(versions)).toMatchObject({ remarks: '我的', customerBusinessNumber: 'PO-9' });
  });

  test('that changed one field are chosen from', () => {
    const versions = {
      base,
      mine: { ...base, remarks: '我的' },
      theirs: theirs((draft) => ({ ...draft, remarks: '他的' })),
    };
    expect(told(versions)).toEqual([['remarks', 'both']]);
    expect(merged(versions, [['remarks', 'theirs']]).remarks).toBe('他的');
    expect(merged(versions, [['remarks', 'mine']]).remarks).toBe('我的');
  });

  test('that made the same change, or typed it in another way, do not differ', () => {
    const change = (draft: BookingDraft) => ({ ...cell(0, { package: '12' })(draft), remarks: '轻放' });
    expect(told({ base, mine: change(base), theirs: theirs(change) })).toEqual([]);
    const fullWidth = cell(0, { package: '１０' })(base);
    expect(told({ base, mine: fullWidth, theirs: theirs((draft) => draft) })).toEqual([]);
  });

  test('merge cell by cell in a row that both changed', () => {
    const versions = {
      base,
      mine: cell(1, { package: '12', goods_name: '我的椅' })(base),
      theirs: theirs(cell(1, { weight: '99.5', goods_name: '他的椅' })),
    };
    expect(told(versions)).toEqual([
      ['cargo 2 goods_name', 'both'],
      ['cargo 2 package', 'mine'],
      ['cargo 2 weight', 'theirs'],
    ]);
    const path = differencesOf(kind, versions)[0]?.path ?? '';
    expect(merged(versions, [[path, 'theirs']]).cargo[1]).toMatchObject({
      ...{ goods_name: '他的椅', package: 12, weight: 99.5 },
    });
  });

  test('keep a row that one added, or are without one that one removed', () => {
    const added = { base, mine: plus('柜')(base), theirs: theirs(cell(0, { package: '11' })) };
    expect(names(added)).toEqual(['灯', '椅', '桌', '柜']);
    expect(merged(added).cargo[0]?.package).toBe(11);
    const removed = { base, mine: cell(2, { package: '7' })(base), theirs: theirs(without(0)) };
    expect(told(removed)).toEqual([
      ['cargo 1', 'theirs'],
      ['cargo 2 package', 'mine'],
    ]);
    expect(names(removed)).toEqual(['椅', '桌']);
    expect(merged(removed).cargo[1]?.package).toBe(7);
    expect(names({ base, mine: without(1)(base), theirs: theirs(cell(0, { package: '1' })) })).toEqual([
      '灯',
      '桌',
    ]);
  });

  test.each<[string, BookingDraft, BookingDraft]>([
    ['both added rows', plus('柜')(base), theirs(plus('床'))],
    ['one removed what the other changed', without(0)(base), theirs(cell(0, { package: '11' }))],
  ])('choose between their lists where %s', (_name, mine, theirs) => {
    const versions = { base, mine, theirs };
    expect(told(versions)).toEqual([['cargo', 'both']]);
    const sent = (draft: BookingDraft) => kind.toRequest(draft).booking.cargo;
    expect(merged(versions, [['cargo', 'mine']]).cargo).toEqual(sent(mine));
    expect(merged(versions, [['cargo', 'theirs']]).cargo).toEqual(sent(theirs));
  });

  test('do not mix a choice of one with what belongs to the choice of the other', () => {
    const versions = {
      base,
      mine: { ...base, warehouseType: 'amazon' as const, warehouseCode: 'ONT8' },
      theirs: theirs((draft) => ({ ...draft, postalCode: '90002' })),
    };
    expect(told(versions)).toEqual([['warehouseType', 'both']]);
    expect(merged(versions, [['warehouseType', 'theirs']])).toMatchObject({
      ...{ warehouseType: 'private', postalCode: '90002', warehouseCode: '' },
    });
    expect(merged(versions, [['warehouseType', 'mine']])).toMatchObject({
      ...{ warehouseType: 'amazon', warehouseCode: 'ONT8', postalCode: '' },
    });
  });

  test('whose beginning is not known are chosen from wherever they differ', () => {
    const versions = { base: null, mine: { ...base, remarks: '我的' }, theirs: theirs(plus('柜')) };
    expect(told(versions)).toEqual([
      ['remarks', 'both'],
      ['cargo', 'both'],
    ]);
  });

  test('what was typed and cannot be read as a number is kept as it was typed', () => {
    const mine = cell(0, { weight: '十二' })(base);
    const versions = { base, mine, theirs: theirs((draft) => ({ ...draft, remarks: '他的' })) };
    const draft = mergeVersions(kind, versions, new Map());
    expect([draft.cargo[0]?.weight, draft.remarks]).toEqual(['十二', '他的']);
  });
});

test('containers stay at their loading places when both changed what they were read with', () => {
  const draft = { ...newFclDraft(), containers: ['40HQ', '20GP'].reduce(addContainer, []) };
  const two = { ...draft, ...addPlace(draft) };
  const [first, second] = two.loadingPlaces.map(({ key }) => key);
  const booked = {
    ...two,
    containers: two.containers.map((row, at) => ({ ...row, loadingPlace: (at ? second : first) ?? '' })),
    loadingPlaces: two.loadingPlaces.map((place, at) => ({ ...place, address: `地点 ${at}` })),
  };
  const saved = fclForm.toRequest(booked).booking;
  const began = fclForm.fromSaved(saved);
  const mine = { ...began, containers: began.containers.map((row) => ({ ...row, vgmKg: '21000' })) };
  const [place, ...others] = saved.loadingPlaces;
  if (!place) throw new Error('Two places were added.');
  const their = fclForm.fromSaved({ ...saved, loadingPlaces: [{ ...place, contact: '老王' }, ...others] });
  const versions = { base: began, mine, theirs: their };
  expect(differencesOf(fclForm, versions).map(({ by }) => by)).toEqual(['mine', 'mine', 'theirs']);
  const { booking } = fclForm.toRequest(mergeVersions(fclForm, versions, new Map()));
  expect(booking.containers.map(({ loadingPlace, vgmKg }) => [loadingPlace, vgmKg])).toEqual([
    [1, 21_000],
    [2, 21_000],
  ]);
  expect(booking.loadingPlaces[0]?.contact).toBe('老王');
});
