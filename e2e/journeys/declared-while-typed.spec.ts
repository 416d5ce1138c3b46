import { completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { DeclarationScreen, goodsHeadings, lampLine } from '../screens/declaration.screen.ts';

test('a colleague sends the declaration that is typed in: after a reload what was typed is still to be read', async ({
  portal,
  session,
  signedIn: page,
  openContext,
}) => {
  test.slow();
  const booking = completeBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' });
  const { id } = await submitBooking(session, booking);
  const own = new DeclarationScreen(page);
  await page.goto(`/customs/start?bookings=${id}`);
  await own.press('开始填写');
  await expect(own.status('未提交')).toBeVisible();

  const colleague = await signInOverApi(portal.origin, { account: 'demo-sub' });
  const theirs = new DeclarationScreen(await (await openContext({ session: colleague })).newPage());
  await theirs.page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await theirs.fillHeader();
  await theirs.pasteGoods([goodsHeadings, lampLine]);
  await theirs.handInAll(['合同', '发票', '装箱单', '报关委托书']);
  await own.fill({ 境外收货人: 'TYPED IN VAIN LLC' });
  await expect(own.main.getByText('已暂存在本浏览器')).toBeVisible();
  await theirs.press('提交');
  await theirs.page.getByRole('button', { name: '仍然提交' }).click();
  await expect(theirs.page).toHaveURL(/\/customs$/);

  await page.reload();
  await expect(own.status('待确认')).toBeVisible();
  await own.press('查看未保存的内容');
  const typed = own.main.getByRole('region', { name: '未保存的内容' });
  await expect(typed).toContainText('TYPED IN VAIN LLC');
  await own.press('放弃');
  await expect(typed).toBeHidden();
});
