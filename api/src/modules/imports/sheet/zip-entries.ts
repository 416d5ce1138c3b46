import { crc32, createInflateRaw } from 'node:zlib';
import { UnfitWorkbook } from './unfit-workbook.ts';

/** A file in the archive, as its central directory has it and its own header confirms. */
type ZipEntry = {
  name: string;
  isStored: boolean;
  crc: number;
  packed: number;
  size: number;
  start: number;
};

const mostEntries = 2000;
const mostBytes = 50 * 1024 * 1024;
const mostBytesOfAll = 200 * 1024 * 1024;
const mostRatio = 100;
// Below that no ratio does harm, and sheets of empty, formatted rows have a high one honestly.
const harmlessBytes = 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endLength = 22;

/**
 * The files of a ZIP archive, of which nothing is unpacked yet: how many there are, how large each says that it is,
 * what they are called and that no two of them share bytes is looked at first. Throws UnfitWorkbook.
 */
export function readZipEntries(bytes: Buffer): Map<string, ZipEntry> {
  const { count, start, end } = findDirectory(bytes);
  const entries = new Map<string, ZipEntry>();
  const spans: [from: number, to: number][] = [];
  let at = start;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) throw new UnfitWorkbook('unreadable');
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) throw new UnfitWorkbook('unreadable');
    const { entry, from } = readEntry(bytes, at, nameLength, start);
    const key = entry.name.toLowerCase();
    if (entries.has(key)) throw new UnfitWorkbook('unreadable');
    entries.set(key, entry);
    spans.push([from, entry.start + entry.packed]);
    at = next;
  }
  refuseCostly([...entries.values()]);
  refuseShared(spans);
  return entries;
}

function findDirectory(bytes: Buffer): { count: number; start: number; end: number } {
  const lowest = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    if (at + endLength + bytes.readUInt16LE(at + 20) !== bytes.length) continue;
    const [disk, count, size, start] = [
      bytes.readUInt32LE(at + 4),
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 12),
      bytes.readUInt32LE(at + 16),
    ];
    // Also the marks of ZIP64, which a file of ten megabytes has no need of.
    if (disk !== 0 || bytes.readUInt16LE(at + 8) !== count || start + size > at) break;
    if (count > mostEntries) throw new UnfitWorkbook('tooCostly');
    return { count, start, end: start + size };
  }
  throw new UnfitWorkbook('unreadable');
}

function readEntry(bytes: Buffer, at: number, nameLength: number, limit: number) {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
  const from = bytes.readUInt32LE(at + 42);
  if ((flags & 1) !== 0) throw new UnfitWorkbook('password');
  if (method !== 0 && method !== 8) throw new UnfitWorkbook('unreadable');
  if (!isPlainPath(name)) throw new UnfitWorkbook('unreadable');
  if (from + 30 > limit || bytes.readUInt32LE(from) !== fileSignature) throw new UnfitWorkbook('unreadable');
  const ownNameLength = bytes.readUInt16LE(from + 26);
  const start = from + 30 + ownNameLength + bytes.readUInt16LE(from + 28);
  const isSame =
    bytes.toString('utf8', from + 30, from + 30 + ownNameLength) === name &&
    bytes.readUInt16LE(from + 8) === method;
  const entry: ZipEntry = {
    name,
    isStored: method === 0,
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    start,
  };
  if (!isSame || start + entry.packed > limit) throw new UnfitWorkbook('unreadable');
  return { entry, from };
}

function isPlainPath(name: string): boolean {
  return !/^[/\\]|\\|\0|:/.test(name) && !name.split('/').includes('..');
}

function refuseCostly(entries: readonly ZipEntry[]): void {
  const all = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = ({ size, packed }: ZipEntry) =>
    size > mostBytes || (size > harmlessBytes && size > mostRatio * packed);
  if (all > mostBytesOfAll || entries.some(isBomb)) throw new UnfitWorkbook('tooCostly');
}

/** Files that lie over one another are how a small archive unpacks to a large one many times. */
function refuseShared(spans: [from: number, to: number][]): void {
  spans.sort(([one], [other]) => one - other);
  let end = 0;
  for (const [from, to] of spans) {
    if (from < end) throw new UnfitWorkbook('unreadable');
    end = to;
  }
}

/** The content of a file, counted as it is unpacked: one that is not what it said to be ends it. */
export async function* unpack(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  let size = 0;
  let crc = 0;
  try {
    for await (const chunk of entry.isStored ? [packed] : inflate(packed)) {
      size += chunk.length;
      if (size > entry.size) throw new UnfitWorkbook('unreadable');
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    // What zlib says of damaged bytes.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new UnfitWorkbook('unreadable');
    throw error;
  }
  if (size !== entry.size || crc !== entry.crc) throw new UnfitWorkbook('unreadable');
}

function inflate(packed: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 });
  stream.end(packed);
  return stream;
}
