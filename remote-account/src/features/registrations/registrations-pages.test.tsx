import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { atDesk, queued, reviewer } from '../../testing/sample-registration.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });

const queue = 'GET /system/registrations/queue';
const whole = 'GET /system/registrations/registration';
const paper = 'GET /system/registrations/paper';
const decide = 'POST /system/registrations/decide';
const settle = 'POST /system/registrations/settle';
const nothing = { waiting: [], unsigned: [], returned: [], decided: [], hasMore: false };
const at = '2026-11-20 10:00:00';

const open = (answers: Answers) => openPage('/registrations/detail?id=r-1', answers, reviewer);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string) => await click(await screen.findByRole('button', { name }));
const choose = async (name: string) => await click(await screen.findByRole('radio', { name }));
const type = (field: Element, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));
/** The calls of a kind, by what was sent. */
const sent = (calls: { key: string; body: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const words = async (at = 0) => {
  const all = await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: /^理由/ });
  const found = all[at];
  if (!found) throw new Error(`There are ${all.length} reasons.`);
  return found;
};
/** A reason of a return: its field and what is wrong with it. */
async function giveReason(place: number, field: string, text: string) {
  const select = screen.getAllByRole('combobox', { name: /^字段/ })[place];
  if (!select) throw new Error(`There is no reason ${place}.`);
  await type(select, field);
  await click(await screen.findByTitle(field));
  await type(await words(place), text);
}

test('the queue has what waits in the order of the server, what is overdue is said, and what was decided comes last', async () => {
  const late = queued({ id: 'r-9', number: 'RG-9', dueOn: '2020-01-03', isOverdue: true });
  const person = queued({ id: 'r-2', number: 'RG-2', applicantType: 'individual', name: '陈知行' });
  await openPage(
    '/registrations',
    {
      [queue]: {
        waiting: [late, person],
        unsigned: [queued({ id: 'r-5', number: 'RG-5', status: 'approved' })],
        returned: [queued({ id: 'r-3', number: 'RG-3', status: 'returned' })],
        decided: [queued({ id: 'r-4', number: 'RG-4', status: 'refused' })],
        hasMore: false,
      },
    },
    reviewer,
  );
  const numbers = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(numbers).toEqual(['RG-9', 'RG-2', 'RG-5', 'RG-3', 'RG-4']);
  expect(screen.getByRole('link', { name: 'RG-9' }).getAttribute('href')).toBe(
    '/registrations/detail?id=r-9',
  );
  const waiting = await part('待审核 · 2');
  expect(waiting.getByText('1 份逾期')).toBeTruthy();
  const [first, second] = waiting.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/企业.*sample.*2020-01-03逾期 \d+ 天/);
  expect(second?.textContent).toMatch(/陈知行 · 注册 · 个人/);
  expect(second?.textContent).not.toMatch(/逾期/);
  expect((await part('最近处理 · 1')).getByText('未通过')).toBeTruthy();
});

test('an empty queue says so, and without the permission nothing is asked', async () => {
  const { view } = await openPage('/registrations', { [queue]: nothing }, reviewer);
  expect(await screen.findByText('没有等待审核的申请。')).toBeTruthy();
  view.unmount();
  const { calls } = await openPage('/registrations', { [queue]: nothing });
  expect(await screen.findByText(/仅供货代审核人员使用/)).toBeTruthy();
  expect(sent(calls, queue)).toEqual([]);
});

