/** Origins besides our own that a verified registry named. */
const allowedOrigins = new Set<string>();

type Rule = (text: string) => string | null;
type Policy = { createHTML: Rule; createScript: Rule; createScriptURL: Rule };

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's DOM library. */
    trustedTypes?: { createPolicy: (name: string, policy: Partial<Policy>) => unknown };
  }
}

/**
 * What plain strings may become where Trusted Types are enforced; made before any other code of the page runs.
 * Scripts come by an address of an allowed origin and never as text. A rule's null makes the browser throw.
 */
export function guardInjection(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: htmlWithoutMarkup,
    createScript: dataBlock,
    createScriptURL: ownScriptUrl,
  });
}

/** From now on scripts may come from where this address leads: a verified registry named it. */
export function allowScriptsOf(address: string): void {
  allowedOrigins.add(new URL(address).origin);
}

/**
 * antd writes its rules by `innerHTML` of a style element. Where no `<` is, no element can come of it, and rules
 * need none.
 */
export function htmlWithoutMarkup(html: string): string | null {
  return html.includes('<') ? null : html;
}

/** JSON of an object, as search engines read it from a data block: run as a script it is a syntax error and no more. */
export function dataBlock(text: string): string | null {
  try {
    const isObject = text.startsWith('{"') && JSON.parse(text) !== null;
    return isObject ? text : null;
  } catch {
    return null;
  }
}

export function ownScriptUrl(url: string): string | null {
  const { origin, protocol } = new URL(url, window.location.href);
  const isAllowed = origin === window.location.origin || allowedOrigins.has(origin);
  return isAllowed && /^https?:$/.test(protocol) ? url : null;
}
