import { expect, test } from '@jest/globals';
import { pinyin } from 'pinyin-pro';
import { pinyinWords } from './pinyin-words.ts';

test.each([
  ['预计开船日 ETD', 'yujikaichuanri etd', 'yjkcr etd'],
  ['货物', 'huowu', 'hw'],
  ['目的地', 'mudidi', 'mdd'],
  ['入仓编号', 'rucangbianhao', 'rcbh'],
  ['客户业务编号', 'kehuyewubianhao', 'khywbh'],
  ['毛重 (KGS)', 'maozhong (kgs)', 'mz (kgs)'],
  ['体积', 'tiji', 'tj'],
  ['仓库类型', 'cangkuleixing', 'cklx'],
  ['上门提货', 'shangmentihuo', 'smth'],
  ['卸货港', 'xiehuogang', 'xhg'],
  ['状态', 'zhuangtai', 'zt'],
  ['件数', 'jianshu', 'js'],
  ['品牌', 'pinpai', 'pp'],
  ['欧洲', 'ouzhou', 'oz'],
  ['长度', 'changdu', 'cd'],
  ['行数', 'hangshu', 'hs'],
  ['厦门', 'xiamen', 'xm'],
  ['税率', 'shuilu', 'sl'],
  ['啊', 'a', 'a'],
  ['Booking', 'booking', 'booking'],
])('%s is found by %s and by %s', (name, whole, initials) => {
  expect(pinyinWords(name)).toEqual([whole, initials]);
});

/** The 3755 usual characters (GB 2312, level 1). */
function usualCharacters(): string[] {
  const decoder = new TextDecoder('gb2312');
  const rows = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, at) => 0xb0 + at);
  const cells = Array.from({ length: 94 }, (_, at) => 0xa1 + at);
  return rows
    .flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter((character) => /\p{Script=Han}/u.test(character));
}

test('a usual character is read in one of the ways that a dictionary has for it', () => {
  const characters = usualCharacters();
  expect(characters).toHaveLength(3755);
  const misread = characters.filter((character) => {
    const known = pinyin(character, { toneType: 'none', v: true, multiple: true, type: 'array' });
    return !known.map((reading) => reading.replace('v', 'u')).includes(pinyinWords(character)[0]);
  });
  expect(misread).toEqual([]);
});
