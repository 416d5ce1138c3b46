import { readdirSync, readFileSync } from 'node:fs';
import { type HsCode, hsCodeProblems, otherPortCodes } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';

type Row = Record<string, unknown> & { code: string };

function read(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Row[]; // our own files
}

const codes = (name: string) => new Set(read(name).map((row) => row.code));
const texts = (row: Row, keys: string[]) => keys.map((key) => row[key]);

const lists: Record<string, { atLeast: number; code: RegExp; filled: string[] }> = {
  'amazon-warehouses': { atLeast: 110, code: /^[A-Z]{3,4}\d?$/, filled: ['stateName', 'city', 'address'] },
  airports: { atLeast: 12, code: /^[A-Z]{3}$/, filled: ['nameZh', 'nameEn'] },
  branches: { atLeast: 4, code: /^[A-Z]{2}$/, filled: ['nameZh', 'nameEn', 'addressZh', 'addressEn'] },
  carriers: { atLeast: 15, code: /^([A-Z]{4}|[A-Z0-9]{2})$/, filled: ['nameZh', 'nameEn'] },
  'container-sizes': { atLeast: 4, code: /^(20|40|45)[A-Z]{2}$/, filled: ['nameZh', 'nameEn'] },
  countries: { atLeast: 249, code: /^[A-Z]{2}$/, filled: ['nameZh', 'nameEn'] },
  'overseas-warehouses': {
    atLeast: 12,
    code: /^BERTH-[A-Z]{3}\d$/,
    filled: ['stateName', 'city', 'address'],
  },
  packing: { atLeast: 10, code: /^\d{2}$/, filled: ['nameZh', 'nameEn'] },
  ports: { atLeast: 170, code: /^[A-Z]{2}[A-Z2-9]{3}$/, filled: ['nameZh', 'nameEn'] },
  routes: { atLeast: 8, code: /^[A-Z2-9]{5}-[A-Z2-9]{5}$/, filled: ['fromCode', 'toCode', 'channelCode'] },
  'ship-modes': { atLeast: 8, code: /^[A-Z]{2,3}(-[A-Z]+)+$/, filled: ['nameZh', 'nameEn'] },
  staff: { atLeast: 8, code: /^(SZ|NB|QD|XM)-[CS]\d{2}$/, filled: ['nameZh', 'nameEn'] },
  'walmart-warehouses': { atLeast: 10, code: /^[A-Z]{2,3}\d$/, filled: ['stateName', 'city', 'address'] },
};

/** In the order in which they are offered. */
const inOwnOrder = ['bank-accounts', 'fee-items'];
/** What the site tells of the company, in the order in which it is shown: texts in both languages. */
const ofCompany: Record<string, number> = {
  certificates: 3,
  'closed-days': 10,
  'company-history': 6,
  'company-sections': 10,
  jobs: 5,
};
/** A catalogue that says where it comes from. */
const catalogue = 'hs-codes';
/** Days off and worked weekends. */
const calendar = 'holidays';

test('every list in the folder is checked here', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'));
  const checked = [...Object.keys(lists), ...Object.keys(ofCompany), ...inOwnOrder, catalogue, calendar];
  expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(checked.sort());
});

describe.each(Object.entries(lists))('%s', (name, { atLeast, code, filled }) => {
  const rows = read(name);

  test('has enough rows, sorted by a unique, well-formed code', () => {
    const found = rows.map((row) => row.code);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(found).toEqual([...new Set(found)].sort());
    expect(found.filter((value) => !code.test(value))).toEqual([]);
  });

  test('has the same fields in every row, none blank', () => {
    const shapes = new Set(rows.map((row) => Object.keys(row).join()));
    expect(shapes.size).toBe(1);
    for (const row of rows) {
      for (const value of texts(row, filled)) expect(value).toMatch(/^\S(.*\S)?$/u);
    }
  });

  test('names countries that exist', () => {
    const known = codes('countries');
    const used = rows.flatMap((row) => row.countryCodes ?? row.countryCode ?? []) as string[]; // one or many
    expect(used.filter((country) => !known.has(country))).toEqual([]);
  });
});

test('fee items have unique codes, names and units in both languages', () => {
  const rows = read('fee-items');
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(codes('fee-items').size).toBe(rows.length);
  for (const row of rows) {
    expect(row.code).toMatch(/^[A-Z]{3}$/);
    for (const value of texts(row, ['nameZh', 'unitZh'])) expect(value).toMatch(/\p{Script=Han}/u);
    for (const value of texts(row, ['nameEn', 'unitEn'])) expect(value).toMatch(/^[A-Z][\w ()-]+$/i);
  }
});

