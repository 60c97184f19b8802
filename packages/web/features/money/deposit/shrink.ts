/** A file of the device: larger ones are no photos. */
const MOST_BYTES = 30 * 1024 * 1024;
/** As it is sent: what the server keeps is no larger. */
const SENT_SIDE = 1_600;

/** How large a picture is sent: as it is, or so that its longer side fits. */
export function sentSize(width: number, height: number): readonly [number, number] {
  const share = Math.min(1, SENT_SIDE / Math.max(width, height, 1));
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

/** A photo that was chosen, in base64, small enough to be sent; undefined: it is no picture, or too large. */
export async function shrink(file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const [width, height] = sentSize(picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  // What was transparent is white, as on a receipt.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!blob) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
