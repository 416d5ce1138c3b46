import { expect, type Locator, type Page } from '@playwright/test';
import { either } from './words.ts';

/** /cost and /cost/detail */
export class BillScreen {
  readonly page: Page;
  readonly main: Locator;
  readonly dialog: Locator;
  readonly empty: Locator;
  /** The state of the bill that is open, beside its number. */
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
    this.empty = this.main.getByText(either('没有符合条件的账单。', 'No bills match.'));
    this.status = this.main.locator('header').filter({ visible: true }).first();
  }

  /** The row of the list with this number. */
  row(number: string): Locator {
    return this.main.getByRole('row').filter({ has: this.page.getByRole('link', { name: number }) });
  }

  /** A fee of the bill that is open, with what is quoted and billed for it. */
  fee(name: string): Locator {
    return this.main.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  /** Within the page or the dialog that stands before it. */
  async press(name: string, within = this.main): Promise<void> {
    await within.getByRole('button', { name, exact: true }).click();
  }

  async attach(within: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await within.locator('input[type="file"]').setInputFiles(file);
    await expect(within.getByText(file.name).first()).toBeVisible();
    // It is stored.
    await expect(within.getByText(/正在上传 \d+%/)).toHaveCount(0);
  }
}
