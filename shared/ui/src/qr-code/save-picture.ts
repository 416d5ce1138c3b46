import { saveFile } from '../downloads/save-file.ts';

const enlarged = 8;
const marginShare = 0.12;

/** An SVG as a PNG on white with its quiet zone, large enough for print, put among the downloads. */
export async function savePicture(svg: SVGSVGElement, fileName: string): Promise<void> {
  const source = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    saveFile(fileName, await toPng(image));
  } finally {
    URL.revokeObjectURL(source);
  }
}

function toPng(image: HTMLImageElement): Promise<Blob> {
  const side = image.width * enlarged;
  const margin = Math.round(side * marginShare);
  const canvas = document.createElement('canvas');
  canvas.width = side + 2 * margin;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser draws no pictures.'));
  context.fillStyle = '#FFFFFF'; // scanners want dark on light
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, margin, margin, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png');
  });
}
