import type { Locator, Page } from '@playwright/test';

/** A page of a drill remote, by the remote's name. */
export class DrillScreen {
  readonly page: Page;
  readonly path: string;
  readonly heading: Locator;
  readonly linkToOther: Locator;
  readonly otherHeading: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.path = `/${name}`;
    this.heading = page.getByRole('heading', { name: `${name} works`, exact: true });
    this.linkToOther = page.getByRole('link', { name: 'other page' });
    this.otherHeading = page.getByRole('heading', { name: `${name} works here too` });
  }
}
