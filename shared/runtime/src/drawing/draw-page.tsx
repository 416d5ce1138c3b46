import type { Drawing, DrawingInput, Locale, PageHead, PageRead } from '@berth/contract';
import { nameOfRead } from '@berth/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { RemoteDefinition } from '../seam/define-remote.ts';
import { DrawingContext, type PageDrawing } from './drawing-context.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { matchRoute } from './match-route.ts';

/**
 * Draws a page of a remote as HTML, out of nothing but what it is given. Null where the remote has no such page. Where
 * the page asks for answers that were not given, they are named, and the drawing is not yet the page.
 */
export async function drawPage(
  remote: RemoteDefinition,
  input: DrawingInput,
  stylesOf: (locale: Locale, primaryColor: string | null) => string,
): Promise<Drawing | null> {
  const found = matchRoute(remote.routes, input.path);
  if (!found) return null;
  const { default: words } = await remote.translations[input.locale]();
  const loaded = await found.route.page();
  const Page = 'default' in loaded ? loaded.default : (loaded as ComponentType); // one of both, by its type
  const reads = new Map<string, PageRead>();
  let head: PageHead | null = null;
  let usesNow = false;
  const drawing: PageDrawing = {
    input,
    words: { [remote.name]: words },
    params: found.params,
    say: (said) => {
      head = said;
    },
    ask: (read) => reads.set(nameOfRead(read), read),
    tellTime: () => {
      usesNow = true;
      return input.now;
    },
  };
  const html = renderToString(
    <DrawingContext value={drawing}>
      <Page />
    </DrawingContext>,
  );
  const { primaryColor } = input.config.base[input.locale];
  const plain = withoutInlineStyles(html);
  const styles = stylesOf(input.locale, primaryColor) + plain.styles;
  return { html: plain.html, head, styles, usesNow, reads: [...reads.values()] };
}
