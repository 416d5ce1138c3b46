import { type FclContainer, normalizeDecimal, trimText, type VgmMethod } from '@berth/contract';

/** The VGM of a container as it stands on screen: the mass as typed. */
export type VgmEntry = { vgmKg: string; vgmMethod: VgmMethod | null };

export function entryOf({ vgmKg, vgmMethod }: FclContainer): VgmEntry {
  return { vgmKg: vgmKg === null ? '' : String(vgmKg), vgmMethod };
}

/** It tells another mass or method than is stored. A method alone is no VGM yet. */
export function isOther({ vgmKg, vgmMethod }: VgmEntry, stored: FclContainer | undefined): boolean {
  const mass = massOf(vgmKg);
  if (!stored || (stored.vgmKg === null && mass === null)) return false;
  return stored.vgmKg !== mass || stored.vgmMethod !== vgmMethod;
}

/** A mass as typed, KGS; NaN for what is no number, so that the rules say so. */
export function massOf(typed: string): number | null {
  return trimText(typed) === '' ? null : Number(normalizeDecimal(typed) ?? Number.NaN);
}
