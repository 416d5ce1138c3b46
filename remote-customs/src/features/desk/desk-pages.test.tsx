import { recordsChanged } from '@berth/runtime';
import { testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { at, declaration, knownCode, paper } from '../../testing/sample-declaration.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const queue = 'GET /system/customs/queue';
const whole = 'GET /system/customs/declaration';
const decide = 'POST /system/customs/decide';
const officer = { user: { ...testUser, permissions: ['customs:desk'] } };
const customer = { id: 'c-1', name: '深圳甲公司' };
const nothing = { toBeConfirmed: [], updates: [], frozen: [], decided: [], hasMore: false };
const countries = { 'GET /select/getCountryList': [], 'POST /business/hsCodesNamed': [knownCode] };
const sent = declaration({ status: 'toBeConfirmed', version: 2, papers: [paper('p-1')] });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

test('the queue has what waits, of whom and in whose hands; without the permission nothing is asked', async () => {
  const queued = {
    ...({
      id: 'd-1',
      number: 'CD-1',
      version: 2,
      kind: 'declare',
      status: 'toBeConfirmed',
      customer,
    } as const),
    businessNumbers: ['SZL-1'],
    lines: 3,
    submittedAt: at,
    customsCutOffAt: null,
    claim: { name: '陈知行', isMine: false, at },
  };
  const { view } = await openPage(
    '/customs/desk',
    { [queue]: { ...nothing, toBeConfirmed: [queued] } },
    officer,
  );
  const link = await screen.findByRole('link', { name: 'CD-1' });
  expect(link.getAttribute('href')).toBe('/customs/desk/declaration?id=d-1');
  expect(screen.getByText(/陈知行 正在处理/)).toBeTruthy();
  view.unmount();
  const { calls } = await openPage('/customs/desk', { [queue]: nothing });
  expect(await screen.findByText(/仅供货代报关部使用/)).toBeTruthy();
  expect(calls.filter(({ key }) => key === queue)).toEqual([]);
});

test('a declaration is returned with reasons at its fields, on the version that was seen', async () => {
  const { calls } = await openPage(
    '/customs/desk/declaration?id=d-1',
    {
      ...countries,
      [whole]: { customer, declaration: sent, claim: null, libraryValues: [] },
      [decide]: { id: 'd-1', version: 3, status: 'returned' },
    },
    officer,
  );
  fireEvent.click(await screen.findByRole('radio', { name: '退回' }));
  await press('退回');
  expect(calls.filter(({ key }) => key === decide)).toEqual([]);
  const words = await screen.findByRole('textbox', { name: /^原因/ });
  fireEvent.change(words, { target: { value: '请核对' } });
  await press('退回');
  await waitFor(() => expect(calls.filter(({ key }) => key === decide)).toHaveLength(1));
  expect(calls.find(({ key }) => key === decide)?.body).toEqual({
    id: 'd-1',
    version: 2,
    decision: { act: 'return', reasons: [{ path: '', words: '请核对' }] },
  });
});

test('reasons that were typed while the customer withdrew stay to be copied, until they are discarded', async () => {
  let now = sent;
  await openPage(
    '/customs/desk/declaration?id=d-1',
    {
      ...countries,
      [whole]: () => ({ customer, declaration: now, claim: null, libraryValues: [] }),
    },
    officer,
  );
  fireEvent.click(await screen.findByRole('radio', { name: '退回' }));
  const words = await screen.findByRole('textbox', { name: /^原因/ });
  fireEvent.change(words, { target: { value: '金额不符' } });
  now = declaration({ status: 'notSubmitted', version: 3 });
  act(() => recordsChanged('declaration', ['d-1']));
  await press('已查看');
  expect(screen.getByText('金额不符')).toBeTruthy();
  await press('放弃');
  expect(screen.queryByText('金额不符')).toBeNull();
});

test('one that another officer has in hand is taken over before it is decided', async () => {
  let claim = { name: '陈知行', isMine: false, at };
  const { calls } = await openPage(
    '/customs/desk/declaration?id=d-1',
    {
      ...countries,
      [whole]: () => ({ customer, declaration: sent, claim, libraryValues: [] }),
      'POST /system/customs/claim': () => {
        claim = { name: testUser.name, isMine: true, at };
        return { claim };
      },
      [decide]: { id: 'd-1', version: 3, status: 'toBeConfirmed' },
    },
    officer,
  );
  await screen.findByText('陈知行 正在处理');
  expect(screen.queryByRole('radio', { name: '确认' })).toBeNull();
  await press('接手');
  expect(await screen.findByRole('radio', { name: '确认' })).toBeTruthy();
  await press('审核通过');
  await waitFor(() =>
    expect(calls.find(({ key }) => key === decide)?.body).toMatchObject({
      decision: { act: 'readPaper', paperId: 'p-1' },
    }),
  );
});

test('a value per kilogram far from the library of the customer is among the checks', async () => {
  const libraryValues = [{ hsCode: knownCode.code, currency: 'USD', least: 3, most: 4 } as const];
  await openPage(
    '/customs/desk/declaration?id=d-1',
    { ...countries, [whole]: { customer, declaration: sent, claim: null, libraryValues } },
    officer,
  );
  expect(
    await screen.findByText(/提示 · 第 1 行 · 每千克 15\.56 USD，商品库中同编码为 3\.00–4\.00 USD/),
  ).toBeTruthy();
});
