import type { Box } from './crop.ts';

/** A file of the device: larger ones are no photos. */
const MOST_BYTES = 30 * 1024 * 1024;
/** As it is sent: twice what the server keeps. */
const SENT_SIDE = 512;

/** A picture that was chosen, as the browser shows it; undefined: it is none, or too large. */
export async function openPicture(file: File): Promise<ImageBitmap | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  return createImageBitmap(file).catch(() => undefined);
}

export function draw(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { left, top, side }: Box,
): void {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.clearRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, side, side, 0, 0, width, height);
}

/** The part that was chosen, as a file of its own in base64: nothing else of the photo leaves the device. */
export async function cut(picture: ImageBitmap, box: Box): Promise<string | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: SENT_SIDE,
    height: SENT_SIDE,
  });
  draw(canvas, picture, box);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
