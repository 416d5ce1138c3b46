import { expect, test } from '@jest/globals';
import { boundedJson, redact, redacted } from './redact.ts';

test('secrets are dots wherever they stand, by what they are called or by what the contract reads as one', () => {
  const sent = {
    currentPassword: 'a',
    list: [{ captchaKey: 'b', smsToken: 'c', idempotencyKey: 'd', pin: 'e' }],
    contentHash: 'f',
    idNumber: '11010519491231002X',
    code: 'SZ',
    hasPassword: true,
    password: null,
    keywords: '海运',
  };
  expect(redact(sent, new Set(['pin']))).toEqual({
    currentPassword: redacted,
    list: [{ captchaKey: redacted, smsToken: redacted, idempotencyKey: redacted, pin: redacted }],
    contentHash: redacted,
    idNumber: redacted,
    code: 'SZ',
    hasPassword: true,
    password: null,
    keywords: '海运',
  });
});

test('the number of an identity card is dots in the middle of a text; a company code and a container are not', () => {
  expect(redact('身份证 11010519491231002X，请核对')).toBe(`身份证 ${redacted}，请核对`);
  for (const text of ['91440300MA5EXAMP1X', 'CSQU3054383', '35200000001234567890'])
    expect(redact(text)).toBe(text);
});

test('a long text is cut between characters and says how long it was', () => {
  const cut = String(redact('😀'.repeat(600)));
  expect(cut).toBe(`${'😀'.repeat(500)}… (600)`);
  expect(redact('名'.repeat(500))).toBe('名'.repeat(500));
});

test.each([['"'], ['名'], ['😀'], ['\\']])(
  'too much of %s stays within its bytes and is JSON all the same',
  (text) => {
    const json = boundedJson(
      Array.from({ length: 400 }, () => text.repeat(100)),
      8192,
    );
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(8192);
    const cut: string = JSON.parse(json);
    expect(cut).toMatch(/… \(\d+ bytes\)$/);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  },
);

test('what is short stays whole', () => {
  expect(boundedJson({ note: '好' }, 8192)).toBe('{"note":"好"}');
});
