import type { JobLead } from '@berth/contract';
import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { clerk, leadRow, sampleLead } from '../../testing/sample-lead.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /system/leads/list';
const whole = 'GET /system/leads/lead';
const save = 'POST /system/leads/save';
const rowsOf = (...rows: ReturnType<typeof leadRow>[]) => ({
  [list]: { rows, total: rows.length, summary: {} },
});

const openLead = (answers: Answers, options: Parameters<typeof openPage>[2] = clerk) =>
  openPage('/site/leads/detail?id=l-1', answers, options);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string) => await click(await screen.findByRole('button', { name }));
const choose = async (name: string) => await click(await screen.findByRole('radio', { name }));
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => fireEvent.change(field, { target: { value } }));
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (calls: { key: string; body: unknown }[]) =>
  calls.filter(({ key }) => key === save).map(({ body }) => body);

test('the list names what each visitor asked, what is doubtful, and leads to it', async () => {
  const second = leadRow({ id: 'l-2', number: 'EN-261120-0002', kind: 'job', isDoubtful: true, company: '' });
  await openPage('/site/leads', rowsOf(leadRow(), second), clerk);
  const link = (await screen.findAllByRole('link', { name: 'EN-261120-0001' }))[0];
  expect(link?.getAttribute('href')).toBe('/site/leads/detail?id=l-1');
  expect(screen.getAllByText('应聘').length).toBeGreaterThan(0);
  expect(screen.getAllByText('厦门示例贸易有限公司').length).toBeGreaterThan(0);
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes('EN-261120-0002'));
  expect(row?.textContent).toContain('存疑');
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull();
});

test('an empty list says what will stand there, in both languages', async () => {
  const { view } = await openPage('/site/leads', rowsOf(), clerk);
  expect(await screen.findByText(/^还没有询价/)).toBeTruthy();
  view.unmount();
  await openPage('/site/leads', rowsOf(), { ...clerk, locale: 'en' });
  expect(await screen.findByText(/^There are no quotations/)).toBeTruthy();
});

test('the state is asked for by its chip, and whoever may export exports the list', async () => {
  const permissions = ['leads:desk', 'exports:make'];
  const { calls } = await openPage('/site/leads', rowsOf(leadRow()), { user: { ...testUser, permissions } });
  await screen.findAllByText('EN-261120-0001');
  await press('跟进中');
  await waitFor(() => expect(JSON.stringify(calls.at(-1)?.query)).toContain('working'));
  expect(screen.getByRole('button', { name: /导出/ })).toBeTruthy();
});

test('without the permission nothing is asked for', async () => {
  const { calls } = await openPage('/site/leads');
  expect(await screen.findByText(/仅供负责网站线索/)).toBeTruthy();
  const lead = await openLead({}, {});
  expect((await screen.findAllByText(/仅供负责网站线索/)).length).toBeGreaterThan(0);
  expect([...calls, ...lead.calls].filter(({ key }) => key.includes('leads'))).toEqual([]);
});

test('a lead shows what was sent; phone and mail can be pressed', async () => {
  await openLead({ [whole]: sampleLead({ isDoubtful: true }) });
  const content = await part('提交的内容');
  expect(content.getByText('2 × 40HQ')).toBeTruthy();
  expect(content.getByText('12,000 KGS')).toBeTruthy();
  expect(content.queryByText('件数')).toBeNull();
  expect(content.getByRole('link', { name: '+1 626 555 0101' }).getAttribute('href')).toBe(
    'tel:+16265550101',
  );
  expect(content.getByRole('link', { name: 'wang@sample.test' }).getAttribute('href')).toBe(
    'mailto:wang@sample.test',
  );
  expect(screen.getByText(/看不见的栏目被填写/)).toBeTruthy();
  expect((await part('处理记录')).getByText('访客提交')).toBeTruthy();
});

