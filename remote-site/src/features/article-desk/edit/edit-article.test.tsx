import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import { articleText, storedArticle, writer } from '../../../testing/sample-stored-article.ts';
// Loaded before the first test, whose time it is not.
import './ArticleEditorView.tsx';

jest.setTimeout(60_000);
beforeEach(() => {
  localStorage.clear();
  // Nothing has a place in jsdom, and the editor asks where its cursor is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const whole = 'GET /system/articles/article';
const save = 'POST /system/articles/save';
const publish = 'POST /system/articles/publish';
const categories = [
  { kind: 'news' as const, code: 'rules', title: { 'zh-CN': '政策法规', en: 'Rules' } },
  { kind: 'help' as const, code: 'booking', title: { 'zh-CN': '订舱', en: 'Booking' } },
];

// What is typed is kept by the article that it is of: each test has one of its own.
let articles = 0;
let id = '';
beforeEach(() => {
  articles += 1;
  id = `a-${articles}`;
});
const stored: typeof storedArticle = (part = {}, content = {}) => storedArticle({ id, ...part }, content);

const open = (answers: Answers, path = `/site/articles/edit?id=${id}`) =>
  openPage(path, { 'GET /system/articles/categories': categories, ...answers }, writer);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string | RegExp) => await click(await screen.findByRole('button', { name }));
/** Of a language; what is hidden has no name by which it could be found. */
const panel = async (name: RegExp) => {
  const tab = await screen.findByRole('tab', { name }, { timeout: 20_000 });
  const found = document.getElementById(tab.getAttribute('aria-controls') ?? '');
  if (!found) throw new Error(`No panel of ${name}`);
  return within(found);
};
const field = async (language: RegExp, label: RegExp) => {
  const found = await waitFor(async () => (await panel(language)).getByLabelText(label));
  return found as HTMLInputElement; // each of them is a text field, or read as one
};
const type = async (language: RegExp, name: RegExp, value: string) => {
  const box = await field(language, name);
  await act(async () => fireEvent.change(box, { target: { value } }));
};
const sent = (calls: { key: string; body: unknown }[], key: string) =>
  calls.filter((each) => each.key === key).map(({ body }) => body as Record<string, never>); // what was sent
const english = articleText({ title: 'Peak season surcharge', summary: 'From December.' });

test('somebody writes a new article: the address is proposed by its English title, and saving stores it once', async () => {
  const opened = await open(
    {
      'POST /system/articles/create': { id: 'a-9', version: 1 },
      [whole]: stored({ id: 'a-9' }),
    },
    '/site/articles/edit?kind=news',
  );
  await type(/English/, /^标题/, 'Peak season: surcharge ’26');
  const slug = await screen.findByRole('textbox', { name: /网址名称/ });
  expect((slug as HTMLInputElement).value).toBe('peak-season-surcharge-26');
  await type(/中文/, /^标题/, '旺季附加费');
  expect(screen.getByRole('tab', { name: /中文 缺摘要、正文/ })).toBeTruthy();
  await act(async () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));
  await waitFor(() => expect(opened.location()).toBe('/site/articles/edit?id=a-9'));
  const [made, ...more] = sent(opened.calls, 'POST /system/articles/create');
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    kind: 'news',
    content: { slug: 'peak-season-surcharge-26', texts: { 'zh-CN': { title: '旺季附加费' } } },
  });
  expect(await screen.findByText('已保存')).toBeTruthy();
});

test('the text, the state and what comes next are shown, and saving sends the version that was seen', async () => {
  const { calls } = await open({
    [whole]: stored(),
    [save]: { version: 2, hasChanges: false },
  });
  const body = await field(/中文/, /^正文$/);
  expect(body.textContent).toContain('正文第一段。');
  expect(screen.getByText(/只有编辑人员能看到/)).toBeTruthy();
  await type(/中文/, /^摘要/, '新的摘要');
  expect(screen.getByText('有未保存的修改')).toBeTruthy();
  await press('保存草稿');
  await waitFor(() => expect(sent(calls, save)).toHaveLength(1));
  expect(sent(calls, save)[0]).toMatchObject({
    id,
    version: 1,
    content: { texts: { 'zh-CN': { summary: '新的摘要' } } },
  });
  expect(await screen.findByText('已保存')).toBeTruthy();
});

