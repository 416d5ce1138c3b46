import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** The import of cargo lines over the form of a booking. */
export class ImportDialogScreen {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly template: Locator;
  readonly problems: Locator;
  readonly close: Locator;
  /** In the form, once the dialog is closed. */
  readonly notice: Locator;
  readonly undo: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.open = main.getByRole('button', { name: either('从 Excel 导入', 'Import from Excel') });
    this.dialog = page.getByRole('dialog', { name: either('导入货物明细', 'Import cargo lines') });
    this.template = this.dialog.getByRole('button', { name: either('下载模板', 'Download the template') });
    this.problems = this.dialog.getByRole('table');
    this.close = this.dialog.getByRole('button', { name: either('完成', 'Done'), exact: true });
    this.notice = main.getByRole('region', { name: either('导入货物明细', 'Import cargo lines') });
    this.undo = this.notice.getByRole('button', { name: either('撤销导入', 'Undo the import') });
  }

  async choose(file: ChosenFile): Promise<void> {
    await this.dialog.locator('input[type="file"]').setInputFiles(file);
  }

  choice(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
