/**
 * Lets React's `use` take what a promise holds in the very drawing that asks, once it is there: React reads these two
 * fields, and otherwise finds out by waiting, that is by drawing an outline first.
 */
export function readyForUse<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined, // for whoever uses it
  );
  return promise;
}
