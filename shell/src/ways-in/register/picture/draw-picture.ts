/** The longer side of what is sent: letters of a licence stay readable, and a photo of 40 MB becomes one of 1 MB. */
const mostPixels = 2000;
const quality = 0.9;

/**
 * Draws a picture anew as JPEG: upright by its EXIF orientation, turned clockwise by quarters, and shrunk. null where
 * the browser cannot draw it.
 */
export async function drawPicture(file: Blob, quarterTurns: number): Promise<Blob | null> {
  const bitmap = await readPicture(file);
  if (!bitmap) return null;
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = quarterTurns % 2 === 0 ? width : height;
  canvas.height = quarterTurns % 2 === 0 ? height : width;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG knows nothing see-through, which would come out black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((quarterTurns * Math.PI) / 2);
  pen.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
