import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@berth/contract';
import { expect, type Locator, type Page } from '@playwright/test';

const kit = fileURLToPath(new URL('../../shared/ui/src', import.meta.url));

/** Every folder of the kit that has a preview: what the gallery shows. */
export const widgetNames: readonly string[] = [
  ...new Set(
    readdirSync(kit, { recursive: true, encoding: 'utf8' })
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
    await this.page.goto(`/dev/ui?${searchOf(shown)}`);
    await this.#isDrawn();
  }

  /** As `open`, begun anew as well, but without loading the page again. */
  async show(shown: Shown): Promise<void> {
    // By way of a state that no widget has: nothing of what was shown is kept.
    await this.#goTo(searchOf({ ...shown, state: '-' }));
    await expect(this.states).toHaveCount(0);
    await this.#goTo(searchOf(shown));
    await this.#isDrawn();
  }

  stateNames(): Promise<string[]> {
    return this.states.evaluateAll((sections) =>
      sections.map((section) => section.getAttribute('data-state') ?? ''),
    );
  }

  /**
   * Whether states cannot be looked at side by side: a dialog covers the others, two elements with one id (each
   * preview stands for a page of its own) would be told apart by nobody, and of long tables a page makes each key
   * that is pressed on it take half a second.
   */
  isCrowded(): Promise<boolean> {
    return this.page.evaluate(() => {
      if (document.querySelectorAll('*').length > 2500) return true;
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const isCovered = [...document.querySelectorAll('[aria-modal=true]')].some((dialog) =>
        dialog.checkVisibility({ visibilityProperty: true }),
      );
      return isCovered || new Set(ids).size < ids.length;
    });
  }

  /** The same widget as it stands, in the other appearance. */
  async darken(shown: Shown): Promise<void> {
    await this.#goTo(searchOf(shown, 'dark'));
    await this.page.locator('html[data-appearance=dark]').waitFor();
    await this.settle();
  }

  async #goTo(search: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', `?${address}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, search);
  }

  async #isDrawn(): Promise<void> {
    await this.states.or(this.failures).first().waitFor();
    await this.settle();
  }

  /** Until nothing has changed for a moment: previews load their choices and rows as real pages do. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      ({ quietMs, atMostMs }) =>
        new Promise<void>((resolve) => {
          const end = () => {
            observer.disconnect();
            clearTimeout(timer);
            clearTimeout(last);
            resolve();
          };
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(end, quietMs);
          });
          let timer = setTimeout(end, quietMs);
          // A clock or a progress bar may never rest.
          const last = setTimeout(end, atMostMs);
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        }),
      { quietMs: 150, atMostMs: 2500 },
    );
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
}

function searchOf({ widget, locale, state }: Shown, appearance = 'light'): string {
  const search = new URLSearchParams({ widget, lang: locale, appearance, bare: '' });
  if (state) search.set('state', state);
  return search.toString();
}
