import type { Locator, Page } from '@playwright/test';

/** /cost/desk and what it leads to, in Chinese. */
export class DeskScreen {
  readonly page: Page;
  readonly main: Locator;
  readonly menuItem: Locator;
  /** The state of the bill that is open, beside its number. */
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.menuItem = page.getByRole('navigation').getByRole('link', { name: '账单工作台' });
    // Pages of other tabs stay, hidden.
    this.status = this.main.locator('header').filter({ visible: true }).first();
  }

  async open(): Promise<void> {
    await this.page.goto('/cost/desk');
  }

  /** What waits under a heading, by its number. */
  waiting(heading: string, number: string): Locator {
    const section = this.main.getByRole('region', { name: heading });
    return section.getByRole('link', { name: number, exact: true });
  }

  field(name: string): Locator {
    return this.main.getByRole('textbox', { name });
  }

  async fillDay(name: string, day: string): Promise<void> {
    await this.field(name).fill(day);
    await this.field(name).press('Enter');
  }

  async press(name: string): Promise<void> {
    await this.main.getByRole('button', { name, exact: true }).click();
  }
}
