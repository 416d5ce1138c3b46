type Rule = (text: string) => string | null;

/**
 * As the shell's guard does for the portal, since widgets are looked at under the portal's policy: plain strings may
 * become style rules and addresses of our own scripts, and nothing else.
 */
export function guardInjection(): void {
  const { trustedTypes } = window as Window & {
    // Not in every browser, and not in TypeScript's DOM library.
    trustedTypes?: { createPolicy: (name: string, policy: Record<string, Rule>) => unknown };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: (url) =>
      new URL(url, window.location.href).origin === window.location.origin ? url : null,
  });
}
