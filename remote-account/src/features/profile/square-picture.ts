/** As large as it is ever shown, on a fine screen. */
const sidePixels = 256;

/** The middle of a picture, small: it is read with every page. What the browser cannot draw goes as it is. */
export async function squarePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!bitmap || !pen) return file;
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, left, top, side, side, 0, 0, sidePixels, sidePixels);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return drawn ? new File([drawn], file.name.replace(/\.[^.]*$/, '.png'), { type: 'image/png' }) : file;
}
