import { afterEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { request } from '../http/request.ts';
import { sendQuietly } from '../http/send-quietly.ts';
import { readToken, removeToken, writeToken } from '../http/token-cookie.ts';
import { readAppLanguage, storeAppLanguage } from '../language/app-language.ts';
import { activeStore } from '../store/create-store.ts';
import { sessionCleared } from '../store/session-slice.ts';
import { createTestRuntime, FakeRefusal, refuse, testUser } from '../testing/index.ts';
import { renewUser } from './renew-user.ts';
import { rememberReturnPath, takeReturnPath } from './return-path.ts';
import { hasPermission, hasRole } from './roles.ts';
import { sessionEndShown } from './session-end.ts';
import { checkSessionOwner, sessionReplacedShown } from './session-owner.ts';
import { clearSession, restoreSession, signIn, signOut } from './sign-in.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const credentials = { username: 'demo', password: 'x', captchaId: 'c', captcha: 'ship', remember: true };
const userInfo = () => activeStore().getState().session.userInfo;

describe('the session', () => {
  test('signing in writes the cookie for as long as the server says', async () => {
    createTestRuntime({
      user: null,
      answers: { 'POST /login/token': { token: 'abc', expire: 86_400, user_info: testUser } },
    });
    const set = jest.spyOn(Cookies, 'set');
    await signIn(credentials);
    expect([readToken(), userInfo()]).toEqual(['abc', testUser]);
    const attributes = set.mock.calls[0]?.[2];
    const seconds = (Number(attributes?.expires) - Date.now()) / 1000;
    expect(Math.round(seconds / 10)).toBe(8640);
    expect(attributes).toMatchObject({ sameSite: 'strict', path: '/', secure: false });
  });

  test('is restored from the cookie', async () => {
    createTestRuntime({ user: null, answers: { 'POST /user/getBaseUserInfo': testUser } });
    expect(await restoreSession()).toBe('signedOut');
    writeToken('abc', 60);
    expect(await restoreSession()).toBe('signedIn');
    expect(userInfo()).toEqual(testUser);
  });

  test('that ended meanwhile is over without a dialog', async () => {
    createTestRuntime({ user: null, answers: { 'POST /user/getBaseUserInfo': () => refuse('SIGNED_OUT') } });
    writeToken('old', 60);
    expect(await restoreSession()).toBe('ended');
    expect([readToken(), sessionEndShown.get()]).toEqual([undefined, false]);
  });

  test('ends here also when the server cannot be reached', async () => {
    createTestRuntime({ answers: { 'GET /login/loginOut': () => refuse('DATABASE_UNAVAILABLE') } });
    await signOut();
    expect([readToken(), userInfo()]).toEqual([undefined, null]);
  });

  test('goes on while the server is away, in new windows too, and for this token alone', async () => {
    const away = () => {
      throw new FakeRefusal(503, '');
    };
    createTestRuntime({
      user: null,
      answers: {
        'POST /login/token': { token: 'abc', expire: 60, user_info: testUser },
        'POST /user/getBaseUserInfo': away,
      },
    });
    await signIn(credentials);
    activeStore().dispatch(sessionCleared());
    expect([await restoreSession(), userInfo()]).toEqual(['signedIn', testUser]);
    // As in a new window.
    activeStore().dispatch(sessionCleared());
    writeToken('of-somebody-else', 60);
    await expect(restoreSession()).rejects.toThrow();
    writeToken('abc', 60);
    sessionStorage.clear();
    expect(await restoreSession()).toBe('signedIn');
    removeToken();
    expect(await restoreSession()).toBe('signedOut');
    writeToken('abc', 60);
    await expect(restoreSession()).rejects.toThrow();
  });

  test('is not remembered beyond its end', async () => {
    createTestRuntime({
      user: null,
      answers: { 'POST /login/token': { token: 'abc', expire: 60, user_info: testUser } },
    });
    await signIn(credentials);
    clearSession();
    expect(localStorage.getItem('berth.user')).toBeNull();
  });

  test('of another window is noticed', () => {
    createTestRuntime();
    expect(checkSessionOwner()).toBe('same');
    writeToken('of-somebody-else', 60);
    expect(checkSessionOwner()).toBe('replaced');
    removeToken();
    expect([checkSessionOwner(), sessionEndShown.get()]).toEqual(['ended', true]);
  });
});

describe('a page of somebody else', () => {
  const other = { ...testUser, id: 'user-2' };
  const signInElsewhere = (user: typeof testUser) => {
    localStorage.setItem('berth.user', JSON.stringify({ mark: 'r-user', userInfo: user }));
    writeToken('of-other-user', 60);
  };
  const save = () => request('POST /user/getBaseUserInfo', undefined, { errors: 'caller' });

  test('makes no calls in the name of who signed in since, and says so by a dialog of its own', async () => {
    const { calls } = createTestRuntime({ answers: { 'POST /user/getBaseUserInfo': testUser } });
    signInElsewhere(other);
    await expect(save()).rejects.toMatchObject({ status: 401 });
    sendQuietly('POST /remotes/report', { deployment: 1, outcomes: [] });
    expect(calls).toEqual([]);
    expect([sessionReplacedShown.get(), sessionEndShown.get(), readToken()]).toEqual([
      true,
      false,
      'of-other-user',
    ]);
  });

  test('does not sign them out', async () => {
    const { calls } = createTestRuntime({ answers: { 'GET /login/loginOut': null } });
    signInElsewhere(other);
    await signOut();
    expect([calls, readToken(), userInfo()]).toEqual([[], 'of-other-user', null]);
  });

  test('goes on where the same person signed in again', async () => {
    const { calls } = createTestRuntime({ answers: { 'POST /user/getBaseUserInfo': testUser } });
    signInElsewhere(testUser);
    await save();
    expect(calls[0]?.headers.Authorization).toBe('Bearer of-other-user');
    expect([checkSessionOwner(), activeStore().getState().session.token]).toEqual(['same', 'of-other-user']);
  });
});

test('signing out calls off what a page is still reading, which is nothing to complain of', async () => {
  const never = new Promise<never>(() => undefined);
  createTestRuntime({
    user: testUser,
    answers: { 'GET /system/dept/list': () => never, 'GET /login/loginOut': null },
  });
  const reading = request('GET /system/dept/list');
  await Promise.resolve();
  await Promise.all([expect(reading).rejects.toMatchObject({ kind: 'aborted' }), signOut()]);
  expect(sessionEndShown.get()).toBe(false);
});

test('what the user may do is asked for anew, and an answer that fails changes nothing', async () => {
  const fewer = { ...testUser, permissions: ['cost:view'] };
  const renewed = jest
    .fn()
    .mockReturnValueOnce(fewer)
    .mockImplementationOnce(() => refuse('DATABASE_UNAVAILABLE'));
  createTestRuntime({ answers: { 'POST /user/getBaseUserInfo': () => renewed() as never } });
  await renewUser();
  expect([userInfo(), hasPermission('cost:view')]).toEqual([fewer, true]);
  await renewUser();
  expect(userInfo()).toEqual(fewer);
});

test('roles and permissions are checked by inclusion; with nobody signed in they are false', () => {
  createTestRuntime({ user: { ...testUser, permissions: ['business:air'] } });
  expect([hasRole('customer'), hasRole('custom')]).toEqual([true, false]);
  expect([hasPermission('business:air'), hasPermission('release:override')]).toEqual([true, false]);
  createTestRuntime({ user: null });
  expect([hasRole('customer'), hasPermission('business:air')]).toEqual([false, false]);
});

test('a browser that forbids storage loses nothing but its memory', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storeAppLanguage('en');
  expect(readAppLanguage()).toBe('en');
});

test('the page that was asked for is told once', () => {
  rememberReturnPath('/business/lcl/detail?id=7');
  expect([takeReturnPath(), takeReturnPath()]).toEqual(['/business/lcl/detail?id=7', null]);
});
