import type { BrowserContext, Page } from '@playwright/test';
import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { wide } from '../fixtures/matrix.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: '在线客服' });

/** A visitor asks on the home page. */
async function ask(page: Page, question: string) {
  await page.goto('/index');
  await page.getByRole('button', { name: '在线客服' }).click();
  const panel = panelOf(page);
  await panel.getByLabel('您想了解什么？').fill(question);
  await expect(
    panel.getByRole('region', { name: '可能有您要的答案' }).getByRole('button').first(),
  ).toBeVisible();
  // Out of hours it is needed.
  await panel.getByLabel(/^邮箱/).fill('visitor@sample.test');
  await panel.getByRole('button', { name: '发送给客服' }).dblclick();
  await expect(panel.getByRole('log').getByText(question)).toHaveCount(1);
}

/** Staff open the conversation in which something was asked. */
async function openInbox(staff: BrowserContext, question: string): Promise<Page> {
  const desk = await staff.newPage();
  await desk.goto('/site/conversations');
  await desk.getByRole('button', { name: /^待回复/ }).click();
  await desk.getByRole('button', { name: question }).click();
  return desk;
}

test('a visitor asks, is offered articles, and reads what staff answer; a reload keeps it all', async ({
  portal,
  page,
  openContext,
}) => {
  const [question, answer] = ['拼箱订舱怎么下单？', '在“拼箱订舱”里点“新增”即可。'];
  await ask(page, question);
  const panel = panelOf(page);
  const staff = await openContext({ session: await signInOverApi(portal.origin, { account: staffAccount }) });
  const desk = await openInbox(staff, question);
  const reply = desk.getByLabel('回复');
  await reply.fill(answer);
  await reply.press('Enter');
  await expect(reply).toHaveValue('');
  await expect(panel.getByRole('log').getByText(answer)).toBeVisible();
  expect(await findBarriersInBothLanguages(desk)).toEqual([]);
  await panel.getByLabel('继续说').fill('今天能订吗？');
  await page.reload();
  await expect(panel.getByLabel('继续说')).toHaveValue('今天能订吗？');
  await expect(panel.getByRole('log').getByText(answer)).toHaveCount(1);
});

test(
  'a conversation goes on in both browsers when the server has been killed and is back',
  wide('pages'),
  async ({ portal, page, openContext, trouble }) => {
    test.slow();
    trouble.expectServerDown();
    trouble.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
    const question = '整柜订舱要提前几天？';
    await ask(page, question);
    const panel = panelOf(page);
    const staff = await openContext({
      session: await signInOverApi(portal.origin, { account: staffAccount }),
    });
    const desk = await openInbox(staff, question);
    await panel.getByLabel('继续说').fill('今天能订吗？');
    await portal.kill();
    await panel.getByLabel('继续说').press('Enter');
    await expect(panel.getByText('没有发出。')).toBeVisible();
    await portal.start();
    await panel.getByRole('button', { name: '重试' }).click();
    await expect(panel.getByText('没有发出。')).toHaveCount(0);
    await expect(desk.getByRole('log').getByText('今天能订吗？')).toHaveCount(1, { timeout: 60_000 });
    await desk.getByLabel('回复').fill('可以，截关时间是周五 17:00。');
    await desk.getByRole('button', { name: '发送' }).click();
    await expect(panel.getByRole('log').getByText('可以，截关时间是周五 17:00。')).toBeVisible({
      timeout: 60_000,
    });
  },
);

test('a colleague of the customer asks beside a page, and another does not see it', async ({
  portal,
  openContext,
}) => {
  const own = await openContext({ session: await signInOverApi(portal.origin) });
  const page = await own.newPage();
  await page.goto('/business/lcl/index');
  await page.getByRole('button', { name: /^帮助/ }).click();
  const drawer = page.getByRole('dialog', { name: '帮助' });
  await expect(drawer.getByRole('heading', { name: '与当前页面有关' })).toBeVisible();
  await drawer.getByRole('button', { name: '问客服' }).click();
  await drawer.getByLabel('您想了解什么？').fill('截关后还能改件数吗？');
  await drawer.getByRole('button', { name: '发送给客服' }).click();
  await expect(drawer.getByRole('log').getByText('截关后还能改件数吗？')).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  const other = await openContext({ session: await signInOverApi(portal.origin, { account: 'demo-sub' }) });
  const colleague = await other.newPage();
  await colleague.goto('/business/lcl/index');
  await colleague.getByRole('button', { name: /^帮助/ }).click();
  const theirs = colleague.getByRole('dialog', { name: '帮助' });
  await theirs.getByRole('button', { name: '问客服' }).click();
  await expect(theirs.getByLabel('您想了解什么？')).toBeVisible();
  await expect(theirs.getByRole('log')).toHaveCount(0);
});
