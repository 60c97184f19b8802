import { join } from 'node:path';
import { build, preview } from 'vite';
import { putAxe } from './axe-file.ts';

export type GallerySite = { readonly url: string; readonly stop: () => Promise<void> };

/** The gallery as it is built, on a port of its own. */
export async function startGallery(): Promise<GallerySite> {
  const root = join(import.meta.dirname, '../packages/ui/gallery');
  const options = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const;
  await build(options);
  const built = join(import.meta.dirname, '../.fairlot/gallery');
  putAxe(built);
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the gallery has no address');
  return { url, stop: () => server.close() };
}
