import { emptyRegistration } from '@berth/contract';
import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { atDesk, reviewer } from '../../testing/sample-registration.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const whole = 'GET /system/registrations/registration';
const decide = 'POST /system/registrations/decide';
const { account, contact, email, ...empty } = emptyRegistration();
const company = {
  ...empty,
  companyName: '厦门示例贸易有限公司',
  creditCode: '91350100M000100Y43',
  registeredAddress: '厦门市旧港路 2 号',
};
const ofCustomer = { agreement: null, settlement: null };
const upgrade = atDesk(
  { purpose: 'upgrade' },
  { ...ofCustomer, stands: { ...empty, applicantType: 'individual', idName: '王小明' } },
);
const change = atDesk({ purpose: 'change' }, { ...ofCustomer, stands: company });

const open = (answers: Answers) => openPage('/registrations/detail?id=r-1', answers, reviewer);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string) => await click(await screen.findByRole('button', { name }));
const choose = async (name: string) => await click(await screen.findByRole('radio', { name }));
const at = (label: string) => screen.getByText(label).parentElement?.textContent;

test('what a person hands in stands beside what the person is, and becomes the customer’s', async () => {
  const { calls } = await open({ [whole]: upgrade, [decide]: { status: 'approved', version: 3 } });
  await screen.findByRole('region', { name: '填写的资料' });
  expect(at('类型')).toMatch(/企业.*现为：个人/);
  expect(at('公司名称')).toMatch(/厦门示例贸易有限公司.*现为：王小明/);
  expect(at('统一社会信用代码')).toMatch(/现为：—/);
  expect(screen.queryByText('同意的协议版本和时间')).toBeNull();
  await choose('通过');
  await press('通过');
  const dialog = within(
    await screen.findByRole('dialog', { name: '通过 厦门示例贸易有限公司 的升级企业申请？' }),
  );
  expect(dialog.getByText(/结算方式不变/)).toBeTruthy();
  await press('确认通过');
  const body = { id: 'r-1', version: 2, decision: { act: 'approve' } };
  await waitFor(() => expect(calls.find(({ key }) => key === decide)?.body).toEqual(body));
});

test('of a company that moves the other fields are said to be unchanged; no account can be returned', async () => {
  await open({ [whole]: change });
  await screen.findByRole('region', { name: '填写的资料' });
  expect([at('公司名称'), at('注册地址')]).toEqual([
    expect.stringMatching(/未变更/),
    expect.stringMatching(/现为：厦门市旧港路 2 号/),
  ]);
  await choose('退回修改');
  await act(async () => fireEvent.mouseDown(screen.getByRole('combobox', { name: /^字段/ })));
  expect(await screen.findByTitle('公司名称')).toBeTruthy();
  expect(screen.queryByTitle('登录账号')).toBeNull();
});

test('a code that another customer has keeps an approval off and is returned with one press', async () => {
  await open({ [whole]: change, [decide]: () => refuse('CREDIT_CODE_TAKEN') });
  await choose('通过');
  await press('通过');
  await press('确认通过');
  await press('退回“统一社会信用代码”');
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^理由/ });
  expect(reason.value).toMatch(/已属于我们的另一个客户/);
  expect((await screen.findByRole('group')).textContent).toMatch(/统一社会信用代码/);
});
