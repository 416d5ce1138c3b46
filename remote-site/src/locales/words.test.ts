import { wordProblems } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import articlesInEnglish from './articles/en.json' with { type: 'json' };
import articlesInChinese from './articles/zh-CN.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import leadsInEnglish from './leads/en.json' with { type: 'json' };
import leadsInChinese from './leads/zh-CN.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

test.each([
  ['the site', chinese, english],
  ['articles', articlesInChinese, articlesInEnglish],
  ['leads', leadsInChinese, leadsInEnglish],
])('the words of %s say the same in both languages, tidily', (_of, inChinese, inEnglish) => {
  expect(wordProblems(inChinese, inEnglish)).toEqual([]);
});
