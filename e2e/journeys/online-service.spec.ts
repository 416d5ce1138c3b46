import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';

const question = '拼箱订舱怎么下单？';

test('a visitor asks, staff answer, and both go on when the server has been killed and is back', async ({
  portal,
  page,
  openContext,
  trouble,
}) => {
  test.slow();
  trouble.expectServerDown();
  trouble.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await page.goto('/index');
  await page.getByRole('button', { name: '在线客服' }).click();
  const panel = page.getByRole('dialog', { name: '在线客服' });
  await panel.getByLabel('您想了解什么？').fill(question);
  await expect(
    panel.getByRole('region', { name: '可能有您要的答案' }).getByRole('button').first(),
  ).toBeVisible();
  // Out of hours it is needed.
  await panel.getByLabel(/^邮箱/).fill('visitor@sample.test');
  await panel.getByRole('button', { name: '发送给客服' }).dblclick();
  const log = panel.getByRole('log');
  await expect(log.getByText(question)).toHaveCount(1);

  const staff = await openContext({ session: await signInOverApi(portal.origin, { account: staffAccount }) });
  const desk = await staff.newPage();
  await desk.goto('/site/conversations');
  await desk.getByRole('button', { name: /^待回复/ }).click();
  await desk.getByRole('button', { name: question }).click();
  const reply = desk.getByLabel('回复');
  await reply.fill('在“拼箱订舱”里点“新增”即可。');
  await reply.press('Enter');
  await expect(reply).toHaveValue('');
  await expect(log.getByText('在“拼箱订舱”里点“新增”即可。')).toBeVisible();
  expect(await findBarriersInBothLanguages(desk)).toEqual([]);

  await panel.getByLabel('继续说').fill('今天能订吗？');
  await page.reload();
  await expect(panel.getByLabel('继续说')).toHaveValue('今天能订吗？');
  await expect(log.getByText(question)).toHaveCount(1);

  await portal.kill();
  await panel.getByLabel('继续说').press('Enter');
  await expect(panel.getByText('没有发出。')).toBeVisible();
  await portal.start();
  await panel.getByRole('button', { name: '重试' }).click();
  await expect(panel.getByText('没有发出。')).toHaveCount(0);
  await expect(desk.getByRole('log').getByText('今天能订吗？')).toHaveCount(1, { timeout: 60_000 });
  await reply.fill('可以，截关时间是周五 17:00。');
  await desk.getByRole('button', { name: '发送' }).click();
  await expect(log.getByText('可以，截关时间是周五 17:00。')).toBeVisible({ timeout: 60_000 });
});

test('a colleague of the customer asks beside a page and does not see what others ask', async ({
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
