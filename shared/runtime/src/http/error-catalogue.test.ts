import type { Locale } from '@berth/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { AxiosError } from 'axios';
import { type NoticeText, notices } from '../notice/notify.ts';
import { sessionEndShown } from '../session/session-end.ts';
import { clearSession } from '../session/sign-in.ts';
import { activeStore } from '../store/create-store.ts';
import { createTestRuntime, FakeRefusal, refuse } from '../testing/index.ts';
import { ApiError, problemText } from './api-error.ts';
import { request, requestFile } from './request.ts';
import { watchScriptErrors } from './script-errors.ts';
import { readToken, writeToken } from './token-cookie.ts';

const shown = (locale: Locale = 'zh-CN') => {
  const say = (words: NoticeText) => (typeof words === 'string' ? words : words[locale]);
  return notices.get().map(({ title, text }) => `${say(title)}: ${say(text)}`);
};

function answerWith(status: number, body: unknown, locale: 'zh-CN' | 'en' = 'zh-CN') {
  const refuseAll = () => {
    throw new FakeRefusal(status, body);
  };
  return createTestRuntime({
    locale,
    answers: { 'GET /health': refuseAll, 'GET /fileExport': refuseAll },
  });
}

const failure = () =>
  request('GET /health').then(
    () => null,
    (error: unknown) => error as ApiError,
  ); // what it throws

