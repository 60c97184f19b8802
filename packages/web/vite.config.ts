import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ahead, chunksOf } from './chunks.ts';
import { partEndless } from './endless.ts';
import { guardFirstViews } from './first-views.ts';
import { install } from './install/plan.ts';
import { reduceRenderer } from './renderer.ts';
import { keepStyles, nameClasses, scopedName } from './scoped-names.ts';

const compress = promisify(brotliCompress);
const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Smaller files gain nothing. */
const SMALLEST = 512;
/**
 * Ways to tell the same bytes, of which the shortest is kept: what shares its codes (a power of two of the input; 0: as
 * the library chooses), and by how many bits of their own distances are told.
 */
const WAYS = [
  [17, 1],
  [0, 1],
  [0, 2],
  [0, 3],
] as const;

/** The shortest of the ways. */
async function shortest(content: Buffer): Promise<Buffer> {
  const all = await Promise.all(
    WAYS.map(([block, postfix]) =>
      compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  );
  return all.reduce((best, each) => (each.length < best.length ? each : best));
}

/** Writes a `.br` beside every file that gains from it, so that the server only hands them out. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
        const content = await readFile(path);
        if (content.length < SMALLEST) continue;
        await writeFile(`${path}.br`, await shortest(content));
      }
    },
  };
}

/** What only the readable API page says of a call is no part of the client. */
function dropAbouts(): Plugin {
  return {
    name: 'drop-abouts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/wire\/.*\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/^ {2}about: '.*',$/gm, ''), map: null }),
    },
  };
}

/** One font is wanted for the first words; the other comes with the first hash. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /fairlot-sans.*\.woff2$/.test(name));
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2' };
        const tag = {
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        } as const;
        return font ? [tag] : [];
      },
    },
  };
}

const SERVER = process.env['FAIRLOT_SERVER'] ?? 'http://127.0.0.1:3000';

const chunk = chunksOf(import.meta.dirname);

export default defineConfig({
  root: import.meta.dirname,
  // What both clients show before their code is there.
  publicDir: join(import.meta.dirname, '../shell/public'),
  plugins: [
    nameClasses(),
    keepStyles(),
    reduceRenderer(),
    partEndless(),
    guardFirstViews(),
    react(),
    dropAbouts(),
    preloadFont(),
    install(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A page fetches what it shows; what comes later is not fetched ahead of the first tap.
    modulePreload: {
      polyfill: false,
      // The page itself names all that its entry imports: a slow network asks once, not link by link.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : ahead(file, needed),
    },
    // No data: addresses, so that the content security policy can stay narrow.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // First views name two hundred files: two characters of each are half a kilobyte.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, build) => chunk(id, (of) => build.getModuleInfo(of)) }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': SERVER,
      '/healthz': SERVER,
      '/Hub': { target: SERVER, ws: true },
    },
  },
});