test('doubts and duplicates stand at their fields; a duplicate registration can be opened', async () => {
  const texts = { 'zh-CN': '可能是身份证号', en: 'It may be an ID number' };
  const doubtful = atDesk(
    {},
    {
      doubts: [{ field: 'creditCode', texts }],
      duplicates: [
        { field: 'companyName', kind: 'registration', name: 'RG-7', id: 'r-7' },
        { field: 'phone', kind: 'customer', name: '厦门旧客户有限公司', id: 'c-1' },
      ],
    },
  );
  let answerOther = () => {};
  const other = new Promise<typeof doubtful>((resolve) => {
    answerOther = () => resolve(atDesk({ id: 'r-7', number: 'RG-7', name: '另一家公司' }));
  });
  await open({ [whole]: ({ query }) => (query.id === 'r-7' ? other : doubtful) });
  const fields = await part('填写的资料');
  const at = (label: string) => fields.getByText(label).parentElement?.textContent;
  expect(at('统一社会信用代码')).toMatch(/请核实：可能是身份证号/);
  expect(at('公司名称')).toMatch(/与其他申请相同/);
  expect(fields.getByRole('link', { name: 'RG-7' }).getAttribute('href')).toBe(
    '/registrations/detail?id=r-7',
  );
  expect(at('手机号')).toMatch(/与现有客户相同.*厦门旧客户有限公司/);
  expect(screen.queryByText('身份证号')).toBeNull();
  await click(fields.getByRole('link', { name: 'RG-7' }));
  // While the other one comes, nothing of this one stands under its address.
  expect(screen.queryByText('13900001101')).toBeNull();
  await act(async () => answerOther());
  expect(await screen.findByRole('heading', { name: '另一家公司' })).toBeTruthy();
});

test('the picture is fetched only when the reviewer asks for it; the look is listed, and what was deleted says so', async () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
  let looks: { by: string; at: string; paperId: string }[] = [];
  const papers = [
    { id: 'p-2', paper: 'licence' as const, at, isReplaced: false, isThere: true },
    { id: 'p-1', paper: 'licence' as const, at, isReplaced: true, isThere: false },
  ];
  const { calls } = await open({
    [whole]: () => atDesk({}, { papers, looks }),
    [paper]: () => {
      looks = [{ by: '陈知行', at, paperId: 'p-2' }];
      return picture;
    },
  });
  const shown = await part('证件照片');
  expect(shown.getByText('照片保存期满，已删除。')).toBeTruthy();
  expect(await screen.findByText('还没有人查看。')).toBeTruthy();
  expect(sent(calls, paper)).toEqual([]);
  await press('查看证件（会被记录）');
  expect((await shown.findByRole('img', { name: '营业执照' })).getAttribute('src')).toBe('blob:picture');
  expect(calls.find(({ key }) => key === paper)?.query).toMatchObject({ id: 'r-1', paperId: 'p-2' });
  const list = await screen.findByRole('list', { name: '证件查看记录' });
  expect(list.textContent).toMatch(/营业执照.*陈知行/);
  expect(shown.getByRole('img', { name: '营业执照' })).toBeTruthy();
  expect(sent(calls, paper)).toHaveLength(1);
});

test('an approval is asked once more, with what follows, and sent of the version that was seen', async () => {
  const { calls } = await open({ [whole]: atDesk(), [decide]: { status: 'approved', version: 3 } });
  await choose('通过');
  await press('通过');
  const dialog = within(await screen.findByRole('dialog', { name: /通过 厦门示例贸易有限公司 的注册申请/ }));
  expect(dialog.getByText(/建立客户和登录账号/)).toBeTruthy();
  expect(sent(calls, decide)).toEqual([]);
  await press('确认通过');
  await waitFor(() =>
    expect(sent(calls, decide)).toEqual([{ id: 'r-1', version: 2, decision: { act: 'approve' } }]),
  );
});

test('a return with two reasons is sent with both, and a refusal keeps them', async () => {
  const { calls } = await open({ [whole]: atDesk(), [decide]: () => refuse('RATE_LIMITED') });
  await choose('退回修改');
  await press('退回修改');
  expect(sent(calls, decide)).toEqual([]);
  expect(await screen.findAllByText('请填写此项')).toHaveLength(2);
  await giveReason(0, '营业执照', '照片不清楚');
  await press('再加一条');
  await giveReason(1, '注册地址', '与执照不符');
  await press('退回修改');
  expect(await screen.findByRole('alert')).toBeTruthy();
  const reasons = [
    { field: 'licence', words: '照片不清楚' },
    { field: 'registeredAddress', words: '与执照不符' },
  ];
  expect(sent(calls, decide)).toEqual([{ id: 'r-1', version: 2, decision: { act: 'return', reasons } }]);
  expect([(await words(0)).value, (await words(1)).value]).toEqual(['照片不清楚', '与执照不符']);
});

