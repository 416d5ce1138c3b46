import { searchForm } from '../../../database/sort-key.ts';

/** More are not looked for: a question is a sentence or two. */
const mostTerms = 60;
/** Shorter ones of Latin letters stand inside every other word. */
const leastLetters = 3;

// Words that a question is made of and no answer is about.
const fillers = new Set(
  (
    'and are but can could does for from get give had has have how into its may much need not now our out please ' +
    'should that the their them then there they this was want were what when where which who why will with would you ' +
    'your'
  ).split(' '),
);
const chineseFillers = new Set(
  '什么 怎么 么样 如何 可以 我们 你们 我的 请问 多少 一下 需要 为什 么时 时候 能不 不能 是否 哪里 这个 那个 没有 应该 一个'.split(
    ' ',
  ),
);

/**
 * What of a question is looked for: its Latin words and numbers, and of Chinese, which has no spaces, each two characters
 * that stand together. As a search compares them; the first ones where there are many.
 */
export function questionTerms(question: string): string[] {
  const runs = question.normalize('NFKC').match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  const pieces = runs.flatMap((run) => partsOf(run)).flatMap((part) => termsOf(part));
  return [...new Set(pieces)].slice(0, mostTerms);
}

/** `LCL拼箱` is one run of letters: its scripts are looked for apart. */
function partsOf(run: string): string[] {
  return run.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [];
}

function termsOf(part: string): string[] {
  const word = searchForm(part);
  if (!/\p{Script=Han}/u.test(word)) {
    const isShort = word.length < leastLetters && !/\d/.test(word);
    return isShort || fillers.has(word) ? [] : [word];
  }
  const characters = [...word];
  if (characters.length === 1) return [];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return pairs.filter((pair) => !chineseFillers.has(pair));
}
