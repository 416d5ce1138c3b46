/** What may be uploaded (spec section 5); pictures first. */
export const fileKinds = ['gif', 'jpeg', 'png', 'pdf'] as const;

export type FileKind = (typeof fileKinds)[number];

/** The kinds that are pictures: all that the picture upload takes. */
export const imageKinds = ['gif', 'jpeg', 'png'] as const satisfies readonly FileKind[];

/** The most that a file may have, unless a call says otherwise (spec section 9: 10 MB). */
export const defaultMaxBytes = 10 * 1024 * 1024;

/** How each kind is named outside: its media type, and the endings of its files, the usual one first. */
export const fileKindNames = {
  gif: { mediaType: 'image/gif', endings: ['gif'] },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
} as const satisfies Record<FileKind, { mediaType: string; endings: readonly string[] }>;

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** How many bytes from the start `sniffFileKind` needs. */
export const sniffedBytes = 8;

/**
 * What a file is by its first bytes, never by its name or by what its sender says; null for everything that
 * may not be uploaded. It says what a file claims to be: the server parses it before it believes that.
 */
export function sniffFileKind(start: Uint8Array): FileKind | null {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte));
  return found?.[0] ?? null;
}
