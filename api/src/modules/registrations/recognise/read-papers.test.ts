import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { idCardFieldsOf } from './id-card-fields.ts';
import { licenceFieldsOf } from './licence-fields.ts';
import { openRecognizer, type Recognizer } from './open-recognizer.ts';
import type { ReadLine } from './reading.ts';

// Drawn papers, read by the real models: minutes on a busy machine.
const longest = 600_000;

const warnings: string[] = [];
let recognizer: Recognizer;
beforeAll(async () => {
  const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(font)), 'Paper');
  const warn = (message: string) => void warnings.push(message);
  recognizer = openRecognizer({ warn, readSeconds: longest / 1000 });
});
afterAll(async () => {
  await recognizer.close();
  expect(warnings).toEqual([]);
});

type Text = [size: number, left: number, base: number, text: string];

function draw(width: number, height: number, texts: readonly Text[]): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f2e4';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#222';
  for (const [size, left, base, text] of texts) {
    context.font = `${size}px Paper`;
    context.fillText(text, left, base);
  }
  return canvas.toBuffer('image/png');
}

/** Turned by quarters to the right, and blurred. */
async function spoil(
  picture: Buffer,
  { turn = 0, blur = 0 }: { turn?: number; blur?: number },
): Promise<Buffer> {
  const image = await loadImage(picture);
  const isAcross = turn % 180 !== 0;
  const { width, height } = image;
  const canvas = isAcross ? createCanvas(height, width) : createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.filter = `blur(${blur}px)`;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
  return canvas.toBuffer('image/png');
}

async function linesOf(picture: Buffer): Promise<ReadLine[]> {
  const reading = await recognizer.read(picture);
  return reading.state === 'read' ? reading.lines : [];
}

const licence = () =>
  draw(1400, 1000, [
    [64, 560, 150, '营业执照'],
    [26, 80, 110, '统一社会信用代码'],
    [30, 80, 160, '91350100M000100Y43'],
    [28, 80, 330, '名　　称'],
    [28, 260, 330, '福州晨星国际货运代理有限公司'],
    [28, 80, 400, '类　　型'],
    [28, 260, 400, '有限责任公司(自然人投资或控股)'],
    [28, 80, 470, '法定代表人'],
    [28, 260, 470, '林晓梅'],
    [28, 80, 540, '经营范围'],
    [24, 260, 540, '一般项目：国际货物运输代理；国内货物运输代理；'],
    [24, 260, 580, '货物进出口；技术进出口。'],
    [28, 760, 330, '注册资本'],
    [28, 940, 330, '伍佰万元整'],
    [28, 760, 400, '成立日期'],
    [28, 940, 400, '2019年05月16日'],
    [28, 760, 470, '住　　所'],
    [28, 940, 470, '福建省福州市鼓楼区五四路'],
    [28, 940, 515, '一百二十八号恒力城写字楼'],
    [28, 940, 560, '十九层1902单元'],
    [28, 900, 800, '登记机关'],
  ]);

const card = () =>
  draw(1000, 630, [
    [30, 60, 100, '姓名'],
    [36, 160, 100, '赵春雨'],
    [30, 60, 175, '性别'],
    [32, 160, 175, '女'],
    [30, 300, 175, '民族'],
    [32, 400, 175, '汉'],
    [30, 60, 250, '出生'],
    [32, 160, 250, '1949年12月31日'],
    [30, 60, 325, '住址'],
    [32, 160, 325, '北京市朝阳区建国门外大街'],
    [32, 160, 370, '二十四号院三号楼'],
    [32, 160, 415, '五单元601室'],
    [30, 60, 560, '公民身份号码'],
    [38, 300, 560, '11010519491231002X'],
  ]);

const licenceFields = {
  companyName: '福州晨星国际货运代理有限公司',
  creditCode: '91350100M000100Y43',
  oldNumber: null,
  registeredAddress: '福建省福州市鼓楼区五四路一百二十八号恒力城写字楼十九层1902单元',
  legalPerson: '林晓梅',
};
const cardFields = {
  name: '赵春雨',
  idNumber: '11010519491231002X',
  address: '北京市朝阳区建国门外大街二十四号院三号楼五单元601室',
};

test.each([{}, { turn: 90 }, { turn: 180 }, { turn: 270 }, { blur: 1 }])(
  'a licence photographed with %p gives its fields, and how it becomes upright',
  async (how) => {
    const reading = await recognizer.read(await spoil(licence(), how));
    if (reading.state !== 'read') throw new Error(reading.state);
    expect(licenceFieldsOf(reading.lines)).toEqual(licenceFields);
    expect(reading.turn).toBe((360 - (how.turn ?? 0)) % 360);
  },
  longest,
);

test.each([{}, { turn: 90 }, { turn: 180 }, { blur: 1 }])(
  'an ID card photographed with %p gives its fields',
  async (how) => {
    expect(idCardFieldsOf(await linesOf(await spoil(card(), how)))).toEqual(cardFields);
  },
  longest,
);

test(
  'an old licence gives its 15 digits as its old number',
  async () => {
    const old = draw(1000, 700, [
      [56, 400, 120, '营业执照'],
      [28, 80, 220, '注册号'],
      [28, 220, 220, '350200209999999'],
      [28, 80, 300, '名称'],
      [28, 220, 300, '厦门海翔贸易有限公司'],
      [28, 80, 380, '住所'],
      [28, 220, 380, '厦门市湖里区东渡路12号'],
    ]);
    expect(licenceFieldsOf(await linesOf(old))).toEqual({
      companyName: '厦门海翔贸易有限公司',
      creditCode: null,
      oldNumber: '350200209999999',
      registeredAddress: '厦门市湖里区东渡路12号',
      legalPerson: null,
    });
  },
  longest,
);

test(
  'a picture without text has no lines, and bytes that are no picture fail alone',
  async () => {
    expect(await recognizer.read(Buffer.from('no picture'))).toEqual({ state: 'failed' });
    expect(await recognizer.read(draw(400, 300, []))).toEqual({ state: 'read', lines: [], turn: 0 });
  },
  longest,
);
