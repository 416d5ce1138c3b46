import { emptyRegistration, type Identity } from '@berth/contract';
import { type CallResult, recordsChanged } from '@berth/runtime';
import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';
import {
  choose,
  errorOf,
  field,
  giveBrowserPictures,
  picture,
  png,
  press,
  read,
  type,
} from '../ways-in/register/testing/open-register.tsx';

jest.setTimeout(60_000);
beforeEach(() => {
  localStorage.clear();
  giveBrowserPictures();
});
afterEach(() => {
  cleanup();
});

type State = CallResult<'GET /user/getCompanyChange'>;
type Change = NonNullable<State['change']>;

const look = 'GET /user/getCompanyChange';
const submit = 'POST /user/companyChangeSubmit';
const mend = 'POST /user/companyChangeMend';
const withdraw = 'POST /user/companyChangeWithdraw';

const { account, contact, email, ...empty } = emptyRegistration();
const person: Identity = { ...empty, applicantType: 'individual', idName: '王小明' };
const company: Identity = {
  ...empty,
  companyName: '厦门示例贸易有限公司',
  creditCode: '91350100M000100Y43',
  registeredAddress: '厦门市湖里区示例路 1 号',
};
const change = (part: Partial<Change> = {}): Change => ({
  id: 'c-1',
  number: 'RG-1',
  version: 1,
  purpose: 'upgrade',
  status: 'waiting',
  submittedAt: '2026-11-28 10:00:00',
  dueOn: '2026-12-01',
  content: { ...company, account: 'wang', contact: '王小明', email: '' },
  phone: '',
  reasons: [],
  needsPaper: false,
  refusedBecause: null,
  ...part,
});
let people = 0;

async function open(path: string, answers: Partial<Answers>) {
  people += 1;
  const opened = await renderPortal(path, {
    // Each another one: what somebody typed is retained.
    user: { ...testUser, id: `manager-${people}`, permissions: ['members:manage'] },
    answers: {
      'POST /login/uploadLicense': read(),
      'POST /login/dropPaper': null,
      'POST /user/getUnsavedWorkKey': { unsavedWorkKey: '0'.repeat(64) },
      ...answers,
    },
  });
  const bodies = (key: string) => opened.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...opened, bodies };
}

test('a person hands in a licence, which fills in the fields, and reads that it waits', async () => {
  let state: State = { stands: person, change: null };
  const { bodies } = await open('/usercenter/upgrade', {
    [look]: () => state,
    [submit]: () => {
      state = { stands: person, change: change() };
      return state;
    },
    'POST /login/uploadLicense': read({
      companyName: company.companyName,
      creditCode: company.creditCode,
      registeredAddress: company.registeredAddress,
    }),
  });
  await screen.findByLabelText('公司名称');
  expect(screen.getByRole('heading', { level: 1, name: '升级企业' })).toBeTruthy();
  await press('提交审核');
  expect(document.getElementById('register-licence-error')?.textContent).toBe('请上传照片');
  expect(errorOf('公司名称')).toBe('请填写此项');
  await choose(picture(png));
  await waitFor(() => expect(field('公司名称').value).toBe(company.companyName));
  await press('提交审核');
  expect(await screen.findByText(/升级企业申请 RG-1 正在审核，最晚 2026-12-01/)).toBeTruthy();
  expect(bodies(submit)).toEqual([{ content: company, paper: 'p'.repeat(43), isOddConfirmed: false }]);
  expect(screen.getByText('现为：王小明')).toBeTruthy();
  expect(screen.queryByLabelText('公司名称')).toBeNull();
  // Nothing of the paper stays in the browser, which writes what is typed at the latest as the page goes.
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('berth.unsaved.'))).toEqual([]);
});

