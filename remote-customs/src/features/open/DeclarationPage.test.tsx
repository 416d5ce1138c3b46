import { type ReceivedCall, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { at, content, declaration, knownCode, paper } from '../../testing/sample-declaration.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const read = 'GET /business/declaration';
const save = 'POST /business/declarationSave';
const submit = 'POST /business/declarationSubmit';
const others = {
  'GET /select/getCountryList': [{ value: 'US', nameZh: '美国', nameEn: 'United States', search: 'us' }],
  'POST /business/hsCodesNamed': [knownCode],
  'POST /business/goodsValues': [],
  'GET /business/declarationList': { rows: [], total: 0, summary: {} },
};
const path = '/customs/declaration?id=d-1';
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  await act(async () => fireEvent.click(button as Element));
};
const bodies = (calls: readonly ReceivedCall[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body as Record<string, unknown>); // as it was sent

test('a draft is typed, saved on its version, and sent; then the page leads to the list', async () => {
  const { calls, location } = await openPage(path, {
    ...others,
    [read]: declaration(),
    [save]: { id: 'd-1', version: 2, status: 'notSubmitted' },
    [submit]: { id: 'd-1', version: 3, status: 'toBeConfirmed' },
  });
  fireEvent.change(await field(/^境外收货人/), { target: { value: 'ACME INC' } });
  await press('保存草稿');
  await waitFor(() => expect(bodies(calls, save)).toHaveLength(1));
  const header = { ...content.header, consigneeName: 'ACME INC' };
  const goods = content.goods.map((line) => ({ ...line, totalAmountMinor: null }));
  expect(bodies(calls, save)[0]).toMatchObject({ id: 'd-1', version: 1, header, goods });
  await press('提交');
  await waitFor(() => expect(location()).toBe('/customs'));
  expect(bodies(calls, submit)[0]).toMatchObject({ id: 'd-1', version: 2, notice: null, kind: 'declare' });
});

test('what is missing is said at its field and nothing is sent; what the server refuses stands above the button', async () => {
  const header = { ...content.header, consigneeName: '' };
  const message = '还缺文件：合同。';
  const { calls } = await openPage(path, {
    ...others,
    [read]: declaration({ content: { ...content, header } }),
    [submit]: () => refuse('DECLARATION_PAPERS_MISSING', { message }),
  });
  const consignee = await field(/^境外收货人/);
  await press('提交');
  expect(consignee.getAttribute('aria-invalid')).toBe('true');
  expect(bodies(calls, submit)).toEqual([]);
  fireEvent.change(consignee, { target: { value: 'ACME' } });
  await press('提交');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('what was returned is marked at its fields until it is changed; the whole is said above', async () => {
  const returnReasons = [
    { path: '', words: '请重新核对' },
    { path: 'header.consigneeName', words: '请填写全称' },
    { path: 'goods.0.hsCode', words: '编码与品名不符' },
  ];
  await openPage(path, { ...others, [read]: declaration({ status: 'returned', returnReasons }) });
  expect(await screen.findByText('请重新核对')).toBeTruthy();
  expect(await screen.findByText('退回原因：请填写全称')).toBeTruthy();
  expect(await screen.findByText(/退回原因：编码与品名不符/)).toBeTruthy();
  fireEvent.change(await field(/^境外收货人/), { target: { value: 'ACME INC' } });
  expect(screen.queryByText('退回原因：请填写全称')).toBeNull();
});

test('a buy-order shows its fields and the notice, and is sent with the name under it', async () => {
  const buyOrder = {
    ...content.buyOrder,
    principalName: '甲',
    principalNumber: '91350100M000100Y43',
    amount: 1500,
  };
  const { calls } = await openPage(path, {
    ...others,
    [read]: declaration({ kinds: ['pay'], content: { ...content, kind: 'pay', buyOrder } }),
    [submit]: { id: 'd-1', version: 2, status: 'toBeConfirmed' },
  });
  await screen.findByText(/国家税务总局公告2025年第17号/);
  fireEvent.change(await field(/^确认人姓名/), { target: { value: '张三' } });
  await press('提交');
  await waitFor(() => expect(bodies(calls, submit)).toHaveLength(1));
  expect(bodies(calls, submit)[0]).toMatchObject({ notice: { name: '张三', version: '2025-17/1' } });
});

test('what was sent is read, with its papers, and withdrawn once it was asked for', async () => {
  let now = declaration({
    status: 'toBeConfirmed',
    papers: [paper('p-1', { status: 'returned', words: '缺章' })],
  });
  const { calls } = await openPage(path, {
    ...others,
    [read]: () => now,
    'POST /business/declarationWithdraw': () => {
      now = declaration({ version: 2 });
      return { id: 'd-1', version: 2, status: 'notSubmitted' };
    },
  });
  const papers = within(await screen.findByRole('region', { name: '随附单证' }));
  expect(papers.getByText(/缺章/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  await press('撤回');
  await press('撤回');
  expect(await screen.findByRole('button', { name: '提交' })).toBeTruthy();
  expect(bodies(calls, 'POST /business/declarationWithdraw')).toEqual([{ id: 'd-1', version: 1 }]);
});

test('an update of what is confirmed is asked for with its reason, and the declaration stands as it is', async () => {
  let now = declaration({ status: 'confirmed' });
  const update = { content, reason: '数量有误', by: '林晓峰', at };
  const { calls } = await openPage(path, {
    ...others,
    [read]: () => now,
    'POST /business/declarationUpdateRequest': () => {
      now = declaration({ status: 'updateRequested', version: 2, update });
      return { id: 'd-1', version: 2, status: 'updateRequested' };
    },
  });
  await press('申请修改');
  fireEvent.change(await field(/^修改原因/), { target: { value: '数量有误' } });
  await press('保存修改');
  expect(await screen.findByText(/林晓峰 于/)).toBeTruthy();
  expect(bodies(calls, 'POST /business/declarationUpdateRequest')[0]).toMatchObject({
    reason: '数量有误',
    version: 1,
  });
});

test('what was typed before a colleague sent it is found after a reload, looked at, discarded and had back', async () => {
  const first = await openPage(path, { ...others, [read]: declaration() });
  fireEvent.change(await field(/^境外收货人/), { target: { value: 'TYPED IN VAIN' } });
  await screen.findByText(/已暂存在本浏览器/);
  first.view.unmount();
  await openPage(path, { ...others, [read]: declaration({ status: 'toBeConfirmed', version: 2 }) });
  await press('查看未保存的内容');
  const typed = within(await screen.findByRole('region', { name: '未保存的内容' }));
  expect(typed.getByText('TYPED IN VAIN')).toBeTruthy();
  await press('放弃');
  expect(screen.queryByText('TYPED IN VAIN')).toBeNull();
  await press('撤销放弃');
  expect(await screen.findByText('TYPED IN VAIN')).toBeTruthy();
});

test('what was typed before it was confirmed is taken over into an update', async () => {
  const first = await openPage(path, { ...others, [read]: declaration() });
  fireEvent.change(await field(/^境外收货人/), { target: { value: 'ACME INC' } });
  await screen.findByText(/已暂存在本浏览器/);
  first.view.unmount();
  await openPage(path, { ...others, [read]: declaration({ status: 'confirmed', version: 3 }) });
  await press('查看未保存的内容');
  await press('恢复未保存的内容');
  expect((await field(/^境外收货人/)).value).toBe('ACME INC');
  expect(await field(/^修改原因/)).toBeTruthy();
});

test('whoever may type and not submit is offered to save alone', async () => {
  const permissions = testUser.permissions.filter((name) => name !== 'customs:submit');
  const user = { ...testUser, permissions };
  await openPage(path, { ...others, [read]: declaration() }, { user });
  expect(await screen.findByRole('button', { name: '保存草稿' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});

test('one that is not there says so', async () => {
  await openPage(path, { ...others, [read]: () => refuse('NOT_FOUND') });
  expect(await screen.findByText(/没有这份报关资料/)).toBeTruthy();
});

test('what a check doubts is said at its cell, before anything is sent', async () => {
  const value = { hsCode: knownCode.code, currency: 'USD', least: 3, most: 4 } as const;
  await openPage(path, { ...others, 'POST /business/goodsValues': [value], [read]: declaration() });
  expect(await screen.findByText(/每千克 15\.56 USD，商品库中同编码为 3\.00–4\.00 USD/)).toBeTruthy();
});

test('a booking that was returned is named above the form', async () => {
  const bookings = declaration().bookings.map((each) => ({ ...each, status: 'returned' as const }));
  await openPage(path, { ...others, [read]: declaration({ bookings }) });
  expect(await screen.findByText(/订舱 SZL-261120-0001 已退载/)).toBeTruthy();
});
