import { wordProblems } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import dictionariesInEnglish from './dictionaries/en.json' with { type: 'json' };
import dictionariesInChinese from './dictionaries/zh-CN.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import menusInEnglish from './menus/en.json' with { type: 'json' };
import menusInChinese from './menus/zh-CN.json' with { type: 'json' };
import tablesInEnglish from './tables/en.json' with { type: 'json' };
import tablesInChinese from './tables/zh-CN.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

test.each([
  ['the account', chinese, english],
  ['dictionaries', dictionariesInChinese, dictionariesInEnglish],
  ['menus', menusInChinese, menusInEnglish],
  ['tables', tablesInChinese, tablesInEnglish],
])('the words of %s say the same in both languages, tidily', (_of, inChinese, inEnglish) => {
  expect(wordProblems(inChinese, inEnglish)).toEqual([]);
});
