import type { Locator, Page } from '@playwright/test';

/** A page of a drill remote, by the remote's name: the second edition is the newest, the first the last good one. */
export class DrillScreen {
  readonly page: Page;
  readonly path: string;
  readonly heading: Locator;
  readonly spareHeading: Locator;
  readonly note: Locator;
  readonly linkToOther: Locator;
  readonly otherHeading: Locator;
  readonly spareOtherHeading: Locator;
  /** What a page says by its catalogue, and what its call answered. */
  readonly words: Locator;
  readonly things: Locator;

  constructor(page: Page, name: string) {
    const edition = (number: 1 | 2, words: string) =>
      page.getByRole('heading', { name: `${name} edition ${number} ${words}`, exact: true });
    this.page = page;
    this.path = `/${name}`;
    this.heading = edition(2, 'works');
    this.spareHeading = edition(1, 'works');
    this.note = page.getByLabel('note');
    this.linkToOther = page.getByRole('link', { name: 'other page' });
    this.otherHeading = edition(2, 'works here too');
    this.words = page
      .getByRole('main')
      .getByText(/^A drill of what can go wrong/)
      .filter({ visible: true });
    this.things = page.getByRole('main').getByRole('status').filter({ hasText: 'a thing', visible: true });
    this.spareOtherHeading = edition(1, 'works here too');
  }
}
