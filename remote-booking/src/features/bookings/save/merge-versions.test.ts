import { emptyCargoLine } from '@berth/contract';
import { differencesOf, mergeVersions, type Side, type Versions } from '@berth/ui';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completeLcl } from '../../../testing/lcl-booking.ts';
import { addContainer, addPlace, newDraft as newFclDraft } from '../../fcl/edit/fcl-draft.ts';
import { fclForm } from '../../fcl/edit/fcl-form.ts';
import type { BookingDraft } from '../../lcl/edit/booking-draft.ts';
import { lclForm as kind } from '../../lcl/edit/lcl-form.ts';
import { bookingVersions } from './booking-versions.ts';

const spec = bookingVersions(kind);
const fclSpec = bookingVersions(fclForm);

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
  differencesOf(spec, versions).map(({ path, by, line }) => {
    const [field, , column] = path.split('.');
    return [[field, line, column].filter((part) => part !== undefined).join(' '), by];
  });
const merged = (versions: Versions<BookingDraft>, chosen: [string, Side][] = []) =>
  kind.toRequest(mergeVersions(spec, versions, new Map(chosen))).booking;
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
      mine: cell(1, { package: '12', instructions: '轻放' })(base),
      theirs: theirs(cell(1, { weight: '99.5', instructions: '勿压' })),
    };
    expect(told(versions)).toEqual([
      ['cargo 2 package', 'mine'],
      ['cargo 2 weight', 'theirs'],
      ['cargo 2 instructions', 'both'],
    ]);
    const path = differencesOf(spec, versions)[2]?.path ?? '';
    expect(merged(versions, [[path, 'theirs']]).cargo[1]).toMatchObject({
      goods_name: '椅',
      package: 12,
      weight: 99.5,
      instructions: '勿压',
    });
  });

  test('choose a row as a whole where it is of other goods now and both changed it', () => {
    const versions = {
      base,
      mine: cell(1, { weight: '60' })(base),
      theirs: theirs(cell(1, { goods_name: '柜' })),
    };
    expect(told(versions)).toEqual([['cargo 2', 'both']]);
    const path = differencesOf(spec, versions)[0]?.path ?? '';
    const row = (side: Side) => merged(versions, [[path, side]]).cargo[1];
    expect([row('mine')?.goods_name, row('mine')?.weight]).toEqual(['椅', 60]);
    expect([row('theirs')?.goods_name, row('theirs')?.weight]).toEqual(['柜', 50]);
    // A reference that was missing says no other goods.
    const named = { ...versions, theirs: theirs(cell(1, { shipment_id: 'FBA17ABCDEFG' })) };
    expect(told(named)).toEqual([
      ['cargo 2 shipment_id', 'theirs'],
      ['cargo 2 weight', 'mine'],
    ]);
  });

  test('keep amounts with their goods where rows were moved', () => {
    const moved = (...places: number[]) =>
      theirs((draft) => ({ ...draft, cargo: places.flatMap((at) => draft.cargo.slice(at, at + 1)) }));
    const amounts = (versions: Versions<BookingDraft>) =>
      merged(versions).cargo.map(({ goods_name, weight }) => [goods_name, weight]);
    const mine = cell(0, { weight: '60' })(base);
    const exchanged = { base, mine, theirs: moved(1, 0, 2) };
    expect(told(exchanged)).toEqual([['cargo 2 weight', 'mine']]);
    expect(amounts(exchanged)).toEqual([
      ['椅', 50],
      ['灯', 60],
      ['桌', 50],
    ]);
    // One more at the head and one less in the middle: as many rows as before.
    const [first, , last] = stored.cargo;
    if (!first || !last) throw new Error('Three lines are stored.');
    const other = kind.fromSaved({ ...stored, cargo: [line('柜'), last, first] });
    expect(amounts({ base, mine, theirs: other })).toEqual([
      ['柜', 50],
      ['桌', 50],
      ['灯', 60],
    ]);
    // Moved and changed, a row is known by its goods.
    const changed = { ...moved(1, 0, 2) };
    changed.cargo = changed.cargo.map((row) => ({ ...row, package: '8' }));
    expect(merged({ base, mine, theirs: changed }).cargo.map(({ package: cartons }) => cartons)).toEqual([
      8, 8, 8,
    ]);
    expect(amounts({ base, mine, theirs: changed })[1]).toEqual(['灯', 60]);
  });

  test('choose between their lists where what one changed is no certain row of the other', () => {
    const same = { ...stored, cargo: [50, 60, 70].map((weight) => ({ ...line('灯'), weight })) };
    const began = kind.fromSaved(same);
    const mine = cell(0, { package: '12' })(began);
    // 50 may be gone and 80 new, or each of the three be ten more.
    const their = kind.fromSaved({
      ...same,
      cargo: [60, 70, 80].map((weight) => ({ ...line('灯'), weight })),
    });
    const versions = { base: began, mine, theirs: their };
    expect(told(versions)).toEqual([['cargo', 'both']]);
    // Who changed nothing there is not asked.
    expect(told({ ...versions, mine: began }).every(([, by]) => by === 'theirs')).toBe(true);
    expect(merged({ ...versions, mine: began }).cargo.map(({ weight }) => weight)).toEqual([60, 70, 80]);
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

  test('keep the rows that both added, each of its own, and tell them one by one', () => {
    const versions = { base, mine: plus('柜')(base), theirs: theirs(plus('床')) };
    expect(told(versions)).toEqual([
      ['cargo 4', 'theirs'],
      ['cargo 4', 'mine'],
    ]);
    expect(names(versions)).toEqual(['灯', '椅', '桌', '床', '柜']);
    const { path } = differencesOf(spec, versions).find(({ by }) => by === 'theirs') ?? { path: '' };
    expect(names(versions, [[path, 'mine']])).toEqual(['灯', '椅', '桌', '柜']);
  });

  test.each<[string, BookingDraft, BookingDraft]>([
    [
      'both may have added the same row',
      plus('柜')(base),
      theirs((now) => cell(3, { weight: '7' })(plus('柜')(now))),
    ],
    ['both added rows and one removed another', plus('柜')(without(0)(base)), theirs(plus('床'))],
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
      warehouseType: 'private',
      postalCode: '90002',
      warehouseCode: '',
    });
    expect(merged(versions, [['warehouseType', 'mine']])).toMatchObject({
      warehouseType: 'amazon',
      warehouseCode: 'ONT8',
      postalCode: '',
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
    const draft = mergeVersions(spec, versions, new Map());
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
  expect(differencesOf(fclSpec, versions).map(({ by }) => by)).toEqual(['mine', 'mine', 'theirs']);
  const { booking } = fclForm.toRequest(mergeVersions(fclSpec, versions, new Map()));
  expect(booking.containers.map(({ loadingPlace, vgmKg }) => [loadingPlace, vgmKg])).toEqual([
    [1, 21_000],
    [2, 21_000],
  ]);
  expect(booking.loadingPlaces[0]?.contact).toBe('老王');
});

test('a VGM stays with its box where a colleague moved boxes', () => {
  const draft = { ...newFclDraft(), containers: ['40HQ', '20GP'].reduce(addContainer, []) };
  const saved = fclForm.toRequest(draft).booking;
  const began = fclForm.fromSaved(saved);
  const mine = {
    ...began,
    containers: began.containers.map((row, at) => (at === 0 ? { ...row, vgmKg: '21000' } : row)),
  };
  const their = fclForm.fromSaved({ ...saved, containers: saved.containers.toReversed() });
  const versions = { base: began, mine, theirs: their };
  expect(differencesOf(fclSpec, versions).map(({ by }) => by)).toEqual(['mine']);
  const { booking } = fclForm.toRequest(mergeVersions(fclSpec, versions, new Map()));
  expect(booking.containers.map(({ sizeType, vgmKg }) => [sizeType, vgmKg])).toEqual([
    ['20GP', null],
    ['40HQ', 21_000],
  ]);
});

test('a VGM stays with the box of its loading place where boxes of one size were exchanged', () => {
  const draft = { ...newFclDraft(), containers: ['40HQ', '40HQ'].reduce(addContainer, []) };
  const two = { ...draft, ...addPlace(draft) };
  const booked = {
    ...two,
    containers: two.containers.map((row, at) => ({ ...row, loadingPlace: two.loadingPlaces[at]?.key ?? '' })),
    loadingPlaces: two.loadingPlaces.map((place, at) => ({ ...place, address: `地点 ${at}` })),
  };
  const saved = fclForm.toRequest(booked).booking;
  const began = fclForm.fromSaved(saved);
  const mine = {
    ...began,
    containers: began.containers.map((row, at) => (at === 0 ? { ...row, vgmKg: '21000' } : row)),
  };
  const their = fclForm.fromSaved({ ...saved, containers: saved.containers.toReversed() });
  const versions = { base: began, mine, theirs: their };
  const { booking } = fclForm.toRequest(mergeVersions(fclSpec, versions, new Map()));
  expect(booking.containers.map(({ loadingPlace, vgmKg }) => [loadingPlace, vgmKg])).toEqual([
    [2, null],
    [1, 21_000],
  ]);
});

describe('whatever was done to the rows', () => {
  type Lines = typeof stored.cargo;
  const goods = fc.constantFrom('灯', '椅', '桌', '柜', '床');
  const shipment = fc.constantFrom('', '', 'FBA17AAAAAAA', 'FBA17BBBBBBB');
  const amount = fc.integer({ min: 1, max: 999 });
  const anyLine = fc
    .record({ goods_name: goods, shipment_id: shipment, package: amount, weight: amount })
    .map((fields) => ({ ...line(''), ...fields }));
  const place = fc.nat({ max: 9 });
  const change = fc.oneof(
    fc.record({ package: amount }),
    fc.record({ weight: amount }),
    fc.record({ goods_name: goods }),
    fc.record({ shipment_id: shipment }),
  );
  type Step = (lines: Lines) => Lines;
  const at = (lines: Lines, number: number) => (lines.length === 0 ? 0 : number % lines.length);
  const move = fc.tuple(place, place).map(
    ([from, to]): Step =>
      (lines) => {
        const row = lines.slice(at(lines, from), at(lines, from) + 1);
        return lines.toSpliced(at(lines, from), 1).toSpliced(at(lines, to), 0, ...row);
      },
  );
  const edit = fc.tuple(place, change).map(
    ([number, cells]): Step =>
      (lines) =>
        lines.map((row, which) => (which === at(lines, number) ? { ...row, ...cells } : row)),
  );
  const remove = place.map(
    (number): Step =>
      (lines) =>
        lines.toSpliced(at(lines, number), 1),
  );
  const add = fc.tuple(place, anyLine).map(
    ([number, row]): Step =>
      (lines) =>
        lines.toSpliced(at(lines, number), 0, row),
  );
  const steps = (...each: fc.Arbitrary<Step>[]) =>
    fc.array(fc.oneof(...each), { maxLength: 4 }).map(
      (list): Step =>
        (lines) =>
          list.reduce((sum, step) => step(sum), lines),
    );
  const read = (lines: Lines) => kind.fromSaved({ ...stored, cargo: lines });
  /** The same rows as they were read, under their keys, typed over from above. */
  const typedOver = (began: BookingDraft, lines: Lines): BookingDraft => {
    const rows = read(lines).cargo.map((row, which) => ({ ...row, key: began.cargo[which]?.key ?? row.key }));
    return { ...began, cargo: rows };
  };
  type Goods = Pick<Lines[number], 'goods_name' | 'shipment_id'>;
  const isOf = (one: Goods, other: Goods) =>
    one.goods_name === other.goods_name &&
    (one.shipment_id === other.shipment_id || !one.shipment_id || !other.shipment_id);

  test('a row has no amount that neither of the two entered for its goods', () => {
    const lists = fc.array(anyLine, { minLength: 1, maxLength: 5 });
    const any = steps(move, edit, remove, add);
    fc.assert(
      fc.property(lists, any, any, fc.constantFrom('mine', 'theirs'), (before, ours, others, side) => {
        const began = read(before);
        const [mine, their] = [ours(before), others(before)];
        const versions = { base: began, mine: typedOver(began, mine), theirs: read(their) };
        const chosen = differencesOf(spec, versions)
          .filter(({ by }) => by === 'both')
          .map(({ path }): [string, Side] => [path, side]);
        for (const row of merged(versions, chosen).cargo) {
          const written = [...mine, ...their].filter((each) => isOf(each, row));
          expect(written.map(({ package: cartons }) => cartons)).toContain(row.package);
          expect(written.map(({ weight }) => weight)).toContain(row.weight);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('rows of different goods that were moved and changed have what each of the two changed', () => {
    const amounts = fc.uniqueArray(anyLine, { minLength: 1, selector: ({ goods_name }) => goods_name });
    const cells = fc.oneof(fc.record({ package: amount }), fc.record({ weight: amount }));
    const edits = fc.array(fc.tuple(place, cells), { maxLength: 3 }).map(
      (list): Step =>
        (lines) =>
          list.reduce(
            (sum, [number, cell]) =>
              sum.map((row, which) => (which === at(sum, number) ? { ...row, ...cell } : row)),
            lines,
          ),
    );
    fc.assert(
      fc.property(amounts, edits, steps(move), edits, (before, ours, moves, others) => {
        const began = read(before);
        const mine = ours(before);
        const their = others(moves(before));
        const versions = { base: began, mine: typedOver(began, mine), theirs: read(their) };
        const of = (lines: Lines, name: string) => lines.find((row) => row.goods_name === name);
        expect(merged(versions).cargo).toEqual(
          their.map((row) => {
            const [was, typed] = [of(before, row.goods_name), of(mine, row.goods_name)];
            return {
              ...row,
              ...(typed?.package !== was?.package && { package: typed?.package }),
              ...(typed?.weight !== was?.weight && { weight: typed?.weight }),
            };
          }),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
