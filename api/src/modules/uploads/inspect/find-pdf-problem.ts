import { createRequire } from 'node:module';
import type { PDFContext, PDFDict, PDFObject, PDFRef, PDFRawStream as RawStream } from '@cantoo/pdf-lib';
import type { InspectionProblem } from './inspect-content.ts';

// As CommonJS it is there in a sixth of the time.
const pdfLib = createRequire(import.meta.url)('@cantoo/pdf-lib') as typeof import('@cantoo/pdf-lib');
const { decodePDFRawStream, PDFArray, PDFName, PDFParser, PDFRawStream, PDFStream } = pdfLib;
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
    const objects = await readObjects(content);
    // One that the parser did not come by is hidden in something else, for a reader that jumps there.
    if (countOf(text, '/ObjStm') > objects.filter(({ object }) => isObjectStream(object)).length) {
      return 'activeContent';
    }
    return objects.some(({ object, context }) => isActive(object, context)) ? 'activeContent' : null;
  } catch {
    return 'unreadable';
  }
}

/** The bytes as text, with `#4a` in names undone. */
function plainNames(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const countOf = (text: string, part: string) => text.split(part).length - 1;

type Found = { object: PDFObject; context: PDFContext };

/** Every object of every revision, those in compressed streams too: also the ones that a later one replaces. */
async function readObjects(content: Uint8Array): Promise<Found[]> {
  const parser = PDFParser.forBytesWithOptions(content, Number.POSITIVE_INFINITY, true);
  // Private there, and the one place through which every object goes before another can take its number.
  const { context } = parser as unknown as { context: PDFContext };
  const found: Found[] = [];
  const assign = context.assign.bind(context);
  context.assign = (reference: PDFRef, object: PDFObject) => {
    found.push({ object, context });
    assign(reference, object);
  };
  await parser.parseDocument();
  const root = context.lookup(context.trailerInfo.Root);
  if (!(root instanceof Dict) || !(root.lookup(PDFName.of('Pages')) instanceof Dict)) {
    throw new Error('The document has no pages');
  }
  if (context.trailerInfo.Encrypt) found.push({ object: PDFName.of('Encrypt'), context });
  return found;
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
function isActive(start: PDFObject, context: PDFContext): boolean {
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
      if (hasActiveEntry(object, context)) return true;
      for (const [key, value] of object.entries()) waiting.push(key, value);
    }
  }
  return false;
}

function hasActiveEntry(dict: PDFDict, context: PDFContext): boolean {
  if (activeKeys.some((key) => dict.has(PDFName.of(key)))) return true;
  const subtype = dict.lookup(PDFName.of('Subtype'));
  if (activeSubtypes.some((name) => subtype === PDFName.of(name))) return true;
  // To begin at a place in the document is all that opening it may do, and nothing after that.
  const opening = context.lookup(dict.get(PDFName.of('OpenAction')));
  if (!opening || opening instanceof PDFArray) return false;
  if (!(opening instanceof Dict) || opening.has(PDFName.of('Next'))) return true;
  return opening.lookup(PDFName.of('S')) !== PDFName.of('GoTo');
}
