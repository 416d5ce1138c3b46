import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import { articleRow, writer } from '../../../testing/sample-stored-article.ts';

const list = 'GET /system/articles/list';
const click = (element: Element) => act(async () => fireEvent.click(element));

test('the list names each article with its state, and leads to it and to new ones', async () => {
  const rows = [
    articleRow({ hasChanges: true, isPinned: true }),
    articleRow({ id: 'a-2', title: '', kind: 'help', state: 'draft', changedBy: '' }),
  ];
  const opened = await openPage(
    '/site/articles',
    { [list]: { rows, total: 2, summary: {} }, 'GET /system/articles/categories': [] },
    writer,
  );
  const link = (await screen.findAllByRole('link', { name: '旺季附加费调整' }))[0];
  expect(link?.getAttribute('href')).toBe('/site/articles/edit?id=a-1');
  expect(screen.getAllByRole('link', { name: '未命名文章' }).length).toBeGreaterThan(0);
  expect(screen.getAllByText('政策法规').length).toBeGreaterThan(0);
  await click(screen.getByRole('button', { name: '待发布' }));
  await waitFor(() => expect(JSON.stringify(opened.calls.at(-1)?.query)).toContain('scheduled'));
  await click(screen.getByRole('button', { name: '新建帮助文章' }));
  await waitFor(() => expect(opened.location()).toBe('/site/articles/edit?kind=help'));
});

test('an empty list says what will stand there; without the permission nothing is asked for', async () => {
  const { view } = await openPage('/site/articles', { [list]: { rows: [], total: 0, summary: {} } }, writer);
  expect(await screen.findByText(/^还没有文章/)).toBeTruthy();
  view.unmount();
  const { calls } = await openPage('/site/articles');
  expect(await screen.findByText(/仅供编辑网站的货代人员使用/)).toBeTruthy();
  expect(calls.filter(({ key }) => key === list)).toEqual([]);
});
