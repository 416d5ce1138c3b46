import type { LengthUnit, WeightUnit } from './carton-units.ts';

/** Cartons of one size: centimetres and kilograms, to three decimals. */
export type Carton = {
  /** Of the pasted text, from 1. */
  line: number;
  long: number;
  wide: number;
  high: number;
  cartons: number;
  /** Of all of them; null where none was given. */
  weightKg: number | null;
};

/** What a number is of that says nothing of itself: the reader of the page chooses that. */
export type CartonDefaults = {
  length: LengthUnit;
  weight: WeightUnit;
  /** Whether a weight is of one carton or of all of its line. */
  weightOf: 'carton' | 'line';
};

export const cartonLimits = { lines: 500, lineCharacters: 300, cartons: 1_000_000 } as const;

/** What a 40HQ holds, in thousandths of a cubic metre: no piece is larger. */
export const largestPieceThousandths = 76_400;

export type CartonProblemCode =
  | 'unreadable'
  | 'sidesMissing'
  | 'cartonsMissing'
  | 'tooManyNumbers'
  | 'unitsUnclear'
  | 'commaUnclear'
  | 'cellEmpty'
  | 'notANumber'
  | 'notPositive'
  | 'notWhole'
  | 'tooManyCartons'
  | 'tooLarge'
  | 'lineTooLong'
  | 'tooManyLines'
  | 'columnsMissing';

/** Why a line was left out; `text` is the part of it that is to blame. */
export type CartonProblem = { line: number; code: CartonProblemCode; text: string };

/** What stands in a line, before it is known to be right: numbers as they were written, each with its unit. */
export type CartonFigures = {
  sides: readonly Figure<LengthUnit>[];
  cartons: string;
  weight: (Figure<WeightUnit> & { of: CartonDefaults['weightOf'] }) | null;
};
export type Figure<Unit> = { text: string; unit: Unit };

/** Either the line as it is meant, or what is wrong with it. */
export type Read<Value> = { value: Value } | { code: CartonProblemCode; text: string };
