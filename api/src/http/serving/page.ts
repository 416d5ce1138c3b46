import {
  type Locale,
  languageTags,
  type OpenedWebsite,
  type PageAnswer,
  type PreloadedFile,
  type RefusedOverride,
  type SignedRegistry,
  type WebsiteConfig,
} from '@berth/contract';
import { makeNonce, pagePolicy } from '../connection/security-headers.ts';
import { escapeText } from './escape.ts';

/** What `@berth/build` writes into the page wherever the nonce of the answer belongs. */
const noncePlaceholder = '__CSP_NONCE__';

/** What the shell needs first, put into the page so that it asks for nothing before it draws. */
export type BootData = {
  /** On pages of the public site. Null when it could not be read: the shell then asks for it, and shows what is wrong. */
  config: WebsiteConfig | null;
  /** On every other page. A shell of before does not know it, and asks for `config`. */
  website: OpenedWebsite | null;
  /** Null when it could not be read: the shell then asks for it, or takes its cached copy. */
  registry: SignedRegistry | null;
  /** The version of the shell that this page consists of. */
  shell: string;
  /** Of what a member of staff asked for by `?remotes=`; nobody else sees it. */
  refusedOverrides: readonly RefusedOverride[];
  /**
   * What `?remotes=` said, where somebody typed the address or followed a link of our own: it may be kept until they
   * have signed in. Null where another site led here.
   */
  ownOverrides: string | null;
  /** Factor for how long the page waits for a version of a remote, and notices stay. */
  patience: number;
  /** Files of the shell that a visitor's first page after signing in needs. */
  ahead: readonly string[];
  /** What the page was drawn from; null where the browser draws it. */
  answers: readonly PageAnswer[] | null;
};

export type PageContent = {
  /** Whether shell or remotes may have a page there; else the same page says that there is none, as a 404. */
  isKnown: boolean;
  boot: BootData;
  /** What the shell verifies the registry with, SPKI as base64. */
  registryKey: string;
  preloads: readonly PreloadedFile[];
  /** Where scripts and styles may come from other than our own origin. */
  origins: readonly string[];
  /** Sites whose pages may stand in a frame of the page, as `host[:port]`. */
  frameHosts: readonly string[];
  /** A public page as it is before any script runs. */
  drawn: DrawnContent | null;
  /** Changes with what the page holds, where it is the same for every visitor; null for a page of somebody's own. */
  tag: string | null;
};

type DrawnContent = {
  html: string;
  /** Elements of the page's head. */
  head: string;
  title: string;
  styles: string;
  locale: Locale;
};

/** A page as it was built, whose scripts and styles are those of one answer. */
export function withNonce(template: string, nonce: string): string {
  return template.replaceAll(noncePlaceholder, nonce);
}

/** The built index.html with all that one visit needs and a fresh nonce, and the policy that goes with that nonce. */
export function renderPage(
  template: string,
  { boot, registryKey, preloads, origins, frameHosts, drawn }: PageContent,
): { html: string; policy: string } {
  const nonce = makeNonce();
  // `<` ends a script element early wherever it stands; in JSON it can be written otherwise.
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="berth-boot" nonce="${nonce}">${json}</script>`;
  const key = `<meta name="berth-registry-key" content="${registryKey}">`;
  const page = withNonce(template, nonce);
  const html = (drawn ? withDrawn(page, drawn, nonce) : page)
    // A function, because `$` means something in a replacement text. What the page begins with is asked for before
    // what it needs next: a browser has few connections.
    .replace('</head>', () => `${preloads.map(drawn ? linkOfDrawn : linkOf).join('')}${key}${block}</head>`);
  return { html, policy: pagePolicy({ nonce, origins, frameHosts, hasTrustedTypes: true }) };
}

const emptyRoot = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

/** The page's content in the place of what stands there until a script runs; what a release wrote has no nonce. */
function withDrawn(page: string, { html, head, title, styles, locale }: DrawnContent, nonce: string): string {
  return page
    .replace(/<html lang="[^"]*">/, () => `<html lang="${languageTags[locale]}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeText(title)}</title>${head}`)
    .replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
    .replace(emptyRoot, () => `<div id="root">${html}</div>`);
}

/**
 * A style sheet is what the page is read with; a script is asked for after all that is read. The code that loads the style
 * sheet later finds it by `data-href`.
 */
function linkOfDrawn(file: PreloadedFile): string {
  const { href, integrity } = file;
  if (!href.endsWith('.css')) return linkOf(file).replace('>', ' fetchpriority="low">');
  const inBuild = /\/static\/.*$/.exec(href)?.[0].slice(1) ?? href;
  return `<link rel="stylesheet" href="${href}" data-href="${inBuild}" integrity="${integrity}" crossorigin="anonymous">`;
}

// Every file of a build is loaded as `crossorigin="anonymous"`: a preload in another mode would be fetched twice.
function linkOf({ href, integrity }: PreloadedFile): string {
  const as = href.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
}
