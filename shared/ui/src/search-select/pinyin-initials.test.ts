import { expect, test } from '@jest/globals';
import { pinyinInitials } from './pinyin-initials.ts';

test.each([
  ['预计开船日 ETD', 'yjkcr etd'],
  ['货物', 'hw'],
  ['目的地', 'mdd'],
  ['入仓编号', 'rcbh'],
  ['客户业务编号', 'khywbh'],
  ['毛重 (KGS)', 'mz (kgs)'],
  ['体积', 'tj'],
  ['仓库类型', 'cklx'],
  ['上门提货', 'smth'],
  ['卸货港', 'xhg'],
  ['状态', 'zt'],
  ['件数', 'js'],
  ['品牌', 'pp'],
  ['欧洲', 'oz'],
  ['长度', 'cd'],
  ['行数', 'hs'],
  ['厦门', 'xm'],
  ['啊', 'a'],
  ['Booking', 'booking'],
])('%s is found by %s', (name, initials) => {
  expect(pinyinInitials(name)).toBe(initials);
});
