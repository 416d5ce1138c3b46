import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  choose,
  company,
  errorOf,
  field,
  giveBrowserPictures,
  open,
  passBasic,
  picture,
  png,
  press,
  read,
  type,
  typeCompany,
  typeContact,
} from './testing/open-register.tsx';

let browser = giveBrowserPictures();
beforeEach(() => {
  sessionStorage.clear();
  browser = giveBrowserPictures();
});
afterEach(() => {
  cleanup();
});

const found = { companyName: company.companyName, creditCode: company.creditCode };
const upload = 'POST /login/uploadLicense';

test('a photo is shrunk, sent as JPEG, and what was read of it is filled in and marked until it is changed', async () => {
  const { bodyOf } = await open({ [upload]: read(found) });
  await passBasic();
  await choose(picture(png, '营业执照.heic'));
  await waitFor(() => expect(field('公司名称').value).toBe(company.companyName));
  expect(browser.drawn).toEqual([{ width: 2000, height: 1500, angle: 0 }]);
  const form = bodyOf(upload);
  const sent = form instanceof FormData ? form.get('file') : null;
  expect(sent).toMatchObject({ name: 'licence.jpg', type: 'image/jpeg' });
  const help = () => document.getElementById(`${field('公司名称').id}-help`)?.textContent ?? '';
  expect([help(), field('注册地址').value]).toEqual(['识别 来自照片，请核对', '']);
  type('公司名称', '厦门样例贸易有限公司');
  expect(help()).toBe('');
  expect(screen.getByRole('img', { name: '营业执照的照片' })).toBeTruthy();
});

test('what is typed before the reading answers stays, and what was read is offered below it', async () => {
  let answer = () => {};
  const { count } = await open({
    [upload]: () =>
      new Promise((resolve) => {
        answer = () => resolve(read(found));
      }),
  });
  await passBasic();
  await choose(picture(png));
  expect(await screen.findByText(/^正在上传/)).toBeTruthy();
  await waitFor(() => expect(count(upload)).toBe(1));
  type('公司名称', '厦门样例贸易有限公司');
  await act(async () => answer());
  await waitFor(() => expect(field('统一社会信用代码').value).toBe(company.creditCode));
  expect(field('公司名称').value).toBe('厦门样例贸易有限公司');
  expect(screen.getByText(`照片上是：${company.companyName}`)).toBeTruthy();
  await press('采用 公司名称');
  expect(field('公司名称').value).toBe(company.companyName);
  expect(screen.queryByText(/^照片上是/)).toBeNull();
});

test('a licence that is a cat: nothing was read, and that is said', async () => {
  await open();
  await passBasic();
  await choose(picture(png));
  expect(await screen.findByText(/没有识别到内容/)).toBeTruthy();
});

test.each([
  ['busy', '识别繁忙'],
  ['failed', '识别未成功'],
  ['unavailable', '未开通自动识别'],
] as const)('where the server cannot read (%s), the fields are typed by hand', async (state, words) => {
  await open({ [upload]: read({}, state) });
  await passBasic();
  await choose(picture(png));
  expect((await screen.findByText(new RegExp(words))).textContent).toMatch('请手工填写');
});

const tooLarge = picture(png);
Object.defineProperty(tooLarge, 'size', { value: 40 * 1024 * 1024 + 1 });

test.each([
  ['an SVG', picture('<svg xmlns="http://www.w3.org/2000/svg"/>', 'licence.png'), '这不是照片'],
  ['a PDF', picture('%PDF-1.7', 'licence.jpg'), '这是 PDF'],
  ['more than 40 MB', tooLarge, '超过 40 MB'],
  ['an empty file', picture(''), '文件是空的'],
])('%s is refused in words, and nothing is sent', async (_what, file, words) => {
  const { count } = await open();
  await passBasic();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(count(upload)).toBe(0);
});

