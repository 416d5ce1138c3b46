import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** The dialog that returns (退载) bookings. */
export class ReturnDialogScreen {
  readonly dialog: Locator;
  /** Bookings that cannot be returned, with why. */
  readonly barred: Locator;
  readonly reason: Locator;
  readonly confirm: Locator;
  /** What became of each booking that was chosen, once it was tried. */
  readonly results: Locator;
  readonly done: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /退载|[Rr]eturn/ });
    this.barred = this.dialog.locator('section');
    this.reason = this.dialog.getByRole('textbox', { name: either('退载原因', 'Reason for the return') });
    this.confirm = this.dialog.getByRole('button', { name: /退载 \d+ 票$|Return \d+$/ });
    this.results = this.dialog.getByRole('listitem');
    this.done = this.dialog.getByRole('button', { name: either('完成', 'Done') });
  }
}
