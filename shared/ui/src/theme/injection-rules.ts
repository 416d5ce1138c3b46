type Rule = (text: string) => string | null;
type Policy = { createHTML: Rule; createScript: Rule; createScriptURL: Rule };

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's DOM library. */
    trustedTypes?: { createPolicy: (name: string, policy: Partial<Policy>) => unknown };
  }
}

/**
 * What plain strings may become where Trusted Types are enforced, for every page that the kit is drawn in; to be
 * called before any other code of the page runs. Style rules may be written, and scripts come by an address of our own
 * origin; a page may know more origins, and text that is no program. A rule's null makes the browser throw.
 */
export function guardInjection(more: { origins?: ReadonlySet<string>; createScript?: Rule } = {}): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: htmlWithoutMarkup,
    createScriptURL: (url) => ownScriptUrl(url, more.origins),
    ...(more.createScript && { createScript: more.createScript }),
  });
}

/**
 * antd writes its rules by `innerHTML` of a style element. Where no `<` is, no element can come of it, and rules
 * need none.
 */
function htmlWithoutMarkup(html: string): string | null {
  return html.includes('<') ? null : html;
}

/** An address of our own origin or of those that are allowed besides. */
function ownScriptUrl(url: string, origins?: ReadonlySet<string>): string | null {
  const { origin, protocol } = new URL(url, window.location.href);
  const isAllowed = origin === window.location.origin || (origins?.has(origin) ?? false);
  return isAllowed && /^https?:$/.test(protocol) ? url : null;
}
