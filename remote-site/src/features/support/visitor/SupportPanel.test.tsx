import { type Answers, refuse, renderRemote } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../../remote.tsx';
import { helpArticle } from '../../../testing/sample-articles.ts';
import { entry, thread } from '../../../testing/sample-conversation.ts';
import { sampleWebsiteConfig } from '../../../testing/sample-website-config.ts';
import { forgetDrafts } from '../talk/draft.ts';

jest.setTimeout(60_000);
beforeEach(() => {
  sessionStorage.clear();
  forgetDrafts();
});

const known = 'GET /index/getConversation';
const start = 'POST /index/startConversation';
const say = 'POST /index/sayInConversation';
const hours = 'GET /index/getSupportHours';

async function open(answers: Answers = {}, path = '/index/support') {
  const opened = await renderRemote(remote, {
    path,
    user: null,
    config: sampleWebsiteConfig,
    answers: {
      [known]: null,
      [hours]: { isOpen: true, opensAt: null },
      'GET /index/suggestHelp': [],
      ...answers,
    },
  });
  const panel = async () => within(await screen.findByRole('dialog', { name: '在线客服' }));
  const bodies = (key: string) =>
    opened.calls.filter((call) => call.key === key).map(({ body }) => body as Record<string, unknown>);
  return { ...opened, panel, bodies };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const enter = async (field: HTMLElement, more = {}) =>
  await act(async () => fireEvent.keyDown(field, { key: 'Enter', ...more }));

test('the panel is closed until it is asked for, and nothing is asked for by then', async () => {
  const { calls } = await open({ 'GET /index/getHelpList': [] }, '/index/help');
  await screen.findByRole('heading', { level: 1, name: '帮助中心' });
  const button = await screen.findByRole('button', { name: '在线客服' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ key }) => key)).toEqual(['GET /index/getHelpList']);
  await act(async () => fireEvent.click(button));
  const dialog = await screen.findByRole('dialog', { name: '在线客服' });
  expect(document.activeElement).toBe(dialog);
  await act(async () => fireEvent.keyDown(dialog, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('while a question is typed articles are offered, and one is read beside it', async () => {
  const { panel, bodies, calls } = await open({
    'GET /index/suggestHelp': [
      { id: 'book', title: '怎样订舱', summary: '', category: { code: 'booking', title: '订舱' } },
    ],
    'GET /index/getHelpArticle': helpArticle('book'),
  });
  const inPanel = await panel();
  const question = await inPanel.findByRole('textbox', { name: '您想了解什么？' });
  type(question, '订');
  type(question, '订舱怎么做');
  const article = await inPanel.findByRole('button', { name: '怎样订舱' });
  const asked = calls.filter(({ key }) => key === 'GET /index/suggestHelp').map(({ query }) => query.words);
  expect(asked).toEqual(['订舱怎么做']);
  await act(async () => fireEvent.click(article));
  expect(await inPanel.findByText('How to book.')).toBeTruthy();
  await act(async () => fireEvent.click(inPanel.getByRole('button', { name: '返回会话' })));
  expect(question).toHaveProperty('value', '订舱怎么做');
  expect(bodies(start)).toEqual([]);
});

test('what is typed while the first question is on its way stays', async () => {
  let answer = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { panel } = await open({
    [start]: async ({ body }) => {
      await onItsWay;
      return thread({ entries: [entry(1, { words: (body as { words: string }).words })] });
    },
  });
  const inPanel = await panel();
  const question = await inPanel.findByRole('textbox', { name: '您想了解什么？' });
  type(question, '到汉堡多少钱');
  await enter(question);
  type(question, '到汉堡多少钱 大概两个方');
  await act(async () => answer());
  expect(await inPanel.findByRole('textbox', { name: '继续说' })).toHaveProperty('value', '大概两个方');
});

test('a question is sent by Enter, not by one that an input method takes, and becomes the conversation', async () => {
  const { panel, bodies } = await open({
    [start]: ({ body }) => thread({ entries: [entry(1, { words: (body as { words: string }).words })] }),
  });
  const inPanel = await panel();
  const question = await inPanel.findByRole('textbox', { name: '您想了解什么？' });
  type(question, '多久开一班？');
  await enter(question, { isComposing: true });
  await enter(question, { keyCode: 229 });
  expect(bodies(start)).toEqual([]);
  await enter(question);
  expect(await inPanel.findByRole('log', { name: '会话内容' })).toBeTruthy();
  expect(inPanel.getByText('多久开一班？')).toBeTruthy();
  expect(bodies(start)).toMatchObject([{ words: '多久开一班？', files: [], path: '/index/support' }]);
});

test('out of hours it says when somebody is there, and asks for an address first', async () => {
  const { panel, bodies } = await open({
    [hours]: { isOpen: false, opensAt: '2026-11-23 09:00:00' },
    [start]: thread(),
  });
  const inPanel = await panel();
  expect(await inPanel.findByText(/2026-11-23 09:00（北京时间）恢复服务/)).toBeTruthy();
  const question = await inPanel.findByRole('textbox', { name: '您想了解什么？' });
  type(question, '多久开一班？');
  await enter(question);
  expect(await inPanel.findByText(/现在是非工作时间，请留下邮箱，我们会用邮件回复/)).toBeTruthy();
  const mail = inPanel.getByRole('textbox', { name: '邮箱' });
  expect(document.activeElement).toBe(mail);
  expect(bodies(start)).toEqual([]);
  type(mail, 'wang@sample.test');
  await enter(question);
  await waitFor(() =>
    expect(bodies(start)).toMatchObject([{ words: '多久开一班？', mail: 'wang@sample.test' }]),
  );
});

test('what does not go stays with its words, and goes once when it is asked for again', async () => {
  let isRefused = true;
  const said = thread({ version: 2, entries: [entry(1), entry(2, { words: '还在吗？' })] });
  const { panel, bodies } = await open({
    [known]: thread(),
    [say]: () => (isRefused ? refuse('RATE_LIMITED') : said),
  });
  const inPanel = await panel();
  const field = await inPanel.findByRole('textbox', { name: '继续说' });
  type(field, '还在吗？');
  await enter(field);
  expect((await inPanel.findByRole('alert')).textContent).toContain('没有发出。');
  expect(inPanel.getByText('还在吗？')).toBeTruthy();
  expect(field).toHaveProperty('value', '');
  isRefused = false;
  await act(async () => fireEvent.click(inPanel.getByRole('button', { name: '重试' })));
  await waitFor(() => expect(inPanel.queryByRole('alert')).toBeNull());
  // The store tells of the answer with the next frame.
  await waitFor(() => expect(inPanel.getAllByText('还在吗？')).toHaveLength(1));
  const keys = bodies(say).map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a reload keeps the conversation, what is being typed, and that it stood open', async () => {
  const answers = { [known]: thread(), 'GET /index/getHelpList': [] };
  const first = await open(answers, '/index/help');
  await screen.findByRole('heading', { level: 1, name: '帮助中心' });
  const button = await screen.findByRole('button', { name: '在线客服' });
  await act(async () => fireEvent.click(button));
  type(await screen.findByRole('textbox', { name: '继续说' }), '再问一句');
  first.view.unmount();
  forgetDrafts();
  const { panel } = await open(answers, '/index/help');
  await screen.findByRole('heading', { level: 1, name: '帮助中心' });
  const inPanel = await panel();
  expect(await inPanel.findByRole('textbox', { name: '继续说' })).toHaveProperty('value', '再问一句');
  expect(inPanel.getByText('words 1')).toBeTruthy();
});

test('a file is stored and named, and goes along', async () => {
  const said = thread({ version: 2, entries: [entry(1), entry(2, { words: '' })] });
  const { panel, bodies, view } = await open({
    [known]: thread(),
    'POST /index/uploadConversationFile': { fileName: '装箱单.pdf', file: 'f'.repeat(43), bytes: 9 },
    [say]: said,
  });
  const inPanel = await panel();
  await inPanel.findByRole('textbox', { name: '继续说' });
  const chooser = view.container.querySelector('input[type=file]') as HTMLInputElement;
  const file = new File(['%PDF-1.7'], '装箱单.pdf');
  await act(async () => fireEvent.change(chooser, { target: { files: [file] } }));
  expect(await inPanel.findByRole('button', { name: '移除 装箱单.pdf' })).toBeTruthy();
  await act(async () => fireEvent.click(inPanel.getByRole('button', { name: '发送' })));
  await waitFor(() => expect(bodies(say)).toMatchObject([{ words: '', files: ['f'.repeat(43)] }]));
});
