import { randomInt } from 'node:crypto';
import type { Locale } from '@berth/contract';

export type CaptchaQuestion = { question: string; answer: string };

const words: Record<Locale, readonly string[]> = {
  'zh-CN': [
    ...'零一二三四五六七八九十'.split(''),
    ...'一二三四五六七八九'.split('').map((digit) => `十${digit}`),
    '二十',
  ],
  en: (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty'
  ).split(' '),
};

type Ask = (say: (number: number) => string, locale: Locale) => { text: string; answer: number };

const inLanguage = (locale: Locale, zh: string, en: string) => (locale === 'zh-CN' ? zh : en);

const asks: readonly Ask[] = [
  (say, locale) => {
    const [one, other] = [randomInt(2, 11), randomInt(2, 11)];
    const text = inLanguage(
      locale,
      `${say(one)}加${say(other)}等于几？`,
      `What is ${say(one)} plus ${say(other)}?`,
    );
    return { text, answer: one + other };
  },
  (say, locale) => {
    const [rest, taken] = [randomInt(1, 11), randomInt(1, 11)];
    const all = rest + taken;
    const text = inLanguage(
      locale,
      `${say(all)}箱货提走${say(taken)}箱，还剩几箱？`,
      `Of ${say(all)} cartons ${say(taken)} ${taken === 1 ? 'is' : 'are'} collected. How many are left?`,
    );
    return { text, answer: rest };
  },
  (say, locale) => {
    const numbers = [randomInt(1, 7), randomInt(7, 14), randomInt(14, 21)].sort(() => randomInt(2) - 0.5);
    const [first = 0, second = 0, third = 0] = numbers;
    const text = inLanguage(
      locale,
      `${say(first)}、${say(second)}、${say(third)}，哪个数最大？`,
      `Which is the largest: ${say(first)}, ${say(second)} or ${say(third)}?`,
    );
    return { text, answer: Math.max(...numbers) };
  },
  (say, locale) => {
    const number = randomInt(1, 20);
    const text = inLanguage(
      locale,
      `从一数起，${say(number)}的下一个数是几？`,
      `Counting up from one, which number comes after ${say(number)}?`,
    );
    return { text, answer: number + 1 };
  },
];

/** A question in words that needs no sight, answered by a number. */
export function askQuestion(locale: Locale): CaptchaQuestion {
  const ask = asks[randomInt(asks.length)] as Ask; // never empty
  const { text, answer } = ask((number) => words[locale][number] ?? String(number), locale);
  return { question: text, answer: String(answer) };
}

/** How answers are compared: width and case do not matter, and a number may be spelt out. */
export function normalizeCaptchaAnswer(entered: string): string {
  const text = entered.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  for (const spelt of Object.values(words)) {
    const number = spelt.indexOf(text);
    if (number >= 0) return String(number);
  }
  return text;
}
