import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** /statistical */
export class ConsoleScreen {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly arrange: Locator;
  readonly done: Locator;
  readonly reset: Locator;
  readonly cardTitles: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: either('控制台', 'Console') });
    this.arrange = this.main.getByRole('button', { name: either('自定义', 'Customise') });
    this.done = this.main.getByRole('button', { name: either('完成', 'Done') });
    this.reset = this.main.getByRole('button', { name: either('恢复默认', 'Reset') });
    this.cardTitles = this.main.getByRole('heading', { level: 2 });
  }

  async open(): Promise<void> {
    await this.page.goto('/statistical');
  }

  card(chinese: string, english: string): Locator {
    return this.main.getByRole('region', { name: either(chinese, english) });
  }

  /** One figure of the row, by its name. */
  figure(chinese: string, english: string): Locator {
    const name = this.page.getByText(either(chinese, english));
    return this.card('业务概览', 'At a glance').getByRole('listitem').filter({ has: name });
  }
}
