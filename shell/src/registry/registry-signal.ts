import type { Registry } from '@berth/contract';
import { createSignal } from '@berth/runtime';

/** The registry that this page runs on; null until the boot has read it. */
export const openRegistry = createSignal<Registry | null>(null);
