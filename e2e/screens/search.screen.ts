import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** Search everywhere: its field in the header and the palette that it opens. */
export class SearchScreen {
  readonly opener: Locator;
  readonly palette: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly active: Locator;

  constructor(page: Page) {
    const name = either('全站搜索', 'Search everywhere');
    this.opener = page.getByRole('button', { name: /^(搜索订舱|Search bookings)/ });
    this.palette = page.getByRole('dialog', { name });
    this.field = this.palette.getByRole('combobox', { name });
    this.options = this.palette.getByRole('option');
    this.active = this.palette.getByRole('option', { selected: true });
  }

  /** The options under one heading. */
  group(name: RegExp | string): Locator {
    return this.palette.getByRole('group', { name }).getByRole('option');
  }
}
