import type { RemoteEntry, WebsiteConfig } from '@berth/contract';
import { makeNonce, pagePolicy } from '../security-headers.ts';

/** What `@berth/build` writes into the page wherever the nonce of the answer belongs. */
const noncePlaceholder = '__CSP_NONCE__';

/** What the shell needs first, put into the page so that it asks for nothing before it draws. */
export type BootData = {
  /** Null when it could not be read: the shell then asks for it, and shows what is wrong. */
  config: WebsiteConfig | null;
  remotes: RemoteEntry[];
};

/** The built index.html with a fresh nonce and the boot data, and the policy that goes with that nonce. */
export function renderPage(template: string, boot: BootData): { html: string; policy: string } {
  const nonce = makeNonce();
  // `<` ends a script element early wherever it stands; in JSON it can be written otherwise.
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="berth-boot" nonce="${nonce}">${json}</script>`;
  const html = template
    .replaceAll(noncePlaceholder, nonce)
    // A function, because `$` means something in a replacement text.
    .replace('</head>', () => `${block}</head>`);
  return { html, policy: pagePolicy(nonce) };
}
