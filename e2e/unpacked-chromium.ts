import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import chromium from '@sparticuz/chromium';

const ROOT = dirname(import.meta.dirname);

function version(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return devDependencies['@sparticuz/chromium'] ?? '';
}

/**
 * The path of the Chromium that comes from npm. Its package unpacks into the folder for temporary
 * files and believes whatever lies there: what another user owns, what is of another version, what
 * was broken off. So it gets a folder of ours, which counts once it is whole.
 */
export async function unpackedChromium(): Promise<string> {
  const folder = join(ROOT, '.fairlot', `chromium-${version()}`);
  const whole = join(folder, 'whole');
  if (!existsSync(whole)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  try {
    const path = await chromium.executablePath();
    writeFileSync(whole, '');
    return path;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}
