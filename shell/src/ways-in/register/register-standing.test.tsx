import { ApiError } from '@berth/runtime';
import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  choose,
  company,
  errorOf,
  field,
  giveBrowserPictures,
  maskedPerson,
  open as openRegister,
  picture,
  png,
  press,
  read,
  seen,
  type,
} from './testing/open-register.tsx';

const secret = 's'.repeat(43);
const look = 'POST /login/registration';
const mend = 'POST /login/mendRegistration';
const open = (answers: Parameters<typeof openRegister>[0]) =>
  openRegister(answers, `/user_register#${secret}`);

beforeEach(() => {
  sessionStorage.clear();
  giveBrowserPictures();
});
afterEach(() => {
  cleanup();
});

test.each([
  ['waiting', seen(), /正在审核，最晚 2026-12-01/],
  ['approved', seen({ status: 'approved' }), /已通过.*xiamen-sample/],
  [
    'refused',
    seen({ status: 'refused', refusedBecause: '执照已注销。' }),
    /未通过：执照已注销。.*400-000-0000/,
  ],
] as const)(
  'the link of a registration that is %s says how it stands, and changes nothing',
  async (_status, stands, words) => {
    const { calls, bodyOf } = await open({ [look]: stands });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(bodyOf(look)).toEqual({ secret });
    expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ key }) => key)).toEqual([look]);
  },
);

test('a link that leads to nothing, or is damaged, says so and offers to register anew', async () => {
  await open({ [look]: () => refuse('NOT_FOUND') });
  expect(await screen.findByText(/没有这个注册申请/)).toBeTruthy();
  cleanup();
  const { count } = await openRegister({}, '/user_register#half-a-link');
  expect(await screen.findByRole('link', { name: '重新注册' })).toBeTruthy();
  expect(count(look)).toBe(0);
});

test('a link that cannot be looked up now is tried again', async () => {
  let times = 0;
  await open({
    [look]: () => {
      if (times++ === 0) throw new ApiError({ kind: 'noResponse', message: 'lost' });
      return seen();
    },
  });
  await screen.findByText(/没能查到/);
  await press('重试');
  expect(await screen.findByText(/正在审核/)).toBeTruthy();
});

describe('a returned registration', () => {
  const returned = seen({
    status: 'returned',
    version: 3,
    needsPaper: true,
    reasons: [
      { field: 'licence', words: '照片太暗' },
      { field: 'companyName', words: '与执照不符' },
      { field: 'creditCode', words: '少一位' },
    ],
  });
  const title = () => screen.findByText(/已退回/);

  test('shows exactly the returned fields with their reasons', async () => {
    await open({ [look]: returned });
    await title();
    expect([field('公司名称').value, field('统一社会信用代码').value]).toEqual([
      company.companyName,
      company.creditCode,
    ]);
    expect([screen.queryByLabelText('邮箱'), screen.queryByLabelText('登录账号')]).toEqual([null, null]);
    expect(screen.getByText('退回原因：照片太暗')).toBeTruthy();
    expect(screen.getByRole('group', { name: '营业执照' })).toBeTruthy();
  });

  test('of a person has neither the masked number nor the masked home: both are typed anew', async () => {
    const { count } = await open({
      [look]: seen({
        status: 'returned',
        content: maskedPerson,
        reasons: [
          { field: 'idNumber', words: '看不清' },
          { field: 'idAddress', words: '写到门牌号' },
        ],
      }),
    });
    await title();
    expect([field('身份证号').value, field('身份证住址').value]).toEqual(['', '']);
    await press('重新提交');
    expect([errorOf('身份证号'), errorOf('身份证住址'), count(mend)]).toEqual([
      '请填写此项',
      '请填写此项',
      0,
    ]);
  });

  test('whose picture is gone by now asks for another one, though it was not returned', async () => {
    const { count } = await open({
      [look]: seen({ status: 'returned', needsPaper: true, reasons: [{ field: 'email', words: '退信' }] }),
    });
    await title();
    expect(screen.getByText('照片的保存期已过，请重新上传。')).toBeTruthy();
    await press('重新提交');
    expect(document.getElementById('register-licence-error')?.textContent).toBe('请上传照片');
    expect(count(mend)).toBe(0);
  });

  test('is mended with these fields and its version, once', async () => {
    const { bodyOf, count } = await open({
      [look]: returned,
      [mend]: seen({ version: 4 }),
      'POST /login/uploadLicense': read({ companyName: '厦门另一公司', creditCode: company.creditCode }),
    });
    await title();
    type('统一社会信用代码', '');
    await press('重新提交');
    expect(document.getElementById('register-licence-error')?.textContent).toBe('请上传照片');
    expect(errorOf('统一社会信用代码')).toBe('请填写此项');
    await choose(picture(png));
    await waitFor(() => expect(field('统一社会信用代码').value).toBe(company.creditCode));
    expect([field('公司名称').value, screen.getByText('照片上是：厦门另一公司') !== null]).toEqual([
      company.companyName,
      true,
    ]);
    type('公司名称', '厦门示例进出口有限公司');
    const button = screen.getByRole('button', { name: '重新提交' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(/正在审核/);
    expect(bodyOf(mend)).toEqual({
      secret,
      version: 3,
      fields: { companyName: '厦门示例进出口有限公司', creditCode: company.creditCode },
      paper: 'p'.repeat(43),
      isOddConfirmed: false,
    });
    expect([count(mend), document.activeElement?.textContent]).toEqual([
      1,
      expect.stringMatching('正在审核'),
    ]);
  });

  test('is not sent while another picture is on its way', async () => {
    const { count } = await open({
      [look]: seen({ status: 'returned', needsPaper: true, reasons: [{ field: 'licence', words: '太暗' }] }),
      'POST /login/uploadLicense': () => new Promise<never>(() => undefined),
    });
    await title();
    await choose(picture(png));
    await press('重新提交');
    expect(document.getElementById('register-licence-error')?.textContent).toMatch('请稍候再提交');
    expect(count(mend)).toBe(0);
  });

  test('what was typed is there again after a reload', async () => {
    await open({ [look]: returned });
    await title();
    type('公司名称', '厦门示例进出口有限公司');
    cleanup();
    await open({ [look]: returned });
    await title();
    expect(field('公司名称').value).toBe('厦门示例进出口有限公司');
  });

  test('that changed meanwhile is fetched, and what was typed stays', async () => {
    let version = 3;
    const now = () => ({ ...returned, version, needsPaper: false, reasons: returned.reasons.slice(1, 2) });
    const { calls, count } = await open({
      [look]: now,
      [mend]: () => {
        version = 5;
        return refuse('VERSION_CONFLICT');
      },
    });
    await title();
    type('公司名称', '厦门示例进出口有限公司');
    await press('重新提交');
    await screen.findByRole('alert');
    await waitFor(() => expect(count(look)).toBe(2));
    expect(field('公司名称').value).toBe('厦门示例进出口有限公司');
    await press('重新提交');
    await waitFor(() => expect(count(mend)).toBe(2));
    const sent = calls.filter(({ key }) => key === mend).map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 3 }, { version: 5 }]);
  });

  test('that was mended in another window shows how it stands now', async () => {
    let isMended = false;
    await open({
      [look]: () =>
        isMended
          ? seen({ version: 4 })
          : { ...returned, needsPaper: false, reasons: returned.reasons.slice(1, 2) },
      [mend]: () => {
        isMended = true;
        return refuse('REGISTRATION_ACTION_REFUSED');
      },
    });
    await title();
    await press('重新提交');
    expect(await screen.findByText(/正在审核/)).toBeTruthy();
  });
});
