/** The forms in which a file is stored, by the ending of its storage key. */
export const encodingEndings = { identity: '', br: '.br', gzip: '.gz' } as const;
export type FileEncoding = keyof typeof encodingEndings;