test('publishing says what becomes visible; what is missing in the other language is gone to', async () => {
  const { calls } = await open({
    [whole]: stored({}, { texts: { 'zh-CN': articleText(), en: { ...english, summary: '' } } }),
    [publish]: { version: 3, state: 'published', number: 1, publishAt: '2026-11-29 10:00:00' },
  });
  await field(/中文/, /^标题/);
  await press('发布');
  const question = within(await screen.findByRole('alertdialog', { name: '确认发布？' }));
  expect(
    question.getByText(/^中文：立即所有人可见，网址 \/index\/news\/detail\?id=peak-season-surcharge$/),
  ).toBeTruthy();
  expect(question.getByText(/^English：不发布/)).toBeTruthy();
  await click(question.getByRole('checkbox', { name: 'English' }));
  expect(question.getByText(/^English：还缺摘要/)).toBeTruthy();
  await click(question.getByRole('button', { name: '发布' }));
  expect(sent(calls, publish)).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /English/ }).getAttribute('aria-selected')).toBe('true'),
  );
  expect(document.activeElement).toBe(await field(/English/, /^摘要/));
  expect((await panel(/English/)).getByText('请填写此项')).toBeTruthy();
  await type(/English/, /^摘要/, 'From December.');
  expect((await panel(/English/)).queryByText('请填写此项')).toBeNull();
});

test('what the server refuses stands at its field, also in the language that is not shown', async () => {
  const { calls } = await open({
    [whole]: stored({}, { texts: { 'zh-CN': articleText(), en: english } }),
    [publish]: () =>
      refuse('REQUEST_INVALID', {
        fields: [
          {
            field: 'content.texts.en.body',
            message: '图片已失效',
            texts: { 'zh-CN': '图片已失效', en: 'A picture is gone' },
          },
        ],
      }),
  });
  await field(/中文/, /^标题/);
  await press('发布');
  const question = within(await screen.findByRole('alertdialog'));
  await click(question.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(sent(calls, publish)).toEqual([{ id, version: 1, languages: ['zh-CN', 'en'] }]));
  const summary = await screen.findByText('有 1 处需要修改');
  expect(summary).toBeTruthy();
  expect(screen.getByRole('tab', { name: /English 1 处需修改/ }).getAttribute('aria-selected')).toBe('true');
  expect((await panel(/English/)).getByText('图片已失效')).toBeTruthy();
});

test('a colleague saved meanwhile: either is chosen, and nothing that was typed is lost', async () => {
  let shown = stored();
  const { calls } = await open({
    [whole]: () => shown,
    [save]: ({ body }) => {
      if ((body as { version: number }).version === 2) return { version: 3, hasChanges: false };
      shown = stored(
        { version: 2 },
        { texts: { 'zh-CN': articleText({ title: '同事的标题' }), en: english } },
      );
      return refuse('VERSION_CONFLICT');
    },
  });
  await type(/中文/, /^标题/, '我的标题');
  await press('保存草稿');
  await press('使用别处保存的');
  await waitFor(async () => expect((await field(/中文/, /^标题/)).value).toBe('同事的标题'));
  await press('取回');
  expect((await field(/中文/, /^标题/)).value).toBe('我的标题');
  await press('保存草稿');
  await waitFor(() => expect(sent(calls, save)).toHaveLength(2));
  expect(sent(calls, save)[1]).toMatchObject({
    version: 2,
    content: { texts: { 'zh-CN': { title: '我的标题' } } },
  });
});

test('what was typed is put over what a colleague saved, when that is chosen', async () => {
  let shown = stored();
  const { calls } = await open({
    [whole]: () => shown,
    [save]: ({ body }) => {
      if ((body as { version: number }).version === 2) return { version: 3, hasChanges: false };
      shown = stored({ version: 2 });
      return refuse('VERSION_CONFLICT');
    },
  });
  await type(/中文/, /^标题/, '我的标题');
  await press('保存草稿');
  await press('用我的覆盖');
  await waitFor(() => expect(sent(calls, save).map(({ version }) => version)).toEqual([1, 2]));
  expect(await screen.findByText('已保存')).toBeTruthy();
  expect((await field(/中文/, /^标题/)).value).toBe('我的标题');
});

