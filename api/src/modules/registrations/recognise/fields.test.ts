import { expect, test } from '@jest/globals';
import { idCardFieldsOf } from './id-card-fields.ts';
import { licenceFieldsOf } from './licence-fields.ts';
import { readUpright } from './read-picture.ts';
import type { ReadLine } from './reading.ts';

/** A line of 30 pixels' height, as wide as its text. */
function line(text: string, left: number, top: number, confidence = 0.99): ReadLine {
  return { text, confidence, box: [left, top, left + text.length * 28, top + 30] };
}

const code = '91350100M000100Y43';
const newLicence = [
  line('营业执照', 560, 40),
  line('统一社会信用代码', 80, 100),
  line(code, 80, 140),
  line('名', 80, 300),
  line('称', 150, 300),
  line('福州晨星国际货运代理有限公司', 260, 300),
  line('注册资本', 760, 300),
  line('伍佰万元整', 940, 300),
  line('法定代表人', 80, 440),
  line('林晓梅', 260, 440),
  line('住', 760, 440),
  line('所', 830, 440),
  line('福建省福州市鼓楼区五四路', 940, 440),
  line('经营范围', 80, 520),
  line('一般项目：国际货物运输代理；', 260, 520),
  line('一百二十八号恒力城写字楼', 940, 485),
  line('十九层1902单元', 940, 530),
  line('登记机关', 900, 780),
];

test('a licence in two columns gives each value beside its label, and the address over three lines', () => {
  expect(licenceFieldsOf(newLicence)).toEqual({
    companyName: '福州晨星国际货运代理有限公司',
    creditCode: code,
    oldNumber: null,
    registeredAddress: '福建省福州市鼓楼区五四路一百二十八号恒力城写字楼十九层1902单元',
    legalPerson: '林晓梅',
  });
});

test.each([
  ['名　称　厦门海翔贸易有限公司', '厦门海翔贸易有限公司'],
  ['名称：厦门海翔贸易有限公司', '厦门海翔贸易有限公司'],
  ['名 称 : 厦门海翔(集团)有限公司', '厦门海翔（集团）有限公司'],
  ['企业名称 Harbour Star Trading Ltd', 'Harbour Star Trading Ltd'],
  ['名称 ***', null],
  ['名称', null],
])('the line “%s” names the company %p', (text, companyName) => {
  expect(licenceFieldsOf([line(text, 80, 300)]).companyName).toBe(companyName);
});

test('a company name over two lines is one, and ends at the next label', () => {
  const lines = [
    line('名称 厦门海翔供应链', 80, 300),
    line('管理有限公司', 80 + 3 * 28, 340),
    line('类型', 80, 380),
    line('有限责任公司', 80 + 3 * 28, 380),
  ];
  expect(licenceFieldsOf(lines).companyName).toBe('厦门海翔供应链管理有限公司');
});

test('of two companies, of a value that was hardly read and of one without a label none is taken', () => {
  const two = [line('名称：厦门海翔贸易有限公司', 80, 300), line('名称：福州晨星物流有限公司', 80, 600)];
  expect(licenceFieldsOf(two).companyName).toBeNull();
  expect(licenceFieldsOf([line('名称：厦门海翔贸易有限公司', 80, 300, 0.6)]).companyName).toBeNull();
  expect(licenceFieldsOf([line('厦门海翔贸易有限公司', 80, 300)]).companyName).toBeNull();
});

test('a label without a value does not take that of the label beside it', () => {
  const lines = [line('法定代表人', 80, 440), line('成立日期', 260, 440), line('2019年05月16日', 420, 440)];
  expect(licenceFieldsOf(lines).legalPerson).toBeNull();
});

test.each([
  ['stands in its label’s line', `统一社会信用代码：${code}`, code],
  ['has gaps and small letters', '9135 0100 m000 100y 43', code],
  ['has letters that no code has for digits', '9I35OIOOMOOOIOOY43', code],
  ['has V, which looks like no digit', '91350100V000100Y43', null],
  ['has a wrong check character', '91350100M000100Y4A', null],
  ['lacks a character', '91350100M000100Y4', null],
  ['is an ID number', '36000019000101022X', null],
  ['is an old number', '350200209999999', null],
])('a code that %s', (_how, text, creditCode) => {
  expect(licenceFieldsOf([line(text, 80, 140)]).creditCode).toBe(creditCode);
});

