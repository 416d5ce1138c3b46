import {
  type CargoLine,
  defaultPacking,
  fromThousandths,
  lineVolumeThousandths,
  toThousandths,
} from '@berth/contract';
import { type DemoGoods, demoGoods } from './demo-goods.ts';
import type { SeededChoice } from './seeded-choice.ts';

const idLetters = '0123456789BCDFGHJKLMNPQRSTVWXYZ';

/** Cargo lines of different goods; volumes are what the dimensions give. FBA ids where Amazon receives it. */
export function demoCargo(choice: SeededChoice, lines: number, isForAmazon: boolean): CargoLine[] {
  const start = choice.whole(0, demoGoods.length - 1);
  const shipment = `FBA15${choice.text(idLetters, 7)}`;
  return Array.from({ length: lines }, (_none, index) => {
    // A step that shares no factor with the number of goods meets each of them once.
    const goods = demoGoods[(start + index * 5) % demoGoods.length] ?? demoGoods[0];
    return cargoLine(choice, goods as DemoGoods, isForAmazon ? shipment : ''); // the list is not empty
  });
}

function cargoLine(choice: SeededChoice, { name, kg, size, pack }: DemoGoods, shipment: string): CargoLine {
  const [long, wide, high] = size;
  const cartons = pack ? choice.whole(1, 3) : choice.whole(5, 38);
  const weight = cartons * kg * (choice.whole(97, 103) / 100);
  const volume = lineVolumeThousandths({ long, wide, high, package: cartons }) ?? 0;
  return {
    goods_name: name,
    shipment_id: shipment,
    reference_id: shipment && choice.text(idLetters, 8),
    package: cartons,
    weight: fromThousandths(toThousandths(weight.toFixed(1)) ?? 0),
    volume: fromThousandths(volume),
    long,
    wide,
    high,
    pack: pack ?? defaultPacking,
    instructions: choice.isLikely(0.08) ? '易碎，请勿重压' : '',
  };
}
