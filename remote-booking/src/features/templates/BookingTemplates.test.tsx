import { type BookingTemplate, emptyLclBooking } from '@berth/contract';
import { type Answers, type ReceivedCall, refuse } from '@berth/runtime/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const list = 'GET /business/templateList';
const save = 'POST /business/templateSave';
const template = (id: string, title: string, change: Partial<BookingTemplate> = {}): BookingTemplate => ({
  id,
  kind: 'lcl',
  title,
  goodsName: '灯具',
  lines: 2,
  destination: '',
  warehouseCode: 'ONT8',
  isShared: false,
  isMine: true,
  ownerName: '林小满',
  updatedAt: '2026-11-20 10:00:00',
  version: 'v1',
  ...change,
});
const content = {
  kind: 'lcl' as const,
  booking: { ...emptyLclBooking(), warehouseType: 'amazon' as const, warehouseCode: 'ONT8', remarks: '轻放' },
};
const choices: Answers = {
  'GET /select/getPortList': [],
  'GET /select/shipModeNew': [],
  'GET /select/getPackList': [],
  'GET /select/getCountryList': [],
  'GET /select/getCarrierList': [],
  'GET /select/getAmazonList': [],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': { businessNumber: 'SZL-261120-0042' },
  'GET /business/template': { id: 't1', title: '美西', version: 'v1', content },
};

/** The templates, opened on an empty form. */
async function open(answers: Answers = {}) {
  const shown = await openPage('/business/lcl/detail?new=1', { ...choices, ...answers });
  await screen.findByText('SZL-261120-0042');
  await userEvent.type(remarks(), '手填的备注');
  await click('模板');
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

const remarks = () => screen.getByLabelText('订舱备注') as HTMLTextAreaElement; // a text area
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (calls: ReceivedCall[]) => calls.filter(({ key }) => key === save).map(({ body }) => body);

beforeEach(() => localStorage.clear());

test('a template is put into the form, and what stood there can be had back', async () => {
  await open({ [list]: [template('t1', '美西')] });
  await click('使用 美西');
  await userEvent.click(await screen.findByLabelText('用模板的：轻放'));
  await click('套用');
  expect(await screen.findByText('已套用模板“美西”')).toBeDefined();
  expect(remarks().value).toBe('轻放');
  await click('撤销套用');
  expect(remarks().value).toBe('手填的备注');
  expect(screen.queryByText('已套用模板“美西”')).toBeNull();
});

describe('what is on the page', () => {
  test('is kept under a name, and shared where its owner says so', async () => {
    const { calls, dialog } = await open({ [list]: [], [save]: [template('t1', '美西')] });
    await click('把当前内容存为模板');
    await click('保存');
    expect(dialog.getByText('名称不能为空')).toBeDefined();
    expect(bodiesOf(calls)).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^模板名称/), ' 美西 ');
    await userEvent.click(dialog.getByLabelText('与同事共享'));
    await click('保存');
    expect(await dialog.findByText('已保存模板“美西”')).toBeDefined();
    expect(bodiesOf(calls)).toMatchObject([
      {
        kind: 'lcl',
        title: '美西',
        isShared: true,
        content: { kind: 'lcl', booking: { remarks: '手填的备注' } },
      },
    ]);
  });

  test('takes the place of what a template held, after a question', async () => {
    const { calls, dialog } = await open({ [list]: [template('t1', '美西')], [save]: [] });
    await click('用当前内容更新模板“美西”');
    expect(dialog.getByRole('alertdialog').textContent).toContain('用当前内容替换模板“美西”原来的内容？');
    await click('替换');
    await waitFor(() => expect(bodiesOf(calls)).toHaveLength(1));
    expect(bodiesOf(calls)[0]).toMatchObject({ id: 't1', version: 'v1', content: { kind: 'lcl' } });
  });
});

describe('a name', () => {
  test('that is taken is told at its field; one that the server refuses, too', async () => {
    const texts = { 'zh-CN': '已有同名的记录，请换一个名称', en: 'This name is taken already' };
    const { dialog } = await open({
      [list]: [template('t1', '美西'), template('t2', '美东', { isMine: false, ownerName: '王芳' })],
      [save]: () =>
        refuse('REQUEST_INVALID', { fields: [{ field: 'title', message: texts['zh-CN'], texts }] }),
    });
    expect(dialog.getByText(/王芳 共享/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: '删除模板“美东”' })).toBeNull();
    await click('把当前内容存为模板');
    await userEvent.type(dialog.getByLabelText(/^模板名称/), '美西');
    await click('保存');
    expect(dialog.getByText(texts['zh-CN'])).toBeDefined();
    await userEvent.type(dialog.getByLabelText(/^模板名称/), '二');
    expect(dialog.queryByText(texts['zh-CN'])).toBeNull();
    await click('保存');
    expect(await dialog.findByText(texts['zh-CN'])).toBeDefined();
  });

  test('that was changed in another window meanwhile: mine can be saved over it', async () => {
    let version = 'v1';
    const { calls, dialog } = await open({
      [list]: () => [template('t1', '美西', { version })],
      [save]: ({ body }) => {
        if ((body as { version?: string }).version === 'v2')
          return [template('t1', '我的', { version: 'v3' })];
        version = 'v2';
        return refuse('SAVED_ELSEWHERE');
      },
    });
    await click('修改模板“美西”');
    await userEvent.clear(dialog.getByLabelText(/^模板名称/));
    await userEvent.type(dialog.getByLabelText(/^模板名称/), '我的');
    await click('保存');
    expect(await dialog.findByText(/此内容刚在其他窗口或设备上修改过/)).toBeDefined();
    await waitFor(() => expect(calls.filter(({ key }) => key === list).length).toBeGreaterThan(1));
    await click('用我的覆盖');
    expect(await dialog.findByText('已保存模板“我的”')).toBeDefined();
    expect(bodiesOf(calls)).toMatchObject([{ version: 'v1' }, { version: 'v2', title: '我的' }]);
  });
});

test('deleting asks first', async () => {
  let templates = [template('t1', '美西')];
  const { dialog } = await open({
    [list]: () => templates,
    'POST /business/templateDelete': () => {
      templates = [];
      return [];
    },
  });
  await click('删除模板“美西”');
  await click('取消');
  expect(dialog.getByText('美西')).toBeDefined();
  await click('删除模板“美西”');
  await click('删除');
  expect(await dialog.findByText('已删除模板“美西”')).toBeDefined();
  expect(await dialog.findByText(/还没有模板/)).toBeDefined();
});

test('a list that could not be had can be asked for again', async () => {
  let isDown = true;
  const { dialog } = await open({
    [list]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : [template('t1', '美西')]),
  });
  expect(await dialog.findByText(/服务暂时不可用/)).toBeDefined();
  isDown = false;
  await click('重试');
  expect(await dialog.findByText('美西')).toBeDefined();
});
