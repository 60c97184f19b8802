// Every screen in every look: readable by everyone, nothing cut off, nothing complained of. The
// pictures stay in `e2e/shots` for people to look at.
//
// In the short ring a screen is loaded in one look, in `--all` in two that differ in everything; every other screen
// has the other pair. In `--long` it is loaded in each size and each language; then the open page changes between
// light and dark, as a device does at dusk, and is judged by the rules of colours.
import { mkdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { faultsOf, OF_COLOURS } from './axe.ts';
import {
  changeMode,
  closePages,
  FIRST_LOOKS,
  inTheOther,
  joinBrowser,
  LOOKS,
  nameOf,
  openPage,
  PC,
  type Look,
} from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { isLong, isOfPair, isShort, looksOf, missingIn } from './looks.ts';
import { LISTS, OF_AGENTS, type Screen } from './screens.ts';
import { keptLogin, listenForErrors, registerPlayer, shoot, SHOTS, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let serial: number;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  for (let i = 0; i < 6; i += 1) serial = await playIssue(i);
  await moveBeforeClose(world, 42_000);
  await world.clock.set(await world.clock.now());
  await place(serial + 1, 7);
});
afterAll(async () => {
  await world?.clock.run();
  await closePages(browser);
  await world?.stop();
});

/** What the device keeps of a login of its own: who renews one is thrown out where another device has renewed it. */
async function signIn(UserName: string, Password: string): Promise<Record<string, unknown>> {
  const { value } = await callEndpoint(world.url, loginHttp.login, { UserName, Password });
  const { session } = keptLogin({ ...player, token: value.access_token });
  return { greeted: true, session: { ...session, isAgent: value.isAgent } };
}

async function place(serialNumber: number, i: number): Promise<void> {
  const digits = '0123456789'.slice(0, 1 + (i % 9));
  const reply = await player.call(betHttp.place, {
    IntentId: randomUUID(),
    GameId: GAME,
    SerialNumber: serialNumber,
    Bets: [
      {
        Play: 'ssc.fixed',
        Content: `${digits}||||${digits}`.replaceAll(/(\d)(?=\d)/g, '$1,'),
        Notes: 2 * digits.length,
        Mode: 0,
        Multiple: 1 + i,
        Amount: mills(4000 * digits.length * (1 + i)),
        PrizeGroup: 1956,
      },
    ],
  });
  expect(reply.code, JSON.stringify(reply.body)).toBe('OK');
}

async function playIssue(i: number): Promise<number> {
  const issue = await moveBeforeClose(world, 8000);
  await place(issue.SerialNumber, i);
  await moveToDraw(world, issue);
  return issue.SerialNumber;
}

/** Whatever holds more text than it shows, and the page if it is wider than the window. */
const findCut = (): string[] => {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`page ${document.documentElement.scrollWidth} in ${innerWidth}`);
  }
  const all = 'button, a, [role=tab], th, td, h1, h2, h3, label, legend, dt, dd, [class*="tag_"]';
  for (const element of document.querySelectorAll<HTMLElement>(all)) {
    const { clientWidth, scrollWidth } = element;
    const style = getComputedStyle(element);
    const isMeant = style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX);
    if (clientWidth === 0 || isMeant || element.closest('[class*="vh_"]')) continue;
    if (scrollWidth > clientWidth + 1) {
      const { tagName, className, textContent } = element;
      found.push(`${tagName}.${className} ${scrollWidth}>${clientWidth} ${textContent?.trim()}`);
    }
  }
  return found;
};

const sizeOf = ({ size }: Look): 'pc' | 'phone' => (size.width === PC.width ? 'pc' : 'phone');

const inLanguage = ({ language }: Look, zh: string, en: string) => (language === 'zh' ? zh : en);

