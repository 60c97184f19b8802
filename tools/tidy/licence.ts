import type { Finding } from './source.ts';

/** Whoever gets one package, or all of them, finds the same terms in it. */
export function oneLicence(
  folders: readonly string[],
  read: (path: string) => string | undefined,
): Finding[] {
  const terms = read('LICENSE');
  return folders.flatMap((folder) => {
    const place = folder === '' ? '' : `${folder}/`;
    const manifest = JSON.parse(read(`${place}package.json`) ?? '{}') as { license?: string };
    const found: Finding[] = [];
    if (manifest.license !== 'MIT') {
      found.push({ path: `${place}package.json`, message: 'say "license": "MIT"' });
    }
    if (terms === undefined || read(`${place}LICENSE`) !== terms) {
      found.push({ path: `${place}LICENSE`, message: 'copy the LICENSE of the root' });
    }
    return found;
  });
}
