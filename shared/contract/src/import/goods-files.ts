import type { CargoLine } from '../booking/booking-basics.ts';

/** The two files of goods that can be imported; both make the same cargo lines (spec section 7, Uploads). */
export const goodsFiles = ['fba', 'fcl'] as const;
export type GoodsFile = (typeof goodsFiles)[number];

/**
 * The columns of each template in their order. A full container rarely goes to Amazon as such, so its template leaves
 * the two ids out; a file that has them is read all the same.
 */
export const goodsFileColumns: Readonly<Record<GoodsFile, readonly (keyof CargoLine)[]>> = {
  fba: [
    'goods_name',
    'package',
    'weight',
    'long',
    'wide',
    'high',
    'volume',
    'pack',
    'shipment_id',
    'reference_id',
    'instructions',
  ],
  fcl: ['goods_name', 'package', 'weight', 'long', 'wide', 'high', 'volume', 'pack', 'instructions'],
};

/** How much one file may hold: bytes of the file, lines of goods, and problems that are told one by one. */
export const importLimits = { bytes: 10 * 1024 * 1024, lines: 10_000, notes: 2000, headingRows: 20 } as const;