test('a refusal needs words and is asked once more', async () => {
  const { calls } = await open({ [whole]: atDesk(), [decide]: { status: 'refused', version: 3 } });
  await choose('不予通过');
  await press('不予通过');
  expect(screen.queryByRole('dialog')).toBeNull();
  await type(await words(), '公司已注销');
  await press('不予通过');
  await press('确认不予通过');
  await waitFor(() =>
    expect(sent(calls, decide)).toEqual([
      { id: 'r-1', version: 2, decision: { act: 'refuse', words: '公司已注销' } },
    ]),
  );
});

test('who decides what was changed meanwhile sees it as it is now, keeps what was typed, and decides anew', async () => {
  let now = atDesk();
  const { calls } = await open({
    [whole]: () => now,
    [decide]: ({ body }) => {
      if ((body as { version: number }).version === 5) return { status: 'refused', version: 6 }; // what was sent
      now = atDesk({ version: 5 }, { phone: '13900001102' });
      return refuse('VERSION_CONFLICT');
    },
  });
  await choose('不予通过');
  await type(await words(), '公司已注销');
  await press('不予通过');
  await press('确认不予通过');
  // Until the registration was read again, the refusal itself is the alert.
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/刚被修改或处理/));
  expect(await screen.findByText('13900001102')).toBeTruthy();
  expect((await words()).value).toBe('公司已注销');
  expect(screen.queryByRole('button', { name: '不予通过' })).toBeNull();
  await press('已查看');
  expect((await words()).value).toBe('公司已注销');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('不予通过');
  await press('确认不予通过');
  await waitFor(() => expect(sent(calls, decide)).toHaveLength(2));
});

test('what was typed while a colleague decided stays to be copied', async () => {
  let now = atDesk();
  await open({
    [whole]: () => now,
    [decide]: () => {
      now = atDesk({ version: 3, status: 'refused' });
      return refuse('REGISTRATION_ACTION_REFUSED');
    },
  });
  await choose('不予通过');
  await type(await words(), '公司已注销');
  await press('不予通过');
  await press('确认不予通过');
  // Until the registration was read again, the refusal itself is the alert.
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/已处理完毕.*公司已注销/));
  await press('放弃');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account that is taken keeps an approval off and is returned with one press', async () => {
  await open({ [whole]: atDesk(), [decide]: () => refuse('REGISTRATION_ACCOUNT_TAKEN') });
  await choose('通过');
  await press('通过');
  await press('确认通过');
  await press('退回“登录账号”');
  expect((await words()).value).toBe('此登录账号已被使用，请更换一个。');
  expect((await screen.findByRole('group')).textContent).toMatch(/登录账号/);
  expect(screen.getByRole('radio', { name: '退回修改' })).toHaveProperty('checked', true);
});

test('a customer is unsigned after the approval until a reviewer sets how it pays', async () => {
  let now = atDesk({ version: 3, status: 'approved' }, { settlement: 'unsigned' });
  const { calls } = await open({
    [whole]: () => now,
    [settle]: () => {
      now = atDesk({ version: 4, status: 'approved' }, { settlement: 'monthly' });
      return { status: 'approved', version: 4 };
    },
  });
  await press('设置结算方式');
  expect(sent(calls, settle)).toEqual([]);
  await choose('月结');
  await press('设置结算方式');
  expect(sent(calls, settle)).toEqual([{ id: 'r-1', version: 3, settlement: 'monthly' }]);
  await waitFor(() => expect(screen.queryByRole('radio', { name: '月结' })).toBeNull());
  expect((await part('结算方式')).getByText('月结')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '通过' })).toBeNull();
});