test('what was typed is there again after the page was left', async () => {
  const { view } = await open({ [whole]: stored() });
  await type(/中文/, /^标题/, '写到一半');
  view.unmount();
  await open({ [whole]: stored() });
  await waitFor(async () => expect((await field(/中文/, /^标题/)).value).toBe('写到一半'), {
    timeout: 10_000,
  });
});

const live = {
  languages: ['zh-CN' as const, 'en' as const],
  publishAt: '2026-11-20 10:00:00',
  expireAt: null,
  number: 2,
};

test('a published article can be withdrawn in one language; its address stays', async () => {
  const { calls } = await open({
    [whole]: stored({ state: 'published', live, version: 4, hasChanges: true }),
    'POST /system/articles/withdraw': { version: 5, state: 'published' },
  });
  expect(await screen.findByText('自 2026-11-20 10:00 起以中文和英文公开。')).toBeTruthy();
  expect(screen.getByText('草稿中有尚未发布的修改。')).toBeTruthy();
  expect((screen.getByRole('textbox', { name: /网址名称/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '删除草稿' })).toBeNull();
  await press('撤回');
  await click(screen.getByRole('radio', { name: 'English' }));
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '撤回' }));
  await waitFor(() =>
    expect(sent(calls, 'POST /system/articles/withdraw')).toEqual([{ id, version: 4, language: 'en' }]),
  );
});

test('an earlier version is read, and made the draft', async () => {
  let shown = stored({ state: 'published', live, version: 4 });
  const version = { number: 1, by: '沈若溪', at: '2026-11-01 09:00:00' };
  const { calls } = await open({
    [whole]: () => shown,
    'GET /system/articles/versions': [
      { ...version, publishAt: version.at, expireAt: null, languages: ['zh-CN'], title: '第一版标题' },
    ],
    'GET /system/articles/version': {
      ...version,
      content: stored().content,
      leftOut: [],
      cover: null,
    },
    'POST /system/articles/restore': () => {
      shown = stored(
        { state: 'published', live, version: 5 },
        { texts: { 'zh-CN': articleText({ title: '第一版标题' }), en: english } },
      );
      return { version: 5 };
    },
  });
  await field(/中文/, /^标题/);
  await press('历史版本');
  await press('查看');
  expect(await screen.findByText('正文第一段。', { selector: 'section *' })).toBeTruthy();
  await press('恢复到草稿');
  const question = within(await screen.findByRole('alertdialog', { name: '将第 1 版恢复到草稿？' }));
  await click(question.getByRole('button', { name: '恢复到草稿' }));
  await waitFor(() =>
    expect(sent(calls, 'POST /system/articles/restore')).toEqual([{ id, version: 4, number: 1 }]),
  );
  await waitFor(async () => expect((await field(/中文/, /^标题/)).value).toBe('第一版标题'));
});

test('a link to the preview is made of what is saved, and the draft is deleted', async () => {
  const opened = await open({
    [whole]: stored(),
    'POST /system/articles/previewLink': { key: 'secret', until: '2026-12-05 10:00:00' },
    'POST /system/articles/remove': {},
    'GET /system/articles/list': { rows: [], total: 0, summary: {} },
  });
  await field(/中文/, /^标题/);
  await press('预览');
  const link = await screen.findByRole('link', { name: '打开预览' });
  expect(link.getAttribute('href')).toBe(`${window.location.origin}/index/preview?key=secret`);
  await press('删除草稿');
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除草稿' }));
  await waitFor(() => expect(opened.location()).toBe('/site/articles'));
});

test('without the permission nothing is asked for, and an unknown article says so', async () => {
  const { calls, view } = await openPage(`/site/articles/edit?id=${id}`);
  expect(await screen.findByText(/仅供编辑网站的货代人员使用/)).toBeTruthy();
  expect(calls.filter(({ key }) => key.includes('articles'))).toEqual([]);
  view.unmount();
  await open({ [whole]: () => refuse('NOT_FOUND') });
  expect(await screen.findByText('没有找到这篇文章。')).toBeTruthy();
});
