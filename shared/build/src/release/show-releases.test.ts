import { expect, jest, test } from '@jest/globals';
import { showList } from './show-releases.ts';

const at = '2026-11-20T02:03:00.000Z';
const version = (number: string) => ({
  remote: 'booking',
  version: `${number}+0123456789ab`,
  uses: [],
  publishedAt: at,
  publishedBy: 'li',
  removedAt: null,
  files: 9,
  brotliBytes: 1,
  customers: 40,
  failing: 3,
  isCanaryStopped: false,
});
const list = {
  deployment: 6,
  quotaBytes: 1e9,
  sets: [],
  versions: [version('1.5.0'), version('1.4.0')],
  remotes: [{ remote: 'booking', stable: null, canary: null, stableBefore: null, pins: [], storedBytes: 5 }],
};

async function listed(answer: object): Promise<string[]> {
  Object.assign(process.env, { BERTH_URL: 'http://127.0.0.1:1', BERTH_RELEASE_KEY: 'brk_one' });
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const answered = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ code: 200, message: '', data: answer }));
  try {
    await showList('booking');
    return log.mock.calls.flat().join('\n').split('\n');
  } finally {
    log.mockRestore();
    answered.mockRestore();
  }
}

const error = (changes: object) => ({
  version: version('1.5.0').version,
  cause: 'render',
  text: 'x is undefined',
  customers: 2,
  lastAt: at,
  ...changes,
});
/** The lines between the row of 1.5.0 and that of 1.4.0. */
const below = (lines: string[]) =>
  lines.slice(
    lines.findIndex((line) => line.startsWith('booking@1.5.0')) + 1,
    lines.findIndex((line) => line.startsWith('booking@1.4.0')),
  );

test('what a version failed with stands below it, in words', async () => {
  const errors = [
    error({}),
    error({ cause: 'load', text: '', customers: 1 }),
    error({ cause: 'cursed', customers: 0 }),
    error({ cause: null }),
    error({ version: version('1.4.0').version, text: 'of another version' }),
  ];
  const lines = await listed({ ...list, errors });
  expect(below(lines).map((line) => line.replace(/last \d.+$/, 'last …)'))).toEqual([
    '    a page was not drawn: x is undefined (2 customers, last …)',
    '    its files did not come (1 customer, last …)',
    '    cursed: x is undefined (visitors, last …)',
    '    x is undefined (2 customers, last …)',
  ]);
  expect(lines.at(-1)).toContain('of another version');
});

test('an error is one bounded line that does nothing to the terminal', async () => {
  const text = `a\u001b[2J\u001b]0;t\u0007b\r\nbooking@9.9.9\u009b1m c\u202ed\u2028${'泊'.repeat(300)}`;
  const [line = '', ...others] = below(await listed({ ...list, errors: [error({ text, cause: null })] }));
  expect(others).toEqual([]);
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  expect(line).toMatch(/^ {4}a \[2J \]0;t b booking@9\.9\.9 1m c d 泊+… \(2 customers/);
  expect(Array.from(line).length).toBeLessThan(270);
});

test('a server from before lists its versions all the same', async () => {
  const lines = await listed(list);
  expect(below(lines)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^booking@1\.4\.0/);
});
