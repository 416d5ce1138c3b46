import { fillTemplate } from '@berth/contract';
import { useTexts } from '../../ui-texts.ts';
import { jumpTo } from '../jump/jump-to.ts';
import { BarMark } from './BarMark.tsx';
import { formBarTexts } from './form-bar-texts.ts';

export type HintCountProps = {
  /** Those that are open, in the order of the form (`useHintedSubmit`). */
  hints: ReadonlyMap<string, string>;
  idOf: (path: string) => string;
};

/** How many fields and cells are worth a second look before submitting; a press jumps to the first of them. */
export function HintCount({ hints, idOf }: HintCountProps) {
  const texts = useTexts(formBarTexts);
  const [first] = hints.keys();
  if (first === undefined) return null;
  const count = hints.size;
  return (
    <BarMark onClick={() => jumpTo(idOf(first))}>
      {fillTemplate(count === 1 ? texts.hintOne : texts.hintsSeveral, { count })}
    </BarMark>
  );
}
