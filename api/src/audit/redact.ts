/** Stands in place of what nobody who reads the audit may see. */
export const redacted = '•••';

const longestText = 500;

/** Names of fields whose value opens something, or is the number of somebody's identity card. */
const secretNames = /password|secret|token|captcha|ticket|hash|keys?$|^id(card|number)|^identitynumber/i;

/** A number of an identity card wherever it was typed: a place, a day of birth, a serial and a check character. */
const identityNumber =
  /(?<![0-9A-Za-z])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![0-9A-Za-z])/g;

/**
 * Plain JSON as the audit keeps it: without secrets and numbers of identity cards, long texts cut with their length.
 * `secrets` are further names of what is secret here.
 */
export function redact(value: unknown, secrets: ReadonlySet<string> = new Set()): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map((each) => redact(each, secrets));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    redactText(key),
    isSecret(key, each, secrets) ? redacted : redact(each, secrets),
  ]);
  return Object.fromEntries(entries);
}

/** An empty value hides nothing, and neither does a yes or no. */
function isSecret(key: string, value: unknown, secrets: ReadonlySet<string>): boolean {
  const isEmpty = value === null || value === undefined || value === '' || typeof value === 'boolean';
  return !isEmpty && (secrets.has(key) || secretNames.test(key));
}

function redactText(text: string): string {
  const shown = text.replace(identityNumber, redacted);
  if (shown.length <= longestText) return shown;
  const characters = [...shown];
  if (characters.length <= longestText) return shown;
  return `${characters.slice(0, longestText).join('')}… (${characters.length})`;
}

/** JSON of at most so many bytes; what is longer is the beginning of its text, with its length. */
export function boundedJson(value: unknown, mostBytes: number): string {
  const json = JSON.stringify(value);
  const bytes = Buffer.byteLength(json);
  if (bytes <= mostBytes) return json;
  const mark = `… (${bytes} bytes)`;
  // The text is printed as JSON once more: each quotation mark in it takes one byte more.
  let length = mostBytes - 2 * mark.length;
  for (;;) {
    const cut = JSON.stringify(wholeCharacters(json.slice(0, length)) + mark);
    if (Buffer.byteLength(cut) <= mostBytes) return cut;
    length = Math.floor(length * 0.9);
  }
}

const wholeCharacters = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');
