import { createRequire } from 'node:module';
import type {
  PDFContext,
  PDFDict,
  PDFObject,
  PDFRawStream as RawStream,
  PDFRef as Ref,
} from '@cantoo/pdf-lib';
import type { InspectionProblem } from './inspect-content.ts';

// As CommonJS it is there in a sixth of the time.
const pdfLib = createRequire(import.meta.url)('@cantoo/pdf-lib') as typeof import('@cantoo/pdf-lib');
const { decodePDFRawStream, PDFArray, PDFName, PDFParser, PDFRawStream, PDFRef, PDFStream } = pdfLib;
// The class under a name of its own: the type has that name already.
const Dict = pdfLib.PDFDict;

/** Names of what acts, carries files or hides: long enough never to stand in compressed bytes by chance. */
const activeNames =
  /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia\w*|SubmitForm|ImportData|GoToR|GoToE|GoTo3DView|Rendition|Encrypt)(?!\w)/;

/** Too short to be looked for in bytes, so only where they are keys, or values of `Subtype`. */
const activeKeys = ['JS', 'XFA', 'EF', 'AA', 'RF'];
const activeKeysInText = new RegExp(`/(${activeKeys.join('|')})(?!\\w)`);
const activeSubtypes = ['Movie', 'Sound', 'Screen', '3D'];

/** What is wrong with a PDF, null for nothing. It has to be whole, plain (not encrypted) and without anything that acts. */
export async function findPdfProblem(content: Uint8Array): Promise<InspectionProblem | null> {
  const text = plainNames(content);
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-2048).replaceAll('\0', ''))) return 'unreadable';
  if (activeNames.test(text)) return 'activeContent';
  try {
    const { objects, headerEnds } = await readObjects(content);
    if (hasHiddenObject(content, headerEnds)) return 'activeContent';
    const versionsOf = (value: PDFObject | undefined) => versionsAmong(objects, value);
    return objects.some(({ object }) => isActive(object, versionsOf)) ? 'activeContent' : null;
  } catch {
    return 'unreadable';
  }
}

const space = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])';
const objectHeader = new RegExp(`\\d${space}+\\d+${space}*obj`, 'g');

/**
 * Whether an object begins where the parser did not come by, as within the bytes of a stream: a reader jumps there
 * when a table of references says so.
 */
function hasHiddenObject(content: Uint8Array, headerEnds: ReadonlySet<number>): boolean {
  const text = latin1(content);
  return [...text.matchAll(objectHeader)].some((header) => !headerEnds.has(header.index + header[0].length));
}

function latin1(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
}

/** The bytes as text, with `#4a` in names undone. */
function plainNames(content: Uint8Array): string {
  return latin1(content).replace(/#([0-9a-f]{2})/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

type Found = { reference: Ref | null; object: PDFObject };
type VersionsOf = (value: PDFObject | undefined) => PDFObject[];

/**
 * Every object of every revision, those in compressed streams too: also the ones that a later one replaces. With
 * them, where the header of each that stands by itself ends.
 */
async function readObjects(content: Uint8Array): Promise<{ objects: Found[]; headerEnds: Set<number> }> {
  const parser = PDFParser.forBytesWithOptions(content, Number.POSITIVE_INFINITY, true);
  // Private there: the places through which every object goes before another can take its number.
  const { context, bytes } = parser as unknown as { context: PDFContext; bytes: { offset: () => number } };
  const reading = parser as unknown as { parseIndirectObjectHeader: () => Ref };
  const objects: Found[] = [];
  const headerEnds = new Set<number>();
  const assign = context.assign.bind(context);
  context.assign = (reference: Ref, object: PDFObject) => {
    objects.push({ reference, object });
    assign(reference, object);
  };
  const parseHeader = reading.parseIndirectObjectHeader.bind(parser);
  reading.parseIndirectObjectHeader = () => {
    const reference = parseHeader();
    headerEnds.add(bytes.offset());
    return reference;
  };
  await parser.parseDocument();
  const root = context.lookup(context.trailerInfo.Root);
  if (!(root instanceof Dict) || !(root.lookup(PDFName.of('Pages')) instanceof Dict)) {
    throw new Error('The document has no pages');
  }
  if (context.trailerInfo.Encrypt) objects.push({ reference: null, object: PDFName.of('Encrypt') });
  return { objects, headerEnds };
}

/**
 * What a value may stand for: itself, or every object that ever had the number it refers to. Which of them is in
 * force is for the table of references to say, and the last one in the file need not be it.
 */
function versionsAmong(objects: readonly Found[], value: PDFObject | undefined): PDFObject[] {
  if (!(value instanceof PDFRef)) return value ? [value] : [];
  return objects.filter(({ reference }) => reference === value).map(({ object }) => object);
}

function isObjectStream(object: PDFObject): boolean {
  return object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm');
}

/** Some readers ask for no `Type` where a table of references says that objects are within. */
function mayHoldObjects(object: PDFObject): object is RawStream {
  if (!(object instanceof PDFRawStream)) return false;
  return isObjectStream(object) || (object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N')));
}

/** The text of a stream of objects; throws where a reader would see another one than we do. */
function readObjectStream(stream: RawStream): string {
  // The library does not undo a predictor, and no program that writes such streams needs one.
  if (stream.dict.has(PDFName.of('DecodeParms')) || stream.dict.has(PDFName.of('F'))) {
    throw new Error('A stream of objects has parameters');
  }
  return plainNames(decodePDFRawStream(stream).decode());
}

/** Whether something in the object, at any depth, acts when it is opened or carries what could. */
function isActive(start: PDFObject, versionsOf: VersionsOf): boolean {
  const waiting = [start];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFName && activeNames.test(`/${object.decodeText()}`)) return true;
    if (object instanceof PDFArray) for (const entry of object.asArray()) waiting.push(entry);
    if (object instanceof PDFStream) waiting.push(object.dict);
    // As text as well: of a key that stands twice the parser keeps one, and a reader may take the other.
    if (mayHoldObjects(object)) {
      const text = readObjectStream(object);
      if (activeNames.test(text) || activeKeysInText.test(text)) return true;
    }
    if (object instanceof Dict) {
      if (hasActiveEntry(object, versionsOf)) return true;
      for (const [key, value] of object.entries()) waiting.push(key, value);
    }
  }
  return false;
}

function hasActiveEntry(dict: PDFDict, versionsOf: VersionsOf): boolean {
  if (activeKeys.some((key) => dict.has(PDFName.of(key)))) return true;
  const subtypes = versionsOf(dict.get(PDFName.of('Subtype')));
  if (activeSubtypes.some((name) => subtypes.includes(PDFName.of(name)))) return true;
  return versionsOf(dict.get(PDFName.of('OpenAction'))).some((opening) =>
    isActiveOpening(opening, versionsOf),
  );
}

/** To begin at a place in the document is all that opening it may do, and nothing after that. */
function isActiveOpening(opening: PDFObject, versionsOf: VersionsOf): boolean {
  if (opening instanceof PDFArray) return false;
  if (!(opening instanceof Dict) || opening.has(PDFName.of('Next'))) return true;
  const kinds = versionsOf(opening.get(PDFName.of('S')));
  return kinds.length === 0 || kinds.some((kind) => kind !== PDFName.of('GoTo'));
}
