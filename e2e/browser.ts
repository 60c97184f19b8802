import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type Page,
} from 'playwright-core';
import { watchRequests } from './canaries.ts';
import { withFonts } from './fonts.ts';
import { unpackedChromium } from './unpacked-chromium.ts';

/** The shapes of screen that everything is looked at in. */
export const PC = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type Look = {
  readonly size: { readonly width: number; readonly height: number };
  readonly mode: 'light' | 'dark';
  readonly language: 'zh' | 'en';
};

/** Every combination that a screen has to hold in. */
export const LOOKS: readonly Look[] = [PC, PHONE].flatMap((size) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['zh', 'en'] as const).map((language) => ({ size, mode, language })),
  ),
);

/**
 * Each size and language once. A page that is opened in one of these and then changed into the other
 * mode has been in every look; what is opened light in Chinese is opened dark in English, so each
 * mode is also one that pages begin in.
 */
export const FIRST_LOOKS = LOOKS.filter(
  ({ mode, language }) => (mode === 'light') === (language === 'zh'),
);

/** The same in the other mode, as a device that changes at dusk. */
export const inTheOther = ({ mode, ...look }: Look): Look => ({
  ...look,
  mode: mode === 'light' ? 'dark' : 'light',
});

/** Changes an open page between light and dark, and waits until every colour has got there. */
export async function changeMode(page: Page, mode: Look['mode']): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-mode=${mode}]`).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

export const nameOf = ({ size, mode, language }: Look): string =>
  `${size.width === PC.width ? 'pc' : 'phone'}-${mode}-${language}`;

/** Only a fault waits this long: a busy machine can take half a minute to load a page. */
const WAIT_MS = 60_000;

/** Without these the browser calls home, many refused connections at a time. */
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** A browser on a machine with a Han font, or with Latin fonts alone. */
export async function launchBrowser(fonts: 'han' | 'latin' = 'han'): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const executablePath = named ?? (await unpackedChromium());
  // Not the arguments that come with the package: one process for all ends with the first page, and
  // a browser without web security is not the one that people have.
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', ...QUIET];
  const env = withFonts(fonts, executablePath);
  return playwright.launch({ executablePath, headless: true, args, env });
}

let joined: Promise<Browser> | undefined;

/** The browser of this worker; it ends with it. */
export function joinBrowser(): Promise<Browser> {
  joined ??= launchBrowser();
  return joined;
}

/** What a file leaves open would go on ticking beside the next one. */
export async function closePages(of: Browser | undefined): Promise<void> {
  await Promise.all((of?.contexts() ?? []).map((context) => context.close()));
}

/** What a page itself waits for is among its first; what comes after them is fetched one after the other. */
const FIRST_WAITS = 3;
const HELD_MS = 5_000;

/** In the long run every page fetches ahead as people's do, and so does what a bench measures. */
const holdsWaits = process.env['VITEST'] === 'true' && process.env['TEST_LONG'] !== '1';

/**
 * A page that is quiet only now and then, as on a machine that is busy. Only promises wait (`whenIdle` of the shell),
 * whose ends are functions of the browser; what a component asks for is answered as always.
 */
const holdWaits = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ({ first, heldMs }) => {
      const usual = window.requestIdleCallback.bind(window);
      let waits = 0;
      window.requestIdleCallback = (run, options) => {
        if (!String(run).includes('[native code]')) return usual(run, options);
        waits += 1;
        if (waits <= first) return usual(run, options);
        setTimeout(() => usual(run, options), heldMs);
        return 0;
      };
    },
    { first: FIRST_WAITS, heldMs: HELD_MS },
  );

export type OpenOptions = {
  readonly look?: Look;
  /** Whether the page may keep a worker between visits; most tests begin anew. */
  readonly withServiceWorker?: boolean;
  /**
   * Whether it fetches ahead at once what a press may need later: two hundred files, which cost three times as much
   * as to open the page. Else a press fetches what it needs, and the rest comes slowly.
   */
  readonly fetchesAhead?: boolean;
  /** What the device has kept from an earlier visit, by name as the client stores it. */
  readonly kept?: Record<string, unknown>;
};

/** A page of a fresh visitor in a look. */
export async function openPage(
  browser: Browser,
  url: string,
  options: OpenOptions = {},
): Promise<Page> {
  const look = options.look ?? { size: PC, mode: 'light', language: 'zh' };
  const context = await browser.newContext({
    baseURL: url,
    viewport: look.size,
    hasTouch: look.size.width === PHONE.width,
    reducedMotion: 'reduce',
    colorScheme: look.mode,
    locale: look.language === 'zh' ? 'zh-CN' : 'en-GB',
    serviceWorkers: options.withServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(WAIT_MS);
  watchRequests(context);
  if (holdsWaits && !options.fetchesAhead) await holdWaits(context);
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('visited')) return;
      localStorage.setItem('visited', 'yes');
      for (const [name, value] of Object.entries(kept)) {
        localStorage.setItem(`fairlot.${name}`, JSON.stringify(value));
      }
    },
    { language: look.language, ...options.kept },
  );
  return context.newPage();
}
