type Input = Record<string, unknown>;
type Path = readonly (string | number)[];
type Change = (text: string) => string;

const [high, low] = ['\ud83d', '\udce6'];

/** What no database can hold, alone and amid a text that is right otherwise. */
const changes: readonly Change[] = [
  (text) => `${text}\0`,
  (text) => `${high}${text.slice(0, 1)}\0${text.slice(1)}${low}`,
  () => '\0',
  () => high,
];
const moreChanges: readonly Change[] = [
  (text) => `\0${text}`,
  (text) => `${text.slice(0, 1)}\0${text.slice(1)}`,
  (text) => `${text}${high}`,
  (text) => `${low}${text}`,
  (text) => `${text.slice(0, 1)}${low}${high}${text.slice(1)}`,
  () => `${low}${high}`,
];

/** A call with so many texts that no database can hold. */
export type HostileInput = { input: Input; values: number };

/** Parts of a call that are texts; a file is its own, and its content is bytes. */
const places = ['query', 'list', 'body'] as const;

/** A right call spoiled: in one text, in all of them, and in the names of its fields. */
export function* spoil(input: Input): Generator<HostileInput> {
  const texts = places.flatMap((place) => [...textsIn(input[place], [place])]);
  for (const path of texts) {
    for (const change of changes) yield { input: changed(input, path, change), values: 1 };
  }
  for (const change of texts.length > 0 ? [...changes, ...moreChanges] : []) {
    const all = texts.reduce((spoiled, path) => changed(spoiled, path, change), input);
    yield { input: all, values: texts.length };
  }
  for (const place of places) {
    for (const path of objectsIn(input[place], [place])) yield* spoiledNames(input, path);
  }
}

function* spoiledNames(input: Input, path: Path): Generator<HostileInput> {
  for (const mark of ['\0', high, low]) {
    const more = { [`un${mark}known`]: `${mark}x`, [`__proto${mark}__`]: { x: mark } };
    yield { input: changed(input, path, (fields) => ({ ...(fields as Input), ...more })), values: 4 };
    // With their marks gone the names are the right ones.
    const rename = (fields: unknown) =>
      Object.fromEntries(Object.entries(fields as Input).map(([name, each]) => [`${name}${mark}`, each]));
    yield { input: changed(input, path, rename), values: 1 };
  }
}

function* textsIn(value: unknown, path: Path): Generator<Path> {
  if (typeof value === 'string') yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of entriesOf(value)) yield* textsIn(each, [...path, name]);
}

function* objectsIn(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield path;
  for (const [name, each] of entriesOf(value)) yield* objectsIn(each, [...path, name]);
}

// Of a list the first entry stands for the others.
function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? value.slice(0, 1).map((each, at) => [at, each]) : Object.entries(value);
}

function changed<Value>(value: Value, [name, ...rest]: Path, change: (old: never) => unknown): Value {
  if (name === undefined) return change(value as never) as Value; // what stands there, by its path
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[name] = changed(copy[name], rest, change);
  return copy as Value; // a copy with one part changed
}

/** As they stand in an address: NUL, half a character, a byte that is none, a sign without its number. */
export const hostileAddressParts = ['%00', 'a%00b', '%ED%A0%BD', '%C0%80', '%FF', '%', '%E0%A4%A'];

const fileNames = [
  'filename="a\0b.pdf"',
  `filename="${high}.pdf"`,
  "filename*=UTF-8''a%00b.pdf",
  'filename=""',
  '',
];

/** Forms with one file whose name, or whose field's name, no database can hold; one has no name at all. */
export function hostileForms(content: Buffer): { headers: Record<string, string>; payload: Buffer }[] {
  const disposals = [
    ...fileNames.map((fileName) => `name="file"; ${fileName}`),
    'name="fi\0le"; filename="a.pdf"',
  ];
  return disposals.map((disposal) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="note"\r\n\r\na\0${high}b\r\n`),
      Buffer.from(`--edge\r\ncontent-disposition: form-data; ${disposal}\r\n`),
      Buffer.from('content-type: application/octet-stream\r\n\r\n'),
      content,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  }));
}
