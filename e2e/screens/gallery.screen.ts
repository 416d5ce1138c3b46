import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@berth/contract';
import type { Locator, Page } from '@playwright/test';
import { untilStill } from '../fixtures/still-page.ts';

const homes = ['../../shared/ui/src', '../../shared/runtime/src'];

/** Every folder that has a preview: what the gallery shows. */
export const widgetNames: readonly string[] = [
  ...new Set(
    homes
      .map((home) => fileURLToPath(new URL(home, import.meta.url)))
      .flatMap((home) => readdirSync(home, { recursive: true, encoding: 'utf8' }))
      .filter((path) => path.endsWith('.preview.tsx'))
      .map((path) => dirname(path)),
  ),
].sort();

export type Shown = { widget: string; locale: Locale; state?: string };

/** A widget in the gallery, without the gallery's own bars. */
export class GalleryScreen {
  readonly page: Page;
  readonly states: Locator;
  readonly failures: Locator;

  constructor(page: Page) {
    this.page = page;
    this.states = page.locator('section[data-state]');
    this.failures = page.getByText(
      /^(预览未能加载|此状态绘制时出错|The preview did not load|This state threw)/,
    );
  }

  async open(shown: Shown): Promise<void> {
    await this.page.goto(`/?${searchOf(shown)}`);
    await this.#isDrawn();
  }

  /** As `open`, begun anew as well, but without loading the page again. */
  async show(shown: Shown): Promise<void> {
    // By way of a state that no widget has: nothing of what was shown is kept.
    await this.#goTo(searchOf({ ...shown, state: '-' }));
    await this.states.first().waitFor({ state: 'detached' });
    await this.#goTo(searchOf(shown));
    await this.#isDrawn();
  }

  stateNames(): Promise<string[]> {
    return this.states.evaluateAll((sections) =>
      sections.map((section) => section.getAttribute('data-state') ?? ''),
    );
  }

  /**
   * Whether states cannot be looked at side by side: a dialog covers the others or waits to be opened alone, two
   * elements with one id (each preview stands for a page of its own) would be told apart by nobody, and of long tables
   * a page makes each key that is pressed on it take half a second.
   */
  isCrowded(): Promise<boolean> {
    return this.page.evaluate(() => {
      if (document.querySelectorAll('*').length > 2500) return true;
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const isAlone = document.querySelector('section[data-alone]') !== null;
      const isCovered = [...document.querySelectorAll('[role=dialog]')].some((dialog) =>
        dialog.checkVisibility({ visibilityProperty: true }),
      );
      return isAlone || isCovered || new Set(ids).size < ids.length;
    });
  }

  /** The same widget as it stands, in the other appearance. */
  async darken(shown: Shown): Promise<void> {
    await this.#goTo(searchOf(shown, 'dark'));
    await this.page.locator('html[data-appearance=dark]').waitFor();
    await this.rest();
  }

  async #goTo(search: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', `?${address}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, search);
  }

  async #isDrawn(): Promise<void> {
    await this.states.or(this.failures).first().waitFor();
    // Previews load their choices and rows as real pages do.
    await untilStill(this.page, 150);
  }

  /** Until what stands there is drawn anew, wider, narrower or darker, and nothing more changes. */
  async rest(): Promise<void> {
    await untilStill(this.page, 50);
  }
}

function searchOf({ widget, locale, state }: Shown, appearance = 'light'): string {
  const search = new URLSearchParams({ widget, lang: locale, appearance, bare: '' });
  if (state) search.set('state', state);
  return search.toString();
}