test('each currency is paid to one bank account, with a name and a number', () => {
  const rows = read('bank-accounts');
  expect(new Set(rows.map((row) => row.currency)).size).toBe(rows.length);
  expect(rows.map((row) => row.currency)).toEqual(expect.arrayContaining(['CNY', 'USD']));
  for (const row of rows) {
    expect(row.accountNumber).toMatch(/^\d[\d-]{8,22}\d$/);
    expect(row.swift).toMatch(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
    for (const value of texts(row, ['accountName', 'bankZh', 'bankEn']))
      expect(value).toMatch(/^\S(.*\S)?$/u);
  }
});

test('ports lie on the globe, in the country of their code, under distinct names', () => {
  const rows = read('ports');
  for (const row of rows) {
    expect(row.countryCode).toBe(row.code.slice(0, 2));
    expect(Math.abs(Number(row.lat))).toBeLessThan(72);
    expect(Math.abs(Number(row.lon))).toBeLessThan(180);
    expect(['sea', 'river']).toContain(row.kind);
  }
  expect(new Set(rows.map((row) => row.nameZh)).size).toBe(rows.length);
});

test('a code means one port: none by which one goes besides is a code or another one’s', () => {
  const all = read('ports').flatMap(({ code }) => [code, ...otherPortCodes(code)]);
  expect(all.length).toBe(new Set(all).size);
  expect(all).toEqual(expect.arrayContaining(['CNSHA', 'CNSHG', 'CNQDG']));
});

test('Yantian, Shekou and Shenzhen are three ports', () => {
  expect([...codes('ports')]).toEqual(expect.arrayContaining(['CNYTN', 'CNSHK', 'CNSZX', 'CNSHA', 'CNNBG']));
});

const postalCodes: Record<string, RegExp> = {
  AE: /^$/,
  AU: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  CZ: /^\d{3} \d{2}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  JP: /^\d{3}-\d{4}$/,
  NL: /^\d{4} [A-Z]{2}$/,
  PL: /^\d{2}-\d{3}$/,
};

test.each(['amazon-warehouses', 'overseas-warehouses', 'walmart-warehouses'])(
  '%s: postal codes have the form of their country',
  (name) => {
    for (const row of read(name)) {
      expect(`${row.code} ${row.countryCode}`).not.toContain('undefined');
      expect(String(row.postalCode)).toMatch(postalCodes[String(row.countryCode)] ?? /^\d{5}$/);
    }
  },
);

test('a channel says how long it takes and by what it charges', () => {
  for (const row of read('ship-modes')) {
    const rule = row.chargeable as Record<string, number>; // the field's shape is what is tested
    expect(Number(row.transitDaysMin)).toBeGreaterThan(0);
    expect(Number(row.transitDaysMax)).toBeGreaterThanOrEqual(Number(row.transitDaysMin));
    expect([1000, 500, 363, 6000]).toContain(rule.kgPerCbm ?? rule.cm3PerKg);
    expect(rule.minimum).toBeGreaterThan(0);
    expect(rule.step).toBeGreaterThan(0);
  }
});

test('routes join known ports by a channel that serves the destination', () => {
  const channels = new Map(read('ship-modes').map((row) => [row.code, row]));
  for (const row of read('routes')) {
    expect(row.code).toBe(`${row.fromCode}-${row.toCode}`);
    expect(codes('ports').has(String(row.fromCode)) && codes('ports').has(String(row.toCode))).toBe(true);
    expect(channels.get(String(row.channelCode))?.countryCodes).toContain(String(row.toCode).slice(0, 2));
    expect(Number(row.transitDays)).toBeGreaterThan(0);
    expect(Number(row.sailingsPerWeek)).toBeGreaterThan(0);
  }
});

test('every branch has salespeople and customer service, ports that exist, and a number nobody owns', () => {
  const staff = read('staff');
  for (const branch of read('branches')) {
    const roles = staff.filter((row) => row.branchCode === branch.code).map((row) => row.role);
    expect(roles).toEqual(expect.arrayContaining(['sales', 'service']));
    expect((branch.portCodes as string[]).filter((port) => !codes('ports').has(port))).toEqual([]);
    expect(branch.phone).toMatch(/^\+86 \d{3} 0000 \d{4}$/);
  }
  expect(
    staff.every((row) => row.code.startsWith(`${row.branchCode}-${row.role === 'sales' ? 'S' : 'C'}`)),
  ).toBe(true);
});

test('the default packing is the carton', () => {
  expect(read('packing').find((row) => row.code === '34')?.nameEn).toBe('Carton');
});

describe.each(Object.entries(ofCompany))('%s', (name, atLeast) => {
  const rows = read(name);

  test('has enough entries, each with an id of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('says each thing in both languages, as often in the one as in the other', () => {
    for (const row of rows) {
      const chinese = Object.keys(row).filter((key) => key.endsWith('Zh'));
      expect(chinese.length).toBeGreaterThan(0);
      for (const key of chinese) {
        const [zh, en] = [row[key], row[key.replace(/Zh$/, 'En')]];
        expect([en].flat().length).toBe([zh].flat().length);
        for (const value of [zh].flat()) expect(value).toMatch(/\p{Script=Han}/u);
        for (const value of [en].flat()) expect(value).toMatch(/^[^\p{Script=Han}]+$/u);
      }
    }
  });
});

