import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { quoteWorkboxImports } from './quote-imports.ts';
import { about } from './text.ts';

quoteWorkboxImports();

/** What an installed app has beside the client itself, as it lies in this folder. */
const FILES = [
  'offline.html',
  'offline.css',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

function putFiles(): Plugin {
  return {
    name: 'put-install-files',
    apply: 'build',
    async buildStart() {
      for (const fileName of FILES) {
        const source = await readFile(join(import.meta.dirname, fileName));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** The client names the manifest while it is idle: no first view fetches it. */
const leaveManifestOut = (): Plugin => ({
  name: 'leave-manifest-out',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<link rel="manifest"[^>]*>/, ''),
  },
});

/**
 * An installable web app (decision 0131). The worker keeps one page, which says that there is no network: no code, no
 * call and no figure of the site is ever answered from a cache of ours, so nothing can be old.
 */
export const install = () => [
  putFiles(),
  VitePWA({
    // The client registers it while it is idle, and names the manifest then.
    injectRegister: false,
    filename: 'sw.js',
    manifestFilename: 'fairlot.webmanifest',
    manifest: {
      id: '/',
      name: 'Fairlot',
      short_name: 'Fairlot',
      description: about,
      lang: 'zh-CN',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f6f7f9',
      theme_color: '#1f42a5',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['offline.{html,css}', 'favicon.svg'],
      // A page with Trusted Types runs no imported script: all of the worker is one file.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      cleanupOutdatedCaches: true,
      navigationPreload: true,
      navigateFallback: null,
      skipWaiting: true,
      clientsClaim: false,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/offline.html' } },
        },
      ],
    },
  }),
  leaveManifestOut(),
];
