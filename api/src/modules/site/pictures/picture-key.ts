import type { SitePictureWidth } from '@berth/contract';

/** Where the file store has a picture in one width. */
export function pictureKey(storageKey: string, width: SitePictureWidth): string {
  return `${storageKey}-${width}.webp`;
}