test('jobs stand at branches that exist, each with a slug of its own, and are posted before they end', () => {
  const jobs = read('jobs');
  expect(new Set(jobs.map(({ slug }) => slug)).size).toBe(jobs.length);
  for (const { branchCode, postedOn, validUntil } of jobs) {
    expect(codes('branches').has(String(branchCode))).toBe(true);
    expect(String(postedOn) < String(validUntil)).toBe(true);
  }
});

test('history and closed days go from the earliest to the last', () => {
  const months = read('company-history').map(
    ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  );
  expect(months).toEqual([...months].sort());
  const days = read('closed-days').map(({ day }) => String(day));
  expect(days).toEqual([...new Set(days)].sort());
});

test('a branch opens every working day, and its spans of a day follow each other', () => {
  for (const { hours } of read('branches')) {
    const spans = hours as { weekday: number; opens: string; closes: string }[]; // the field's shape is what is tested
    const marks = spans.flatMap(({ weekday, opens, closes }) => [
      `${weekday} ${opens}`,
      `${weekday} ${closes}`,
    ]);
    expect(marks).toEqual([...new Set(marks)].sort());
    expect([1, 2, 3, 4, 5].filter((day) => !spans.some(({ weekday }) => weekday === day))).toEqual([]);
  }
});

test.each(inOwnOrder)('%s: no entry is there twice', (name) => {
  const keys = read(name).map(({ code, id }) => code ?? id);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('HS codes', () => {
  const text = readFileSync(new URL(`./${catalogue}.json`, import.meta.url), 'utf8');
  const {
    source,
    asOf,
    codes: entries,
  } = JSON.parse(text) as {
    source: Record<string, string>;
    asOf: string;
    codes: HsCode[];
  }; // our own file

  test('are enough, sorted, and say where they come from and of which day they are', () => {
    const found = entries.map(({ code }) => code);
    expect(found.length).toBeGreaterThanOrEqual(60);
    expect(found).toEqual([...new Set(found)].sort());
    expect(source['zh-CN']).toContain('不能作为申报依据');
    expect(source.en).toContain('no basis for a declaration');
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('each is one that an import would take', () => {
    const wrong = entries.filter((entry) => hsCodeProblems(entry).length > 0 || entry.nameEn === '');
    expect(wrong).toEqual([]);
  });

  test('of goods that such customers ship: furniture, lamps, toys, textiles, appliances, kitchenware, bicycles, tools', () => {
    const chapters = new Set(entries.map(({ code }) => code.slice(0, 2)));
    expect([...chapters]).toEqual(
      expect.arrayContaining(['39', '42', '63', '69', '73', '82', '85', '87', '94', '95']),
    );
  });
});

describe(calendar, () => {
  const text = readFileSync(new URL(`./${calendar}.json`, import.meta.url), 'utf8');
  const { source, asOf, daysOff, workdays } = JSON.parse(text) as {
    source: Record<string, string>;
    asOf: string;
    daysOff: string[];
    workdays: string[];
  }; // our own file
  const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;

  test('says where it comes from and of which day it is', () => {
    expect([source['zh-CN'], source.en].every((words) => (words ?? '').length > 10)).toBe(true);
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('has days off between Monday and Friday, and worked days on a weekend, each once and in order', () => {
    expect(daysOff.filter(isWeekend)).toEqual([]);
    expect(workdays.filter((day) => !isWeekend(day))).toEqual([]);
    for (const days of [daysOff, workdays]) expect(days).toEqual([...new Set(days)].sort());
  });
});
