import * as runtime from '@module-federation/runtime-core';

/** Gives versions of before what they were built to find on `window`. */
export function provideEarlierRuntime(): void {
  Object.assign(window, { _FEDERATION_RUNTIME_CORE: runtime });
}
