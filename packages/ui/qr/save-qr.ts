import { saveFile } from '../save-file.ts';
import { darkOf } from './qr-path.ts';

/** Pixels of a module's side in a picture that is kept: a print of a hand's width is still sharp. */
const MODULE = 12;

/** Hands a text to whoever asked as the file of a picture, black on white; false where the browser makes none. */
export async function saveQr(name: string, text: string): Promise<boolean> {
  const { size, dark } = darkOf(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(MODULE, MODULE);
  pen.fillStyle = '#000';
  for (const { x, y } of dark) pen.fillRect(x, y, 1, 1);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) return false;
  saveFile(name, 'image/png', picture);
  return true;
}