test('somebody takes a lead over by one press', async () => {
  const taken = sampleLead({ version: 2, state: 'working', owner: { id: testUser.id, name: '林小满' } });
  let lead = sampleLead();
  const { calls } = await openLead({
    [whole]: () => lead,
    [save]: () => {
      lead = taken;
      return { version: 2, state: 'working' as const };
    },
  });
  await press('由我跟进');
  expect(sent(calls)).toEqual([{ id: 'l-1', version: 1, state: 'working', ownerId: testUser.id, note: '' }]);
  expect(await screen.findByRole('radio', { name: '已成交' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '由我跟进' })).toBeNull();
});

test('closing asks for a note, and sends it', async () => {
  const owner = { id: testUser.id, name: '林小满' };
  const { calls } = await openLead({
    [whole]: sampleLead({ state: 'working', owner }),
    [save]: { version: 2, state: 'lost' as const },
  });
  await choose('未成交');
  await press('保存');
  expect(await screen.findByText('请填写此项')).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  await type(/^备注/, '价格高于同行');
  await press('保存');
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { id: 'l-1', version: 1, state: 'lost', ownerId: testUser.id, note: '价格高于同行' },
    ]),
  );
});

test('saving without a change says so; what the server refuses stands above the button', async () => {
  const { calls } = await openLead({
    [whole]: sampleLead(),
    [save]: () => refuse('LEAD_ACTION_REFUSED'),
  });
  await press('保存');
  expect(await screen.findByText(/^没有改动/)).toBeTruthy();
  await type(/^备注/, '已致电');
  await press('保存');
  expect(await screen.findByText(/不能进行此操作/)).toBeTruthy();
  expect(sent(calls)).toHaveLength(1);
});

test('what a colleague changed meanwhile is looked at before it is changed once more', async () => {
  let lead = sampleLead();
  await openLead({
    [whole]: () => lead,
    [save]: () => {
      lead = sampleLead({ version: 2, state: 'working', owner: { id: 'm-2', name: '沈若溪' } });
      return refuse('VERSION_CONFLICT');
    },
  });
  await type(/^备注/, '已致电');
  await press('保存');
  expect(await screen.findByText(/同事刚刚修改了这条线索/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  await press('已查看');
  expect(await screen.findByRole('button', { name: '保存' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '已成交' })).toBeTruthy();
});

test('the CV of an application is saved by its link, until it is gone', async () => {
  const job: JobLead = {
    kind: 'job',
    jobSlug: 'overseas-sales',
    name: '陈小北',
    phone: '',
    mail: 'chen@sample.test',
    words: '',
  };
  const cv = { fileName: '简历.pdf', bytes: 120_000, isThere: true };
  const { view } = await openLead({ [whole]: sampleLead({ kind: 'job', content: job, cv }) });
  const link = await screen.findByRole('link', { name: '简历.pdf' });
  expect(link.getAttribute('href')).toBe('/api/system/leads/cv?id=l-1');
  view.unmount();
  const gone = { ...cv, fileName: '', isThere: false };
  await openLead({ [whole]: sampleLead({ kind: 'job', content: job, cv: gone }) });
  expect(await screen.findByText('简历已到期删除')).toBeTruthy();
});

test('of a lead whose person was deleted only its history is left, and an unknown one says so', async () => {
  const history = [
    { what: 'erased', by: null, at: '2028-11-20 10:00:00', state: null, owner: null, note: '' },
    { what: 'changed', by: '沈若溪', at: '2026-11-20 12:00:00', state: 'won', owner: '', note: '' },
  ] as const;
  const erased = sampleLead({ state: 'won', version: 4, content: null, history: [...history] });
  const { view } = await openLead({ [whole]: erased }, { ...clerk, locale: 'en' });
  expect(await screen.findByText(/what it said of a person was deleted\.$/)).toBeTruthy();
  expect(screen.getByText('State: Won, Nobody owns it any more')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  view.unmount();
  await openLead({ [whole]: () => refuse('NOT_FOUND') });
  expect(await screen.findByText('没有找到这条线索。')).toBeTruthy();
});
