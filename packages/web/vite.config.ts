import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { install } from './install/plan.ts';

const compress = promisify(brotliCompress);
const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Smaller files gain nothing. */
const SMALLEST = 512;
/** The best compression of brotli: files are compressed once and sent often. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

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
        await writeFile(`${path}.br`, await compress(content, QUALITY));
      }
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

/** Modules with all that they import beyond the groups of a higher priority, in one file. */
const group = (name: string, test: RegExp, priority: number) => ({ name, test, priority });

/** Modules that many files share, without what they import: that has groups of its own. */
const sharedGroup = (name: string | ((id: string) => string), test: RegExp, priority = 6) => ({
  name,
  test,
  priority,
  includeDependenciesRecursively: false,
});

/** A folder of a family, or one of those that families share. */
const PLAY = /\/rules\/play\/(?!lhc\/lunar-year)(?:(?:entry|rule|template|trend)\/|(\w+)\/)?/;

/** The contract of a bet, odds, QR codes, and looks that windows have too. */
const BETS =
  /\/packages\/(?:wire\/(?:account\/player|community\/leaderboard|money\/bonus|play\/bet)\/|rules\/(?:core\/(?:bit-set|typed-number)|odds\/)|ui\/(?:qr\/|copy-text|dialog\/dialog\.module|(?:chips|segments|strip|table)\.module))/;

/** Dialogs, menus and the popup window. */
const KIT =
  /\/packages\/(?:ui\/(?!chart\/|(?:date-range|filters|form|list|prose)\/)|shell\/(?:look\/(?!noto)|overlay\/|page\/|window\/)|shell\/session\/login-(?:ends|watch)|rules\/check\/skin)/;

/** Lists with their filters, and what draws only the rows in sight. */
const LISTS =
  /\/packages\/(?:ui\/(?:date-range|filters|list|prose)|shell\/record)\/|\/node_modules\/@tanstack\//;

/** A field that finds one of many by typing. */
const COMBOBOX =
  /\/node_modules\/@base-ui\/react\/(?:esm\/)?(?:combobox|autocomplete)\/|\/packages\/ui\/combobox\//;

const FORMS = /\/packages\/(?:ui|shell)\/form\/|\/node_modules\/react-hook-form\//;

/** What client and server share. */
const CONTRACT = /\/packages\/(?:wire|rules)\/|\/node_modules\/@noble\/hashes\//;

const SERVER = process.env['FAIRLOT_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  // What both clients show before their code is there.
  publicDir: join(import.meta.dirname, '../shell/public'),
  plugins: [react(), preloadFont(), install(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No data: addresses, so that the content security policy can stay narrow.
    assetsInlineLimit: 0,
    // Read by `e2e/budget.test.ts`.
    manifest: true,
    rolldownOptions: {
      output: {
        // Without groups every set of modules that two lazy files share is a file of its own: 592 in all.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              tags: ['$initial'],
              priority: 10,
              // All that the entry imports has the tag; barrels would bring what they name for others.
              includeDependenciesRecursively: false,
            },
            group('LoginScreen', /\/LoginScreen\.tsx$/, 9),
            group('HomeScreen', /\/HomeScreen\.tsx$/, 8),
            // What the bet page shares with the windows: they do without the page.
            group('bets', BETS, 7.5),
            group('BetScreen', /\/BetScreen\.tsx$/, 7),
            // The cards of the home page. What they share with the first files of other pages stays there.
            group(
              'home',
              /\/features\/.*\/(?:Home(?:Banners|Fair|News|Prize|Wallet)|NextDraw|SidePad|Timeline|OpenBets)\.tsx$/,
              6,
            ),
            // One file for each family of games, and one for what families share.
            sharedGroup((id) => `play-${PLAY.exec(id)?.[1] ?? 'rules'}`, PLAY, 6.5),
            // Two tabs search by typing; no other page pays for it.
            sharedGroup('combobox', COMBOBOX, 6.7),
            sharedGroup('base-ui', /\/node_modules\/@(?:base-ui|floating-ui)\//),
            sharedGroup('kit', KIT, 6.5),
            sharedGroup('lists', LISTS, 6.5),
            sharedGroup('forms', FORMS, 6.5),
            // The team is of agents alone.
            sharedGroup('team-contract', /\/packages\/wire\/team\//, 6.5),
            sharedGroup('contract', CONTRACT),
            // What the features have in the popup window and in the menu: no tab comes with it.
            group('windows', /\/(?:features\/.*\/window|frame\/window-plan)\.ts$/, 5),
            group('HistoryScreen', /\/HistoryScreen\.tsx$/, 4),
            group('dialogs', /\/bet\/Dialogs\.tsx$/, 4),
            group('menus', /\/(?:AccountMenu|LookPanel)\.tsx$/, 4),
            // What a visitor may see before signing in.
            group(
              'entry',
              /\/features\/(?:auth\/login\/|site\/settings\/|account\/terms\/Terms).*\.tsx$/,
              3,
            ),
            group('overlay', /\/features\/.*(?:Over|Host)\.tsx$/, 3),
            group('banking', /\/features\/money\/.*Tab\.tsx$/, 2),
            group('report', /\/features\/back-office\/report\/.*Tab\.tsx$/, 1),
            group('window', /\/features\/.*(?:Tab|\/FollowPlansView|\/FollowersView)\.tsx$/, 0),
          ],
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