// jsdom's Blob cannot be read as browsers' can.
Blob.prototype.text ??= function text(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

/** Spec section 8, one row a test, in both languages. */
describe('the error catalogue', () => {
  test.each([
    [404, {}, '请求错误: Status:404，正在请求不存在的服务器记录！'],
    [404, { message: '没有找到该记录。' }, '请求错误: Status:404，正在请求不存在的服务器记录！'],
    [500, {}, '请求错误: Status:500，服务器出小差啦，请刷新页面！'],
    [500, { message: '磁盘已满' }, '请求错误: 磁盘已满'],
    [403, {}, '请求错误: 没有权限访问该资源'],
    [403, { message: '仅主账号可用' }, '请求错误: 仅主账号可用'],
    [403, new Blob(['{"message":"不能导出"}'], { type: 'application/json' }), '请求错误: 不能导出'],
    [403, new Blob(['<html>']), '请求错误: 没有权限访问该资源'],
    [418, {}, '请求错误: Status:418，未知错误！'],
    [409, { message: '已有新版本' }, '请求错误: 已有新版本'],
    [502, '<html>Bad gateway</html>', '请求错误: Status:502，未知错误！'],
    [
      431,
      { message: 'Exceeded maximum allowed HTTP header size' },
      '请求错误: 过滤条件过长，请减少条件后重试',
    ],
    [414, '<html>Request-URI Too Large</html>', '请求错误: 过滤条件过长，请减少条件后重试'],
    [200, { code: 4001, message: '余额不足' }, '请求错误: 余额不足'],
    [200, { code: 500, msg: 'boom' }, '请求错误: Status:500，服务器出小差啦，请刷新页面！'],
    [200, { code: 4001, message: null }, '请求错误: Status:4001，未知错误！'],
    [200, '<html>', '请求错误: 数据格式错误'],
  ])('status %d with %p', async (status, body, notice) => {
    answerWith(status, body);
    expect(await failure()).toBeInstanceOf(ApiError);
    expect(shown()).toEqual([notice]);
  });

  test.each([
    [404, {}, 'Request failed: Status:404, the record asked for does not exist on the server!'],
    [500, {}, 'Request failed: Status:500, something went wrong on the server, please refresh the page!'],
    [403, {}, 'Request failed: You may not access this resource'],
    [418, {}, 'Request failed: Status:418, unknown error!'],
    [200, null, 'Request failed: The data has a wrong format'],
  ])('status %d with %p in English', async (status, body, notice) => {
    answerWith(status, body, 'en');
    await failure();
    expect(shown('en')).toEqual([notice]);
  });

  test('what the server says in each language follows a switch while it is shown', async () => {
    const texts = { 'zh-CN': '已有新版本', en: 'There is a newer version' };
    answerWith(409, { message: texts['zh-CN'], texts });
    const error = await failure();
    expect([shown(), shown('en')]).toEqual([
      ['请求错误: 已有新版本'],
      ['Request failed: There is a newer version'],
    ]);
    expect(error && problemText(error, 'en')).toBe('There is a newer version');
  });

  test.each([AxiosError.ERR_NETWORK, AxiosError.ECONNABORTED])('no response (%s)', async (code) => {
    const { runtime } = createTestRuntime();
    runtime.http.defaults.adapter = async () => {
      throw new AxiosError('gone', code);
    };
    expect(await failure()).toMatchObject({ kind: code === 'ECONNABORTED' ? 'timeout' : 'noResponse' });
    expect(shown()).toEqual(['请求错误: 请求服务器无响应！']);
  });

  test('a refused download says why', async () => {
    answerWith(403, new Blob(['{"message":"不能导出"}']));
    await expect(requestFile('GET /fileExport', { query: { list: 'lclBookings' } })).rejects.toMatchObject({
      message: '不能导出',
      status: 403,
    });
  });

  test('a list without rows is malformed', async () => {
    createTestRuntime({ answers: { 'GET /business/getBookingListLcl': () => ({ total: 1 }) as never } });
    await expect(request('GET /business/getBookingListLcl', { list: {} })).rejects.toMatchObject({
      kind: 'malformed',
      message: '数据格式错误',
    });
  });
});

describe('401', () => {
  const signedOut = () => createTestRuntime({ answers: { 'GET /health': () => refuse('SIGNED_OUT') } });

  test('many together open one dialog, remove the cookie and show no notice', async () => {
    signedOut();
    const failures = await Promise.all([failure(), failure(), failure()]);
    expect(failures.map((error) => error?.message)).toEqual(
      Array(3).fill('您已退出登录或登录超时，请重新登录。'),
    );
    expect([readToken(), sessionEndShown.get(), shown()]).toEqual([undefined, true, []]);
  });

  test('a caller cannot claim it', async () => {
    signedOut();
    await request('GET /health', {}, { errors: 'caller' }).catch(() => {});
    expect(sessionEndShown.get()).toBe(true);
  });

  test('a late answer to an older token leaves the new session alone', async () => {
    signedOut();
    const late = failure();
    writeToken('new-token', 60);
    await late;
    expect([readToken(), sessionEndShown.get()]).toEqual(['new-token', false]);
  });

  test('with nobody signed in there is no dialog', async () => {
    signedOut();
    clearSession();
    await failure();
    expect(activeStore().getState().session.userInfo).toBeNull();
    expect(sessionEndShown.get()).toBe(false);
  });
});

describe('placement', () => {
  test('a failure that the caller claims shows no notice and keeps its fields', async () => {
    createTestRuntime({
      answers: { 'GET /health': () => refuse('REQUEST_INVALID', { field: 'booking.etd' }) },
    });
    const claimed = request('GET /health', {}, { errors: 'caller' });
    await expect(claimed).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      field: 'booking.etd',
      requestId: 'test-request',
      status: 400,
    });
    expect(shown()).toEqual([]);
  });

  test('an aborted call shows nothing', async () => {
    createTestRuntime({ answers: { 'GET /health': { status: 'ok', version: '1', uptimeSeconds: 1 } } });
    const controller = new AbortController();
    controller.abort();
    await expect(request('GET /health', {}, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(shown()).toEqual([]);
  });

  test('the same notice again is counted, not repeated', async () => {
    answerWith(500, {});
    await Promise.all([failure(), failure()]);
    expect(notices.get()).toMatchObject([{ count: 2 }]);
  });
});

describe('script errors are titled by their kind', () => {
  let stop = () => {};
  afterEach(() => stop());

  test.each([
    [new ReferenceError('x is not defined'), '未找到对象: x is not defined'],
    [new SyntaxError('bad token'), '语法错误: bad token'],
    [new TypeError('no function'), '使用了错误的类型或对象: no function'],
    [new Error('strange'), '未知错误: strange'],
    ['thrown text', '未知错误: thrown text'],
  ])('%s', (error, notice) => {
    createTestRuntime();
    stop = watchScriptErrors();
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
    expect(shown()).toEqual([notice]);
  });

  test('a rejected promise that nobody caught', () => {
    createTestRuntime({ locale: 'en' });
    stop = watchScriptErrors();
    const event = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too far') });
    window.dispatchEvent(event);
    expect(shown()).toEqual(['Value out of range: too far']);
  });

  test("a remote's file that is no script has its place in the remote's own area", () => {
    createTestRuntime();
    stop = watchScriptErrors();
    const error = new SyntaxError('Unexpected end of input');
    const filename = `${window.location.origin}/remotes/booking/1.0.0/remote-entry.js`;
    window.dispatchEvent(new ErrorEvent('error', { error, filename, message: String(error) }));
    expect(shown()).toEqual([]);
  });

  test('a failed call that has its notice gets no second one', async () => {
    answerWith(500, {});
    stop = watchScriptErrors();
    const reason = await failure();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(notices.get()).toMatchObject([{ count: 1 }]);
  });
});
