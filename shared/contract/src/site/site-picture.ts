/** The widths in which a picture of the public site is kept, in pixels, the smallest first. */
export const sitePictureWidths = [480, 960, 1600] as const;
export type SitePictureWidth = (typeof sitePictureWidths)[number];

/** A picture of the public site; its size is that of the largest that is kept. */
export type SitePicture = { id: string; width: number; height: number };

/** Where the addresses of all pictures begin. */
export const sitePicturesPath = '/site-pictures';

/**
 * The address of a picture, for everybody. One that was not so wide has its own width there: it is never enlarged.
 */
export function sitePictureAddress(id: string, width: SitePictureWidth): string {
  return `${sitePicturesPath}/${id}-${width}.webp`;
}

/** Its address in each width that it has, as `srcset` takes them. */
export function sitePictureSrcSet({ id, width }: Pick<SitePicture, 'id' | 'width'>): string {
  return keptWidths(width)
    .map((each) => `${sitePictureAddress(id, each)} ${Math.min(each, width)}w`)
    .join(', ');
}

/** The widths in which a picture is kept that is so wide: the first that it does not fill is the last. */
export function keptWidths(width: number): SitePictureWidth[] {
  return sitePictureWidths.filter((_each, at) => (sitePictureWidths[at - 1] ?? 0) < width);
}
