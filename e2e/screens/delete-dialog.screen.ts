import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** The dialog that deletes drafts. */
export class DeleteDialogScreen {
  readonly dialog: Locator;
  /** Bookings that are no drafts, with how they stand. */
  readonly barred: Locator;
  readonly drafts: Locator;
  readonly confirm: Locator;
  readonly done: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /删除|[Dd]elet/ });
    this.barred = this.dialog.locator('section');
    this.drafts = this.dialog
      .getByRole('list', { name: either('将要删除的草稿', 'Drafts to be deleted') })
      .getByRole('listitem');
    this.confirm = this.dialog.getByRole('button', { name: /删除 \d+ 份$|Delete \d+$/ });
    this.done = this.dialog.getByRole('button', { name: either('完成', 'Done') });
  }
}
