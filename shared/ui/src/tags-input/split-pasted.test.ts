import { expect, test } from '@jest/globals';
import { splitPasted } from './split-pasted.ts';

test.each([
  ['SZL-1, SZL-2,SZL-3', ['SZL-1', 'SZL-2', 'SZL-3']],
  ['盐田、宁波；上海，青岛;厦门', ['盐田', '宁波', '上海', '青岛', '厦门']],
  ['MSKU1234565\r\nTGHU7654321\n', ['MSKU1234565', 'TGHU7654321']],
  ['a\tb', ['a', 'b']],
  ['蓝牙 耳机', ['蓝牙 耳机']],
  ['，，\u3000,', []],
])('%j holds %j', (text, values) => {
  expect(splitPasted(text)).toEqual(values);
});
