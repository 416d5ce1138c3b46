import { ApiError } from '@berth/runtime';
import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import {
  company,
  field,
  fillIn,
  giveBrowserPictures,
  open,
  passBasic,
  press,
  seen,
  type,
  typeCompany,
} from './testing/open-register.tsx';

beforeEach(() => {
  sessionStorage.clear();
  giveBrowserPictures();
});
afterEach(() => {
  cleanup();
});

const send = 'POST /login/regUser';

describe('nothing that was typed is lost', () => {
  test('back, by the button and by the browser, and forth', async () => {
    await open();
    await passBasic();
    typeCompany();
    await press('上一步');
    expect((await screen.findByLabelText<HTMLInputElement>('密码')).value).toBe('harbour-7');
    await press('下一步');
    expect((await screen.findByLabelText<HTMLInputElement>('公司名称')).value).toBe(company.companyName);
    await act(async () => window.history.back());
    expect((await screen.findByLabelText<HTMLInputElement>('登录账号')).value).toBe(company.account);
  });

  test('a reload in the second step leads to the first, with everything but the password and the code', async () => {
    await open();
    await fillIn();
    cleanup();
    const { count } = await open({ 'GET /login/file/:secret': new Blob(['drawn']) });
    expect(await screen.findByText(/密码不会保存/)).toBeTruthy();
    expect([field('登录账号').value, field('密码').value]).toEqual([company.account, '']);
    type('密码', 'harbour-7');
    type('确认密码', 'harbour-7');
    await press('下一步');
    await screen.findByLabelText('公司名称');
    expect(['公司名称', '邮箱', '手机号', '短信验证码'].map((label) => field(label).value)).toEqual([
      company.companyName,
      company.email,
      '+86 138 0000 0001',
      '',
    ]);
    expect(screen.getByRole('img', { name: '营业执照的照片' })).toBeTruthy();
    expect(count('POST /login/uploadLicense')).toBe(0);
    const kept = JSON.stringify(sessionStorage);
    expect([kept.includes('harbour-7'), kept.includes('４５６')]).toEqual([false, false]);
  });

  test('after a reload, a picture that the server no longer has is asked for again', async () => {
    await open();
    await fillIn();
    cleanup();
    await open({ 'GET /login/file/:secret': () => refuse('UPLOAD_GONE') });
    await passBasicAgain();
    expect((await screen.findByRole('alert')).textContent).toMatch('照片已过期');
    expect(screen.getByRole('button', { name: '选择照片' })).toBeTruthy();
  });

  test('leaving asks while a password would be lost, and only then', async () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await open();
    await screen.findByRole('heading', { name: '注册' });
    type('登录账号', company.account);
    expect(leave()).toBe(true);
    type('密码', 'h');
    expect(leave()).toBe(false);
  });
});

async function passBasicAgain() {
  await screen.findByText(/密码不会保存/);
  type('密码', 'harbour-7');
  type('确认密码', 'harbour-7');
  await press('下一步');
  await screen.findByLabelText('公司名称');
}

describe('an answer that is lost', () => {
  const lost = () => {
    throw new ApiError({ kind: 'noResponse', message: 'lost' });
  };

  test('pressed again, the same registration is sent', async () => {
    let times = 0;
    const { calls } = await open({ [send]: () => (times++ === 0 ? lost() : seen()) });
    await fillIn();
    await press('提交审核');
    await screen.findByRole('alert');
    expect(field('公司名称').value).toBe(company.companyName);
    await press('提交审核');
    await screen.findByText(/编号 R20261128-0001/);
    const secrets = calls.filter(({ key }) => key === send).map(({ body }) => JSON.stringify(body));
    expect(secrets).toHaveLength(2);
    expect(secrets[0]).toBe(secrets[1]);
  });

  test('after a reload it is looked up first, and stands as sent', async () => {
    await open({ [send]: lost });
    await fillIn();
    await press('提交审核');
    await screen.findByRole('alert');
    cleanup();
    const { bodyOf, count } = await open({ 'POST /login/registration': seen() });
    expect(await screen.findByText(/编号 R20261128-0001/)).toBeTruthy();
    expect(bodyOf('POST /login/registration')).toEqual({ secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect([count(send), screen.queryByLabelText('登录账号')]).toEqual([0, null]);
  });

  test('that was returned since is shown as returned', async () => {
    sessionStorage.setItem('berth.registrationSent', 's'.repeat(43));
    const reasons = [{ field: 'email', words: '邮件退回' }] as const;
    await open({ 'POST /login/registration': seen({ status: 'returned', reasons: [...reasons] }) });
    expect(await screen.findByText(/已退回/)).toBeTruthy();
    expect(field('邮箱').value).toBe(company.email);
  });

  test('after a reload, where it never arrived, the form is there again', async () => {
    await open({ [send]: lost });
    await fillIn();
    await press('提交审核');
    await screen.findByRole('alert');
    cleanup();
    await open({
      'POST /login/registration': () => refuse('NOT_FOUND'),
      'GET /login/file/:secret': new Blob(['drawn']),
    });
    expect(await screen.findByText(/密码不会保存/)).toBeTruthy();
    expect(field('登录账号').value).toBe(company.account);
  });
});
