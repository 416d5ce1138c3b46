/** Masses of a container in kilograms: beyond `least` and `most` no such box is, beyond the usual ones few are. */
type ContainerMassLimits = {
  least: number;
  usualLeast: number;
  usualMost: number;
  most: number;
};

/**
 * Gross mass that ISO 668 rates boxes of 20 feet and more for (its R): 30 480 since Amendment 1 of 2005, which most
 * plates still say, and 36 000 since Amendment 2 of 2016 and in the edition of 2020. Flat racks of carriers are built
 * and plated (CSC) for more than series 1, so of them it is only what is usual; their bound is ours, above any such
 * plate.
 */
const ratingKg = { classic: 30_480, most: 36_000, flat: 80_000 };

/**
 * What boxes of steel weigh at least when empty, by type group of ISO 6346 (G general purpose, U open top, R reefer, P
 * flat rack) and feet. Ours and of no standard: ISO 6346 only has the tare marked on each box. They are lower bounds,
 * rounded down from what carriers say of their fleets, and never enter a sum: below them `vgmHint` asks to look again,
 * and only far below them (`lightestShare`) a VGM is refused, as one without the box or in tonnes.
 */
const usualTareKg = {
  G: { 20: 2100, 40: 3600, 45: 4500 },
  U: { 20: 2200, 40: 3700, 45: 4600 },
  R: { 20: 2800, 40: 4200, 45: 5000 },
  P: { 20: 2500, 40: 4700, 45: 5500 },
} as const;
type TypeGroup = keyof typeof usualTareKg;
type Feet = keyof (typeof usualTareKg)[TypeGroup];

/** Boxes of aluminium are about a quarter lighter than those of steel; nothing is lighter than this share. */
const lightestShare = 0.7;

const groupOfName: Readonly<Record<string, TypeGroup>> = { OT: 'U', RF: 'R', RH: 'R', FR: 'P' };
const feetOfName: Readonly<Record<string, Feet>> = { 40: 40, 45: 45 };

/** The limits for a size as it is booked (`40HQ`); of one that is not known, those of the smallest dry box. */
export function containerMassLimits(sizeType: string): ContainerMassLimits {
  const group = groupOfName[sizeType.slice(2)] ?? 'G';
  const tare = usualTareKg[group][feetOfName[sizeType.slice(0, 2)] ?? 20];
  const isFlat = group === 'P';
  return {
    least: Math.round(tare * lightestShare),
    usualLeast: tare,
    usualMost: isFlat ? ratingKg.most : ratingKg.classic,
    most: isFlat ? ratingKg.flat : ratingKg.most,
  };
}
