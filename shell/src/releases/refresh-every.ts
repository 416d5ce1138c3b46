/** A canary that goes wrong is stopped within minutes: who watches it should not have to reload. */
export const refreshEveryMs = 15_000;
