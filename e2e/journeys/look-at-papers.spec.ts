import { activePdfs, samplePdf } from '../../api/test/sample-files.ts';
import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { openDeclaration } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { DeclarationScreen } from '../screens/declaration.screen.ts';

test('made documents are looked at in the page, and papers one after the other', async ({
  signedIn: page,
  trouble,
}) => {
  const own = new DeclarationScreen(page);
  await openDeclaration(page, 'returned');
  const number = await own.readNumber();

  await test.step('the documents as the portal makes them', async () => {
    await own.press('查看');
    await expect
      .poll(() => own.inkOfPage(`${number} 报关单证.pdf`, '第 1 页，共 5 页'))
      .toBeGreaterThan(1000);
    expect(await findBarriersInBothLanguages(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('papers, by the arrow keys', async () => {
    const [first, second] = [`合同 ${number}.pdf`, `发票 ${number}.pdf`];
    await own.main.getByRole('link', { name: first }).click();
    await expect.poll(() => own.inkOfPage(first, '第 1 页，共 1 页')).toBeGreaterThan(1000);
    await page.keyboard.press('ArrowRight');
    await expect(own.looked(second).getByText('2 / 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own.looked(second)).toBeHidden();
  });

  await test.step('a PDF with a script is refused where it was handed in; the paper that was there stays', async () => {
    const place = own.main.getByRole('region', { name: '合同', exact: true });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      place
        .getByRole('button', { name: /替换|上传/ })
        .first()
        .click(),
    ]);
    trouble.expectFailedCall('/api/business/clearance');
    const buffer = await samplePdf(activePdfs['a script by name']);
    await chooser.setFiles({ name: '带脚本.pdf', mimeType: 'application/pdf', buffer });
    await expect(place).toContainText('带脚本.pdf');
    await expect(place).toContainText('脚本');
    await expect(place.getByRole('link', { name: `合同 ${number}.pdf` })).toBeVisible();
  });
});