test('a HEIC photo is sent where the browser can draw it; where it cannot, how to help is said', async () => {
  const heic = picture([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')], 'IMG_1.HEIC');
  const { count } = await open();
  await passBasic();
  await choose(heic);
  await waitFor(() => expect(count(upload)).toBe(1));
  await press('删除照片');
  browser.decode = () => Promise.reject(new Error('unsupported'));
  await choose(heic);
  expect((await screen.findByRole('alert')).textContent).toMatch('兼容性最佳');
  expect(count(upload)).toBe(1);
});

test('a broken picture leaves the one of before in its place', async () => {
  await open({ [upload]: read(found) });
  await passBasic();
  await choose(picture(png));
  await screen.findByText(/^识别完成/);
  browser.decode = () => Promise.reject(new Error('broken'));
  await choose(picture(png));
  expect((await screen.findByRole('alert')).textContent).toMatch(/图片打不开.*之前的照片没有变动/);
  expect(screen.getByRole('img', { name: '营业执照的照片' })).toBeTruthy();
});

test('a picture that lies on its side is sent once more upright, and the lying one is given up', async () => {
  const upright = { fileName: 'licence.jpg', src: `/api/login/file/${'u'.repeat(43)}` };
  const { bodyOf, count } = await open({
    [upload]: read(found, 'read', 270),
    'POST /login/upload': upright,
  });
  await passBasic();
  await choose(picture(png));
  await waitFor(() => expect(bodyOf('POST /login/dropPaper')).toEqual({ paper: 'p'.repeat(43) }));
  expect(browser.drawn.at(-1)).toEqual({ width: 1500, height: 2000, angle: 270 });
  expect(await screen.findByText('识别完成，请核对填入的内容。')).toBeTruthy();
  expect([count(upload), count('POST /login/upload')]).toEqual([1, 1]);
  typeCompany();
  typeContact();
  await press('提交审核');
  await waitFor(() => expect(bodyOf('POST /login/regUser')).toMatchObject({ paper: 'u'.repeat(43) }));
});

test('a lying picture whose upright one does not arrive stays, and is what is sent', async () => {
  const { bodyOf, count } = await open({
    [upload]: read(found, 'read', 90),
    'POST /login/upload': () => refuse('UPLOADS_BUSY'),
  });
  await passBasic();
  await choose(picture(png));
  await waitFor(() => expect(count('POST /login/upload')).toBe(1));
  expect(await screen.findByText('识别完成，请核对填入的内容。')).toBeTruthy();
  typeCompany();
  typeContact();
  await press('提交审核');
  await waitFor(() => expect(bodyOf('POST /login/regUser')).toMatchObject({ paper: 'p'.repeat(43) }));
  expect(count('POST /login/dropPaper')).toBe(0);
});

test('turned, the picture is sent and read again, while what stands there stays', async () => {
  let times = 0;
  const { count } = await open({ [upload]: () => (times++ === 0 ? read() : read(found)) });
  await passBasic();
  await choose(picture(png));
  await screen.findByText(/没有识别到内容/);
  await press('向左转');
  await waitFor(() => expect(field('公司名称').value).toBe(company.companyName));
  expect(browser.drawn.at(-1)).toEqual({ width: 1500, height: 2000, angle: 270 });
  await press('向右转');
  await waitFor(() => expect(count(upload)).toBe(3));
  expect(browser.drawn.at(-1)).toEqual({ width: 2000, height: 1500, angle: 0 });
});

test('a picture can be dropped and pasted', async () => {
  const { count } = await open();
  await passBasic();
  const group = screen.getByRole('group', { name: /^营业执照/ });
  await act(async () => {
    fireEvent.drop(group, { dataTransfer: { types: ['Files'], files: [picture(png)] } });
  });
  await waitFor(() => expect(count(upload)).toBe(1));
  await act(async () => {
    fireEvent.paste(field('联系人'), { clipboardData: { files: [picture(png)] } });
  });
  await waitFor(() => expect(count(upload)).toBe(2));
});

test('an upload that fails says why and is tried again with the same file', async () => {
  let times = 0;
  await open({ [upload]: () => (times++ === 0 ? refuse('UPLOADS_BUSY') : read(found)) });
  await passBasic();
  await choose(picture(png));
  await screen.findByRole('alert');
  await press('重新上传');
  await waitFor(() => expect(field('公司名称').value).toBe(company.companyName));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the number of an old licence has a field of its own, and the code of 18 characters is asked for', async () => {
  await open({ [upload]: read({ oldNumber: '350200209999999' }) });
  await passBasic();
  expect(screen.queryByLabelText(/^原注册号/)).toBeNull();
  await choose(picture(png));
  await waitFor(() => expect(field('原注册号（15 位）').value).toBe('350200209999999'));
  expect(document.getElementById(`${field('原注册号（15 位）').id}-help`)?.textContent).toMatch('18 位');
  expect(field('统一社会信用代码').value).toBe('');
});

test('15 digits typed as the code stay where they are, are noted as the old number, and 18 are asked for', async () => {
  const { count } = await open();
  await passBasic();
  await choose(picture(png));
  typeCompany();
  typeContact();
  type('统一社会信用代码', '350200 209999999');
  fireEvent.blur(field('统一社会信用代码'));
  expect(errorOf('统一社会信用代码')).toMatch('18 位统一社会信用代码');
  expect(field('原注册号（15 位）').value).toBe('350200209999999');
  await press('提交审核');
  expect(field('统一社会信用代码').value).toBe('350200 209999999');
  expect([document.activeElement, count('POST /login/regUser')]).toEqual([field('统一社会信用代码'), 0]);
});

test('a registration waits for its picture, and says so', async () => {
  const { count } = await open({ [upload]: () => new Promise(() => {}) });
  await passBasic();
  await choose(picture(png));
  typeCompany();
  typeContact();
  await press('提交审核');
  expect(screen.getByText('照片还在上传或识别，请稍候再提交')).toBeTruthy();
  expect(count('POST /login/regUser')).toBe(0);
});
