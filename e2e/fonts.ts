import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
/** The font of statements: GB 2312 has every character of the pages. */
const HAN = join(
  ROOT,
  'packages/server/features/back-office/statement/font/NotoSansSC-GB2312.ttf.gz',
);
const FONTS = join(ROOT, '.fairlot/fonts');

/** Several workers may write the same file at once. */
function writeOnce(path: string, content: () => string | Buffer): void {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content());
  renameSync(draft, path);
}

/**
 * The environment in which fontconfig gives Chromium these fonts. The Chromium from npm has no Han font, and the fonts of
 * a machine would make pictures and widths its own.
 */
export function withFonts(fonts: 'han' | 'latin', chromium: string): Record<string, string> {
  mkdirSync(FONTS, { recursive: true });
  writeOnce(join(FONTS, 'NotoSansSC.ttf'), () => gunzipSync(readFileSync(HAN)));
  // Without any font Chromium ends: its package brings Open Sans.
  const folder = fonts === 'han' ? FONTS : join(dirname(chromium), 'fonts/fonts');
  const config = join(FONTS, `${fonts}.conf`);
  writeOnce(
    config,
    () =>
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${FONTS}/cache</cachedir></fontconfig>\n`,
  );
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...Object.fromEntries(own), FONTCONFIG_FILE: config };
}
