import { readBootBlock } from './boot-block.ts';

let factor: number | undefined;

/** So many times as long as usual this portal waits and lets notices stay: its setting PATIENCE. */
export function patience(): number {
  factor ??= readBootBlock().patience ?? 1;
  return factor;
}