test('an odd code is asked about once, and what the server refuses stands at its field', async () => {
  const { bodies } = await open('/usercenter/company', {
    [look]: { stands: company, change: null },
    [submit]: () =>
      refuse('REQUEST_INVALID', { fields: [{ field: 'content.registeredAddress', message: '地址不对' }] }),
  });
  await screen.findByLabelText('公司名称');
  await press('提交审核');
  expect(errorOf('公司名称')).toMatch(/没有需要变更的内容/);
  type('注册地址', '厦门市新港路 2 号');
  type('统一社会信用代码', '91350100M000100Y44');
  await choose(picture(png));
  await screen.findByText(/没有识别到内容/);
  await press('提交审核');
  expect(bodies(submit)).toEqual([]);
  await act(async () => screen.getByRole('checkbox', { name: '已核对，无误' }).click());
  await press('提交审核');
  await waitFor(() => expect(errorOf('注册地址')).toBe('地址不对'));
  expect(bodies(submit)).toMatchObject([{ isOddConfirmed: true, paper: 'p'.repeat(43) }]);
});

test('a company that only moves sends no picture', async () => {
  const { bodies } = await open('/usercenter/company', {
    [look]: { stands: company, change: null },
    [submit]: { stands: company, change: change({ purpose: 'change' }) },
  });
  await screen.findByLabelText('注册地址');
  type('注册地址', '厦门市新港路 2 号');
  await press('提交审核');
  await waitFor(() =>
    expect(bodies(submit)).toEqual([
      { content: { ...company, registeredAddress: '厦门市新港路 2 号' }, paper: null, isOddConfirmed: false },
    ]),
  );
});

test('what was returned is mended at its fields with the reasons, and waits again', async () => {
  const reasons = [{ field: 'companyName' as const, words: '与执照不一致' }];
  let state: State = { stands: person, change: change({ status: 'returned', version: 3, reasons }) };
  const { bodies } = await open('/usercenter/upgrade', {
    [look]: () => state,
    [mend]: () => {
      state = { stands: person, change: change({ version: 4 }) };
      return state;
    },
  });
  expect(await screen.findByText('退回原因：与执照不一致')).toBeTruthy();
  expect(screen.queryByLabelText('注册地址')).toBeNull();
  type('公司名称', '厦门示例进出口有限公司');
  await press('重新提交');
  expect(await screen.findByText(/RG-1 正在审核/)).toBeTruthy();
  expect(bodies(mend)).toEqual([
    {
      id: 'c-1',
      version: 3,
      fields: { companyName: '厦门示例进出口有限公司' },
      paper: null,
      isOddConfirmed: false,
    },
  ]);
});

test('a refusal stands in words, and something else can be asked for', async () => {
  await open('/usercenter/upgrade', {
    [look]: { stands: person, change: change({ status: 'refused', refusedBecause: '执照已注销' }) },
  });
  expect(await screen.findByText('升级企业申请 RG-1 未通过：执照已注销')).toBeTruthy();
  await press('重新申请');
  expect(await screen.findByLabelText('公司名称')).toBeTruthy();
});

test('what waits is withdrawn after a question; where staff were quicker that is shown', async () => {
  let state: State = { stands: person, change: change() };
  const { bodies } = await open('/usercenter/upgrade', {
    [look]: () => state,
    [withdraw]: () => {
      state = { stands: company, change: change({ status: 'approved', version: 2 }) };
      return refuse('COMPANY_CHANGE_ACTION_REFUSED');
    },
  });
  await screen.findByText(/正在审核/);
  await press('撤回申请');
  expect(bodies(withdraw)).toEqual([]);
  await act(async () => screen.getAllByRole('button', { name: '撤回申请' }).at(-1)?.click());
  expect(bodies(withdraw)).toEqual([{ id: 'c-1', version: 1 }]);
  expect(await screen.findByText(/RG-1 已通过/)).toBeTruthy();
});

test('an approval is shown as soon as the server says so, and leads to the account', async () => {
  let state: State = { stands: person, change: change() };
  await open('/usercenter/upgrade', { [look]: () => state });
  await screen.findByText(/正在审核/);
  state = { stands: company, change: change({ status: 'approved', version: 2 }) };
  await act(async () => recordsChanged('customer', null));
  expect(await screen.findByText(/RG-1 已通过/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看账号信息' }).getAttribute('href')).toBe('/usercenter');
});

test('without the right to manage the account there is no such page', async () => {
  const { calls } = await renderPortal('/usercenter/upgrade', { user: testUser });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(calls.filter(({ key }) => key === look)).toEqual([]);
});
