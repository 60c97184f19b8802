// `npm run pictures`: the pictures of docs/operations/console.md, out of what the browser tests shot of the real console with
// their data. Run it after `npx vitest run --project browser e2e/console.test.ts e2e/withdraw.test.ts`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import playwright from 'playwright-core';
import { unpackedChromium } from './unpacked-chromium.ts';

const SHOTS = join(import.meta.dirname, 'shots');
const PICTURES = join(import.meta.dirname, '../docs/pictures');
/** Bytes of a picture at most, so that the repository stays small. */
const MOST = 120_000;
const QUALITIES = [0.85, 0.7, 0.5];

const names = [
  ...readFileSync(join(import.meta.dirname, '../docs/operations/console.md'), 'utf8').matchAll(
    /pictures\/([\w-]+)\.webp/g,
  ),
].map(([, name = '']) => name);

mkdirSync(PICTURES, { recursive: true });
const browser = await playwright.chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? (await unpackedChromium()),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
});
const page = await browser.newPage();
const missing: string[] = [];
for (const name of new Set(names)) {
  const shot = join(SHOTS, `console-${name}-pc-light-zh.png`);
  const other = join(SHOTS, `console-${name}.png`);
  const from = existsSync(shot) ? shot : other;
  if (!existsSync(from)) {
    missing.push(name);
    continue;
  }
  const source = `data:image/png;base64,${readFileSync(from).toString('base64')}`;
  let webp = Buffer.alloc(MOST + 1);
  for (const quality of QUALITIES) {
    if (webp.length <= MOST) break;
    const data = await page.evaluate(
      async ([url = '', level]) => {
        const image = new Image();
        image.src = String(url);
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', Number(level));
      },
      [source, quality] as const,
    );
    webp = Buffer.from(data.split(',')[1] ?? '', 'base64');
  }
  if (webp.length > MOST) throw new Error(`${name} is too large: ${webp.length} bytes`);
  writeFileSync(join(PICTURES, `${name}.webp`), webp);
  console.log(`${name}: ${webp.length} bytes`);
}
await browser.close();
if (missing.length > 0) {
  throw new Error(`nothing shot ${missing.join(', ')}: run the browser tests first`);
}
