import { expect, test } from '@jest/globals';
import { splitCodes, splitPasted } from './split-pasted.ts';

test.each([
  ['SZL-1, SZL-2,SZL-3', ['SZL-1', 'SZL-2', 'SZL-3']],
  ['盐田、宁波；上海，青岛;厦门', ['盐田', '宁波', '上海', '青岛', '厦门']],
  ['MSKU1234565\r\nTGHU7654321\n', ['MSKU1234565', 'TGHU7654321']],
  ['a\tb', ['a', 'b']],
  [
    'Acme Trading Co., Ltd.\r\n深圳市泊位、货代有限公司\r\n',
    ['Acme Trading Co., Ltd.', '深圳市泊位、货代有限公司'],
  ],
  ['Acme Trading Co., Ltd.\r\n', ['Acme Trading Co., Ltd.']],
  ['', []],
  ['蓝牙 耳机', ['蓝牙 耳机']],
  ['，，\u3000,', []],
])('%j holds %j', (text, values) => {
  expect(splitPasted(text)).toEqual(values);
});

test('codes end at any separator, in cells too, and keep their blanks', () => {
  expect(splitCodes('A,B；C、 D，\nCSQU 305438-3;E\t')).toEqual(['A', 'B', 'C', 'D', 'CSQU 305438-3', 'E']);
});
