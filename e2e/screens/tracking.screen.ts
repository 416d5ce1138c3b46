import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** Where the containers of a booking are, on its page: one of them at a time. */
export class TrackingScreen {
  readonly section: Locator;
  readonly containers: Locator;
  /** Of the container that is shown: the time that comes next. */
  readonly next: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: either('货物跟踪', 'Tracking') });
    this.containers = this.section.getByRole('tab');
    this.next = this.section.getByRole('listitem').and(page.locator('[aria-current="step"]'));
  }

  async show(number: string): Promise<void> {
    await this.section.getByRole('tab', { name: new RegExp(`^${number}`) }).click();
  }

  /** The picture of the voyage, by what it says at its end: `航行中`. */
  voyage(state: string): Locator {
    return this.section.getByRole('img', { name: new RegExp(`${state}$`) });
  }

  /** The seven times of a container. */
  times(number: string): Locator {
    return this.section
      .getByRole('list', { name: either(`${number} 的七个时间`, `The seven times of ${number}`) })
      .getByRole('listitem');
  }
}
