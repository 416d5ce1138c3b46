/** Kept on `globalThis`, so that a second copy of this module is caught as well as a second call. */
const claimsKey = Symbol.for('berth.runtime.single');
type ClaimHolder = { [claimsKey]?: Set<string> };

function claims(): Set<string> {
  const holder = globalThis as ClaimHolder; // a place of our own, by symbol
  holder[claimsKey] ??= new Set();
  return holder[claimsKey];
}

/** Throws when `name` was made before: there is one store, one HTTP client, one i18n in a browser page. */
export function claimSingle(name: string): void {
  if (claims().has(name)) {
    throw new Error(`${name} exists already: a second one would not share its state with the first.`);
  }
  claims().add(name);
}

/** For tests alone: lets the next runtime be made. */
export function releaseSingles(): void {
  claims().clear();
}

/** One thing of the page, held by the module that owns it; `createRuntime` makes them all. */
export function createSingle<Value>(name: string): { make(create: () => Value): Value; get(): Value } {
  let held: { value: Value } | null = null;
  return {
    make(create) {
      claimSingle(name);
      const value = create();
      held = { value };
      return value;
    },
    get() {
      if (!held) throw new Error(`There is no ${name} yet: the shell calls createRuntime() once at start.`);
      return held.value;
    },
  };
}
