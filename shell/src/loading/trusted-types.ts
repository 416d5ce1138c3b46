import { guardInjection } from '@berth/ui/injection-rules';

/** Origins, other than our own, that a verified registry named. */
const allowedOrigins = new Set<string>();

/** What plain strings may become in the portal; made before any other code of the page runs. */
export function guardPortal(): void {
  guardInjection({ origins: allowedOrigins, createScript: dataBlock });
}

/** From now on scripts may come from where this address leads: a verified registry named it. */
export function allowScriptsOf(address: string): void {
  allowedOrigins.add(new URL(address).origin);
}

/** JSON of an object, as search engines read it from a data block: run as a script it is a syntax error and no more. */
function dataBlock(text: string): string | null {
  try {
    const isObject = text.startsWith('{"') && JSON.parse(text) !== null;
    return isObject ? text : null;
  } catch {
    return null;
  }
}
