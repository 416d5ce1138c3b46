import {
  amountText,
  type Currency,
  currencyDecimals,
  type Problem,
  parseAmount,
  type Money as Sum,
} from '@berth/contract';
import { NumberInput, type NumberInputProps } from '../number-input/NumberInput.tsx';
import { normalizeNumberDraft, numberDraftProblem } from '../number-input/number-draft.ts';

export type MoneyInputProps = Omit<NumberInputProps, 'unit' | 'isWhole'> & { currency: Currency };

/** An amount as typed, in major units of its currency: `1409.50`. What it means says {@link minorOfDraft}. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps) {
  return <NumberInput {...rest} unit={currency} isWhole={currencyDecimals[currency] === 0} />;
}

/** What was typed in minor units; null while it is nothing, no number, or finer than its currency. */
export function minorOfDraft(draft: string, currency: Currency): number | null {
  return parseAmount(normalizeNumberDraft(draft), currency);
}

/** An amount as it would have been typed. */
export const draftOfMoney = (sum: Sum): string => amountText(sum);

/** The first rule that a typed amount breaks: JPY has no decimals, BHD three. Below zero only where `isSigned`. */
export function moneyDraftProblem(
  draft: string,
  currency: Currency,
  isSigned = false,
): Omit<Problem, 'path'> | null {
  return numberDraftProblem(draft, { decimals: currencyDecimals[currency], isSigned });
}
