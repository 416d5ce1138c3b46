import type { SavedAddress } from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page.tsx';

jest.setTimeout(60_000);

const list = 'GET /business/addressList';
const save = 'POST /business/addressSave';
const entry = (id: string, title: string, change: Partial<SavedAddress> = {}): SavedAddress => ({
  id,
  kind: 'pickup',
  title,
  phone: '13800138000',
  country: '',
  stateName: '',
  postalCode: '',
  address: `深圳市${title} 1 号`,
  search: `${title}\nbantiancang\nbtc`,
  updatedBy: '林小满',
  version: 'v1',
  ...change,
});
const choices: Answers = {
  'GET /select/getPortList': [],
  'GET /select/shipModeNew': [],
  'GET /select/getPackList': [],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': { businessNumber: 'SZL-261120-0042' },
};

/** A new booking that is to be picked up. */
async function open(answers: Answers) {
  const shown = await openPage('/business/lcl/detail?new=1', { ...choices, ...answers });
  await screen.findByText('SZL-261120-0042');
  await userEvent.click(screen.getByLabelText('需要上门提货'));
  return shown;
}

const phone = () => screen.getByLabelText(/^联系电话/) as HTMLInputElement; // a text field
const address = () => screen.getByLabelText(/^提货地址/) as HTMLTextAreaElement; // a text area
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (calls: ReceivedCall[]) => calls.filter(({ key }) => key === save).map(({ body }) => body);

beforeEach(() => localStorage.clear());

test('an address is found by its initials and fills its fields', async () => {
  await open({
    [list]: [entry('a1', '坂田仓'), entry('a2', '盐田仓', { search: '盐田仓\nyantiancang\nytc' })],
  });
  const book = screen.getByLabelText('从地址簿选择');
  await userEvent.type(book, 'ytc');
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(1);
  fireEvent.keyDown(book, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(phone().value).toBe('13800138000'));
  expect(address().value).toBe('深圳市盐田仓 1 号');
  expect(screen.queryByRole('button', { name: '存入地址簿' })).toBeNull();
});

test('what was entered is kept under a name; the booking goes on as it was', async () => {
  let entries: SavedAddress[] = [];
  const { calls } = await open({
    [list]: () => entries,
    [save]: ({ body }) => {
      entries = [{ ...entry('a1', '坂田仓'), ...(body as Partial<SavedAddress>) }];
      return entries;
    },
  });
  await userEvent.type(phone(), '13900139000');
  expect(screen.queryByRole('button', { name: '存入地址簿' })).toBeNull();
  await userEvent.type(address(), '龙岗区 8 号');
  await click('存入地址簿');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^名称/), '坂田仓');
  await click('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(calls)).toEqual([
    {
      kind: 'pickup',
      title: '坂田仓',
      phone: '13900139000',
      country: '',
      stateName: '',
      postalCode: '',
      address: '龙岗区 8 号',
    },
  ]);
  expect(notices.get().map(({ title }) => title)).toEqual(['地址“坂田仓”已存入地址簿']);
  expect(address().value).toBe('龙岗区 8 号');
});

test('an address is changed where it stands; what is wrong is told at its field', async () => {
  const { calls } = await open({ [list]: [entry('a1', '坂田仓')], [save]: [entry('a1', '坂田仓')] });
  await click('管理地址簿');
  const dialog = within(await screen.findByRole('dialog'));
  await click('修改地址“坂田仓”');
  await userEvent.clear(dialog.getByLabelText(/^联系电话/));
  await userEvent.type(dialog.getByLabelText(/^联系电话/), '12');
  await click('保存');
  expect(dialog.getByText('请输入正确的电话号码')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^联系电话/));
  await userEvent.type(dialog.getByLabelText(/^联系电话/), '3456');
  await click('保存');
  expect(await dialog.findByText('地址“坂田仓”已存入地址簿')).toBeDefined();
  expect(bodiesOf(calls)).toMatchObject([{ id: 'a1', version: 'v1', phone: '123456' }]);
});

test('deleting asks first; a refusal is told in the question', async () => {
  const { calls } = await open({
    [list]: [entry('a1', '坂田仓')],
    'POST /business/addressDelete': () => refuse('DATABASE_UNAVAILABLE'),
  });
  await click('管理地址簿');
  await click('删除地址“坂田仓”');
  const question = await screen.findByRole('alertdialog');
  await click('删除');
  expect(await within(question).findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
  expect(calls.filter(({ key }) => key === 'POST /business/addressDelete')).toHaveLength(1);
});

test('an address that is being typed is asked about by the cross, and is there again however its dialog went', async () => {
  const answers: Answers = { [list]: [] };
  const first = await open(answers);
  const begin = async () => {
    await click('管理地址簿');
    await click('新增地址');
  };
  const title = () => screen.getByLabelText<HTMLInputElement>(/^名称/);
  await begin();
  await userEvent.type(title(), '半个名字');
  await click('关闭');
  expect(screen.getByRole('alertdialog').textContent).toContain('还没有保存');
  first.view.unmount();
  await open(answers);
  await begin();
  expect(title().value).toBe('半个名字');
  await click('关闭');
  await click('放弃填写');
  await begin();
  expect(title().value).toBe('');
});
