import { fileURLToPath } from 'node:url';
import { chooseLook, looks } from '../fixtures/look.ts';
import { pages } from '../fixtures/pages.ts';
import { test } from '../fixtures/portal-test.ts';

// For people to look at, not compared: `LOOKS=1 pnpm e2e screenshots` writes them to e2e/screenshots.
const folder = fileURLToPath(new URL('../screenshots', import.meta.url));

for (const { name, height = 900, open } of pages) {
  for (const look of looks) {
    test(`${name} in ${look.locale}, ${look.appearance}`, async ({ context, signedIn, session }) => {
      await chooseLook(context, look);
      await open(signedIn, session);
      for (const width of [1440, 1024, 390]) {
        await signedIn.setViewportSize({
          width,
          height: width === 390 ? Math.max(844, height * 1.5) : height,
        });
        await signedIn.evaluate(() => document.fonts.ready);
        await signedIn.screenshot({
          path: `${folder}/${name}-${width}-${look.locale}-${look.appearance}.png`,
          animations: 'disabled',
          fullPage: true,
        });
      }
    });
  }
}
