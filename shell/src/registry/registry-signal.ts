import type { Registry } from '@berth/contract';
import { createSignal } from '@berth/runtime';

/** The registry that this page runs on; null until the boot has read it. */
export const openRegistry = createSignal<Registry | null>(null);

/** The last one that the server has given to this page: the same, unless code that runs kept it from being taken. */
export const newestRegistry = createSignal<Registry | null>(null);

/** True while a remote that was not loaded yet should wait: its version may be about to change. */
export const isRegistryAwaited = createSignal(false);
