import { wordProblems } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import articlesInEnglish from './articles/en.json' with { type: 'json' };
import articlesInChinese from './articles/zh-CN.json' with { type: 'json' };
import contentInEnglish from './content/en.json' with { type: 'json' };
import contentInChinese from './content/zh-CN.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import leadsInEnglish from './leads/en.json' with { type: 'json' };
import leadsInChinese from './leads/zh-CN.json' with { type: 'json' };
import supportInEnglish from './support/en.json' with { type: 'json' };
import supportInChinese from './support/zh-CN.json' with { type: 'json' };
import deskInEnglish from './support-desk/en.json' with { type: 'json' };
import deskInChinese from './support-desk/zh-CN.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

test.each([
  ['the site', chinese, english],
  ['articles', articlesInChinese, articlesInEnglish],
  ['leads', leadsInChinese, leadsInEnglish],
  ['the content of the site', contentInChinese, contentInEnglish],
  ['help and online service', supportInChinese, supportInEnglish],
  ['the inbox', deskInChinese, deskInEnglish],
])('the words of %s say the same in both languages, tidily', (_of, inChinese, inEnglish) => {
  expect(wordProblems(inChinese, inEnglish)).toEqual([]);
});