async function show(page: Page, screen: Screen, how: Look): Promise<void> {
  if (screen.play) {
    const kept = JSON.stringify({ [GAME]: screen.play });
    await page.evaluate((text) => localStorage.setItem('fairlot.bet.play', text), kept);
  }
  await page.goto(screen.path(serial));
  await page
    .getByText(inLanguage(how, screen.zh, screen.en))
    .filter({ visible: true })
    .first()
    .waitFor();
  const { over } = screen;
  if (over) {
    for (const button of over[sizeOf(how)] ?? []) await page.locator(button).first().click();
    const words = inLanguage(how, over.zh, over.en);
    await page.getByRole('dialog').filter({ hasText: words }).last().waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
}

type Faults = Record<string, unknown>;

/** The looks that each screen was judged in. */
const judged = new Map<Screen, Look[]>();

/** What is wrong with what is shown, by all rules or by some. */
async function judge(
  page: Page,
  screen: Screen,
  how: Look,
  rules?: readonly string[],
): Promise<Faults> {
  await shoot(page, `${screen.name}-${nameOf(how)}`);
  const against = await faultsOf(page, { ...(rules && { rules }) });
  const cut = await page.evaluate(findCut);
  judged.set(screen, [...(judged.get(screen) ?? []), how]);
  return { ...(against.length > 0 && { against }), ...(cut.length > 0 && { cut }) };
}

/** Shows a screen in a look, and in the long run changes between light and dark then. */
async function lookAt(page: Page, screen: Screen, how: Look): Promise<Faults> {
  await show(page, screen, how);
  const whole = await judge(page, screen, how);
  if (!isLong) return Object.keys(whole).length > 0 ? { [nameOf(how)]: whole } : {};
  const other = inTheOther(how);
  await changeMode(page, other.mode);
  const colours = await judge(page, screen, other, OF_COLOURS);
  return {
    ...(Object.keys(whole).length > 0 && { [nameOf(how)]: whole }),
    ...(Object.keys(colours).length > 0 && { [nameOf(other)]: colours }),
  };
}

/** A phone has sheets that a desk has beside its board. */
const isOfPhones = ({ over }: Screen): boolean => over !== undefined && !over.pc;

/** Whether the screen at a place of its list is judged on a page that was opened in a look. */
function isFor(screen: Screen, place: number, first: Look): boolean {
  if (!isOfPhones(screen)) return looksOf(place).includes(first);
  return sizeOf(first) === 'phone' && (!isShort || isOfPair(place, first));
}

async function lookAtAll(
  screens: readonly Screen[],
  first: Look,
  kept: Record<string, unknown>,
): Promise<Faults> {
  if (!screens.some((screen, place) => isFor(screen, place, first))) return {};
  const page = await openPage(browser, world.url, { look: first, kept });
  const errors = listenForErrors(page);
  await page.goto('/');
  const faults: Faults = {};
  for (const [place, screen] of screens.entries()) {
    if (!isFor(screen, place, first)) continue;
    // Two and two, so that what is light for one of a pair of looks is dark for the other.
    const how = Math.floor(place / 2) % 2 === 0 ? first : inTheOther(first);
    // Where it was left is where it is after a fault too.
    await changeMode(page, how.mode);
    const found = await lookAt(page, screen, how).catch((error: unknown) => ({
      error: String(error),
    }));
    if (Object.keys(found).length > 0) faults[screen.name] = found;
  }
  await page.context().close();
  return { ...faults, ...(errors.length > 0 && { errors }) };
}

test.each(FIRST_LOOKS.map((first) => [nameOf(first), first] as const))(
  'opened in %s',
  async (_, first) => {
    const own = () => signIn(player.userName, player.password);
    const pages = LISTS.map(async (screens) => lookAtAll(screens, first, await own()));
    expect(await Promise.all(pages)).toEqual([{}, {}]);
    await sql`UPDATE player SET flags = flags | ${flagBit('ALLOW_TRANSFER')}::bigint WHERE user_name = 'agent01'`.execute(
      world.owner,
    );
    const ofAgent = await signIn('agent01', DEMO_PASSWORD);
    expect(await lookAtAll(OF_AGENTS, first, ofAgent)).toEqual({});
  },
);

const SHORT = 'each screen was judged, and together they were in every width, mode and language';

test.runIf(isShort)(SHORT, () => {
  const unseen = [...LISTS.flat(), ...OF_AGENTS].filter((screen) => !judged.has(screen));
  expect(unseen.map(({ name }) => name)).toEqual([]);
  expect(missingIn([...judged.values()].flat())).toEqual([]);
});

test.skipIf(isShort)('each screen was judged in both widths, both modes and both languages', () => {
  const thin = [...LISTS.flat(), ...OF_AGENTS].flatMap((screen) => {
    const looks = judged.get(screen) ?? [];
    const missing = missingIn(looks).filter(
      (trait) => !(isOfPhones(screen) && trait === `${PC.width}`),
    );
    const isEvery =
      !isLong || looks.length === (isOfPhones(screen) ? LOOKS.length / 2 : LOOKS.length);
    return missing.length > 0 || !isEvery ? [[screen.name, ...missing].join(' ')] : [];
  });
  expect(thin).toEqual([]);
});
