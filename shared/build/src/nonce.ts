import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Stands in the built index.html wherever the server must put the nonce of the request. */
const noncePlaceholder = '__CSP_NONCE__';

/**
 * Marks every script and stylesheet of the page with the placeholder, and lets the chunk loader and antd's
 * style injector read the real nonce from the page. (`security.nonce` would freeze the placeholder into the
 * cached script files.)
 */
export function pluginNonce(): RsbuildPlugin {
  return {
    name: 'berth:nonce',
    setup(api) {
      const preEntry = fileURLToPath(new URL('./page/read-nonce.js', import.meta.url));
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { preEntry } }),
      );
      api.modifyHTMLTags({
        order: 'post',
        handler: (tags) => {
          for (const tag of [...tags.headTags, ...tags.bodyTags]) {
            if (['script', 'style', 'link'].includes(tag.tag)) {
              tag.attrs = { ...tag.attrs, nonce: noncePlaceholder };
            }
          }
          return tags;
        },
      });
      api.transform({ test: /@rc-component.util.es.Dom.dynamicCSS\.js$/ }, ({ code }) => withNonce(code));
    },
  };
}

// Some of antd's styles are injected without the nonce given to ConfigProvider (measuring a scroll bar is one).
function withNonce(code: string): string {
  const nonced = code.replace(/if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\?\.nonce;/, (found) =>
    found.replaceAll('csp?.nonce', '(csp?.nonce ?? __webpack_nonce__)'),
  );
  if (nonced === code) {
    throw new Error('@rc-component/util no longer reads csp?.nonce: find where it takes the nonce from now.');
  }
  return nonced;
}
