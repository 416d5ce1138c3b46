import { describe, expect, test } from '@jest/globals';
import { findUses, readTranslations } from '../testing/read-translations.ts';

const { namespaces, sources } = readTranslations();
const uses = namespaces.flatMap(({ name, sources: own }) => own.flatMap((source) => findUses(source, name)));
// Plural forms differ by language: `count_one` and `count_other` are both `count`.
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placesOf = (text = '') => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

test('the search finds what there is', () => {
  expect(namespaces.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['common', 'shell', 'booking', 'site']),
  );
  expect(uses.length).toBeGreaterThan(100);
});

describe.each(namespaces)('translations of $name', ({ name, keys, sources: own }) => {
  const [chinese, english] = [keys['zh-CN'], keys.en];
  const known = new Set([...chinese.keys(), ...english.keys()].map(withoutPlural));

  test('both languages have the same keys, none of them empty', () => {
    const names = (map: Map<string, string>) => [...new Set([...map.keys()].map(withoutPlural))].sort();
    expect(names(english)).toEqual(names(chinese));
    for (const words of [chinese, english]) {
      expect([...words].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    }
  });

  test('both languages name the same places', () => {
    const differing = [...chinese.keys()].filter(
      (key) => english.has(key) && String(placesOf(english.get(key))) !== String(placesOf(chinese.get(key))),
    );
    expect(differing).toEqual([]);
  });

  test('no key is missing', () => {
    const missing = uses
      .filter(({ namespace }) => namespace === name)
      .filter(({ key, isPrefix }) =>
        isPrefix ? ![...known].some((one) => one.startsWith(key)) : !known.has(key),
      )
      .map(({ key, path }) => `${key} (${path})`);
    expect(missing).toEqual([]);
  });

  test('no key is unused', () => {
    const begun = uses
      .filter(({ namespace, isPrefix }) => namespace === name && isPrefix)
      .map(({ key }) => key);
    // A key may also stand in a table and reach `t` from there.
    const texts = (name === 'common' ? sources : own).map(({ text }) => text);
    const isUsed = (key: string) =>
      begun.some((start) => key.startsWith(start)) || texts.some((text) => text.includes(`'${key}'`));
    expect([...known].filter((key) => !isUsed(key))).toEqual([]);
  });
});
