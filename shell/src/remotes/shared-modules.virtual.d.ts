// Made by the build: shared/build/src/shared-provider.ts.

/** What the shell runs itself, each as its name, its version and the module. */
export declare const running: readonly [name: string, version: string, code: unknown][];

/** What nobody may have asked for yet. */
export declare const lazy: readonly [name: string, version: string, load: () => Promise<unknown>][];
