import { type SitePicture as Picture, sitePictureAddress, sitePictureSrcSet } from '@berth/contract';

type SitePictureProps = {
  picture: Picture & { alt: string };
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string;
  /** The picture is on the first screen and is loaded at once. Any other picture is loaded when one scrolls near it. */
  isNear: boolean;
  className?: string | undefined;
};

/** A picture of the public site, as large as it is drawn; its place is kept until it is there. */
export function SitePicture({ picture, sizes, isNear, className }: SitePictureProps) {
  const { id, alt, width, height } = picture;
  return (
    <img
      className={className}
      src={sitePictureAddress(id, 960)}
      srcSet={sitePictureSrcSet(picture)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
