import { fillTemplate } from '@berth/contract';
import { useTexts } from '../../ui-texts.ts';
import { jumpTo } from '../jump/jump-to.ts';
import { BarMark } from './BarMark.tsx';
import { formBarTexts } from './form-bar-texts.ts';

export type HintCountProps = {
  /** The fields of the form, in order. */
  fields: readonly string[];
  hints: ReadonlyMap<string, string>;
  /** An error at a field replaces its hint. */
  messages: ReadonlyMap<string, string>;
  idOf: (path: string) => string;
};

/** How many fields are worth a second look before submitting; a press jumps to the first of them. */
export function HintCount({ fields, hints, messages, idOf }: HintCountProps) {
  const texts = useTexts(formBarTexts);
  const hinted = fields.filter((field) => hints.has(field) && !messages.has(field));
  const [first] = hinted;
  if (first === undefined) return null;
  const count = hinted.length;
  return (
    <BarMark onClick={() => jumpTo(idOf(first))}>
      {fillTemplate(count === 1 ? texts.hintOne : texts.hintsSeveral, { count })}
    </BarMark>
  );
}
