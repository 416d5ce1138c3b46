import { type FieldError, inEachLanguage, problemMessage } from '@berth/contract';
import { fieldError, Refusal } from '../refusal.ts';

/** Deeper is nothing that a page or a system sends; a walk into it would end this process's stack. */
const deepest = 64;

// A surrogate without its other half is matched alone; with the flag a pair is one character.
const unstorable = /[\0\p{Surrogate}]/gu;

const none: ReadonlySet<string> = new Set();

/** A text without what no database column and no UTF-8 can hold: NUL, and halves of characters. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/**
 * Input as it came in, with only storable texts and keys, however deep. What stands under one of the `secrets` at its top
 * stays as it is: the schema refuses what could not be stored, since a password that loses a character would be another.
 */
export function storableInput(input: unknown, secrets: ReadonlySet<string> = none): unknown {
  return storable(input, secrets, 0, () => {
    throw new Refusal('REQUEST_INVALID', { fields: [tooDeep(placeTooDeep(input, secrets) ?? [])] });
  });
}

function storable(
  input: unknown,
  secrets: ReadonlySet<string>,
  depth: number,
  refuseDeep: () => never,
): unknown {
  if (typeof input === 'string') return storableText(input);
  if (typeof input !== 'object' || input === null) return input;
  if (depth === deepest) return refuseDeep();
  if (Array.isArray(input)) return input.map((each) => storable(each, none, depth + 1, refuseDeep));
  const entries = Object.entries(input).map(([key, value]) => {
    const name = storableText(key);
    // The parser refuses this name; it must not come about after it.
    if (name === '__proto__' && key !== name) throw new Refusal('REQUEST_INVALID');
    return [name, secrets.has(name) ? value : storable(value, none, depth + 1, refuseDeep)];
  });
  return Object.fromEntries(entries);
}

/** The first place that is too deep; looked for only once there is one. */
function placeTooDeep(input: unknown, secrets: ReadonlySet<string>, depth = 0): string[] | null {
  if (typeof input !== 'object' || input === null) return null;
  if (depth === deepest) return [];
  for (const [key, value] of Object.entries(input)) {
    const name = storableText(key);
    const below = secrets.has(name) ? null : placeTooDeep(value, none, depth + 1);
    if (below) return [name, ...below];
  }
  return null;
}

const longestPlace = 500;

function tooDeep(path: readonly string[]): FieldError {
  const params = { max: deepest };
  const texts = inEachLanguage((locale) =>
    problemMessage({ path: '', rule: 'richTextDepth', params }, locale),
  );
  return fieldError(path.join('.').slice(0, longestPlace), texts);
}