test('a code that was found in two pieces is one', () => {
  const lines = [line('91350100', 80, 140), line('M000100Y43', 80 + 9 * 28, 140)];
  expect(licenceFieldsOf(lines).creditCode).toBe(code);
});

test.each([
  [[line('注册号', 80, 140), line('350200209999999', 200, 140)], '350200209999999'],
  [[line('注册号：350200209999999(1-1)', 80, 140)], '350200209999999'],
  [[line('350200209999999', 80, 140)], '350200209999999'],
  [[line('证照编号', 80, 140), line('350200209999999', 220, 140)], null],
  [[line('35020020999999O', 80, 140)], null],
])('the 15 digits of an old licence are its old number as they stand: case %#', (lines, oldNumber) => {
  expect(licenceFieldsOf(lines)).toMatchObject({ oldNumber, creditCode: null });
});

const card = [
  line('姓名', 60, 60),
  line('赵春雨', 160, 60),
  line('性别女民族汉', 60, 130),
  line('出生1949年12月31日', 60, 200),
  line('住址', 60, 270),
  line('北京市朝阳区建国门外大街', 160, 270),
  line('二十四号院三号楼', 160, 310),
  line('五单元601室', 160, 350),
  line('公民身份号码', 60, 480),
  line('11010519491231002x', 300, 480),
];

test('an ID card gives name, address and number, the number with a capital X', () => {
  expect(idCardFieldsOf(card)).toEqual({
    name: '赵春雨',
    idNumber: '11010519491231002X',
    address: '北京市朝阳区建国门外大街二十四号院三号楼五单元601室',
  });
});

test.each([
  ['公民身份号码11010519491231002X', '11010519491231002X'],
  ['公民身份号码 110105 19491231 002X', '11010519491231002X'],
  ['公民身份号码110105194912310021', null],
  ['公民身份号码36042619910102009X', null],
  ['公民身份号码11O10519491231002X', null],
])('the line “%s” holds the ID number %p', (text, idNumber) => {
  expect(idCardFieldsOf([line(text, 60, 480)]).idNumber).toBe(idNumber);
});

test('what is no licence and no card gives nothing', () => {
  const lines = [line('欢迎光临', 60, 60), line('全场八折', 60, 120)];
  expect(Object.values(licenceFieldsOf(lines))).toEqual([null, null, null, null, null]);
  expect(Object.values(idCardFieldsOf(lines))).toEqual([null, null, null]);
});

test.each([
  [0, [0]],
  [180, [0, 180]],
  [90, [0, 180, 90]],
  [270, [0, 180, 90, 270]],
])('a picture that has its words after %p° is read no further', async (right, asked) => {
  const turns: number[] = [];
  const upright = await readUpright(async (turn) => {
    turns.push(turn);
    return turn === right ? card : [line('囗', 60, 60, 0.5)];
  });
  expect([turns, upright]).toEqual([asked, { lines: card, turn: right }]);
});

test('lines that run downwards are turned though they can be read, and what has no words is as it was', async () => {
  const tall = card.map(({ text, box: [left, top, right, bottom] }): ReadLine => {
    return { text, confidence: 0.99, box: [top, left, bottom, right] };
  });
  const upright = await readUpright(async (turn) => (turn === 270 ? card : tall));
  expect(upright).toEqual({ lines: card, turn: 270 });
  const other = [line('欢迎光临', 60, 60)];
  expect(await readUpright(async () => other)).toEqual({ lines: other, turn: 0 });
});

test('a picture with a single word of a licence is read as it stands best, and not turned for it', async () => {
  const few = [line('名称：厦门海翔贸易有限公司', 80, 300)];
  const upright = await readUpright(async (turn) => (turn === 180 ? few : []));
  expect(upright).toEqual({ lines: few, turn: 0 });
});
