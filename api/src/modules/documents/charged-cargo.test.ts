import { readFile } from 'node:fs/promises';
import { chargeableWeight, chargedCargo } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { readPdf } from '../../../test/once-per-process/read-pdf.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let booked: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal, { name: 'Yantian WMS' });
  const cargo = [
    cargoLine({ package: 10, weight: 100, volume: 1 }),
    cargoLine({ package: 4, weight: 80, volume: 0.5 }),
  ];
  // 363 KGS count as one CBM, at least 1 RT.
  const body = saveRequest(lclBooking({ transportChannel: 'US-WEST-FAST', cargo }));
  booked = await person.get('POST /business/submitBookingLcl', { body });
  await system.get('POST /business/entryInfoConfirm', {
    body: { eventId: newEventId(), code: booked.businessNumber },
  });
});
afterAll(async () => await portal.close());

const measure = (lines: { line: number; cartons: number; weightKg: number; volumeCbm: number }[]) => {
  const { businessNumber } = booked;
  return system.get('POST /integration/measurements', {
    body: { eventId: newEventId(), businessNumber, lines },
  });
};

const listed = async () => {
  const { rows } = await person.get('GET /business/getBookingListLcl');
  const { weight, volume, charged } = rows.find(({ id }) => id === booked.id) ?? {};
  return { weight, volume, charged };
};

/** What figure, page and list say that is charged, each by its own way. */
async function told() {
  const rule = { kgPerCbm: 363, minimum: 1, step: 0.01 };
  const pdf = await person.call('GET /export/exportFigure', { query: { ids: booked.id, language: 'zh-CN' } });
  const { pages } = await readPdf(pdf.rawPayload);
  const { booking, measurements } = await person.get('GET /business/getBookingByIdLcl', {
    query: { id: booked.id },
  });
  const page = chargedCargo(booking.cargo, measurements);
  const { charged } = await listed();
  const list = {
    weightThousandths: (charged?.weight ?? 0) * 1000,
    volumeThousandths: (charged?.volume ?? 0) * 1000,
  };
  return {
    figure: /计费重.*?([\d.]+ RT · \S+)/s.exec(pages[0]?.text ?? '')?.[1],
    page: [chargeableWeight(page, rule), page.source],
    list: [chargeableWeight(list, rule), charged?.source],
  };
}

test('figure, page and list charge by what was entered until the warehouse measures, and by its figures from then on', async () => {
  expect(await told()).toEqual({
    figure: '1.500 RT · 录入',
    page: [1500, 'entered'],
    list: [1500, 'entered'],
  });

  await measure([{ line: 2, cartons: 4, weightKg: 90, volumeCbm: 1.5 }]);
  const partly = [2500, 'partlyMeasured'];
  expect(await told()).toEqual({ figure: '2.500 RT · 部分实测', page: partly, list: partly });

  await measure([{ line: 1, cartons: 10, weightKg: 1362, volumeCbm: 1.2 }]);
  const all = [4000, 'measured'];
  expect(await told()).toEqual({ figure: '4.000 RT · 仓库实测', page: all, list: all });

  // What was entered stays beside it, and is what the list sorts by.
  const charged = { weight: 1452, volume: 2.7, source: 'measured' };
  expect(await listed()).toEqual({ weight: 180, volume: 1.5, charged });
});

test('bookings that were measured before are charged by that too', async () => {
  const { kysely } = portal.database;
  const after = await listed();
  const run = (text: string) => sql.raw(text).execute(kysely);
  await run(
    'alter table booking drop column measured_lines, drop column charged_weight, drop column charged_volume',
  );
  for (const name of ['0041-charged-cargo', '0042-charged-by-earlier-measurements']) {
    const migration = new URL(`../../database/migrations/${name}.sql`, import.meta.url);
    for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m)) {
      if (statement.trim()) await run(statement);
    }
  }
  expect(await listed()).toEqual(after);
  const body = saveRequest(lclBooking());
  const { id } = await person.get('POST /business/submitBookingLcl', { body });
  const { rows } = await person.get('GET /business/getBookingListLcl');
  expect(rows.find((row) => row.id === id)?.charged.source).toBe('entered');
});
