import { createRequire } from 'node:module';
import type { Locator } from 'playwright-core';

type ReadCode = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;
const jsQR: ReadCode = createRequire(import.meta.url)('jsqr');

/** What a camera reads off a QR code as it is on the screen. */
export async function readCode(picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  const { pixels, width, height } = await picture.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return { pixels: [...(context?.getImageData(0, 0, width, height).data ?? [])], width, height };
  }, png);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? '';
}
