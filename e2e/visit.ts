import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { callEndpoint, type TestReply } from '@fairlot/server/testing/call';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFailed } from 'vitest';
import { openPage, type OpenOptions } from './browser.ts';
import { noteSecrets } from './canaries.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

/** Somebody with an account and a login of his own. */
export type Player = {
  readonly userName: string;
  readonly password: string;
  readonly token: string;
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<TestReply<Output<E>>>;
};

export const PASSWORD = 'kept-for-tests-42';

const playerOf = ({ url }: World, userName: string, token: string): Player => ({
  userName,
  password: PASSWORD,
  token,
  call: (endpoint, input) => callEndpoint(url, endpoint, input, { token }),
});

/** Opens an account the way players do. */
export async function registerPlayer(world: World): Promise<Player> {
  const userName = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const form = { UserName: userName, Password: PASSWORD, Agree: true };
  const { value } = await callEndpoint(world.url, loginHttp.register, form);
  noteSecrets(form, value.access_token);
  return playerOf(world, userName, value.access_token);
}

/** The same player with a new login: the one before ends when the clock jumps by hours. */
export async function signInAgain(world: World, { userName }: Player): Promise<Player> {
  const form = { UserName: userName, Password: PASSWORD };
  const { value } = await callEndpoint(world.url, loginHttp.login, form);
  noteSecrets(form, value.access_token);
  return playerOf(world, userName, value.access_token);
}

/** What the client keeps of a login, as if the player had signed in on this device and was told of the one before. */
export const keptLogin = ({ token }: Player) => ({
  session: { token, expiresAt: Date.now() + 30 * 60_000, isAgent: false },
  greeted: true,
});

/** A page that is signed in. */
export const openSignedIn = (
  browser: Browser,
  world: World,
  player: Player,
  options: OpenOptions = {},
): Promise<Page> =>
  openPage(browser, world.url, { ...options, kept: { ...keptLogin(player), ...options.kept } });

/** Everything that the page complains of, as it comes. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** What a login that ends leaves unanswered: reads under way, and a socket whose ticket ended with it. */
const OF_LEAVING = [
  /\b401\b/,
  /\/Hub\?id=\S+ failed: .*(?:\b404\b|before the connection is established)/,
];

/** The complaints of a page on which somebody signed out, but for those of signing out at that moment. */
export const besideLeaving = (errors: readonly string[]): readonly string[] =>
  errors.filter((line) => !OF_LEAVING.some((pattern) => pattern.test(line)));

export const SHOTS = join(import.meta.dirname, 'shots');

/** `npm test` takes none: whoever wants to look runs the file by itself, or all of it in full size. */
const takesPictures = process.env['TEST_PICTURES'] !== '0';

/** Leaves a picture of the page in `e2e/shots` for people to look at. */
export async function shoot(
  page: Page,
  name: string,
  options: { readonly fullPage?: boolean } = {},
): Promise<void> {
  if (takesPictures) await page.screenshot({ path: join(SHOTS, `${name}.png`), ...options });
}

/** Keeps what is on the page if the test that runs now fails. */
export function shootOnFailure(page: Page): void {
  onTestFailed(async ({ task }) => {
    if (page.isClosed()) return;
    mkdirSync(SHOTS, { recursive: true });
    const name = task.name.replaceAll(/\W+/g, '-').slice(0, 60);
    await page.screenshot({ path: join(SHOTS, `failed-${name}.png`) });
  });
}

/** Each look asks the server, which has nothing new to say for up to a second. */
const PATIENT_MS = 200;

/**
 * Lets the page measure the time as it does on focus, until it has the time of after a jump: the
 * server reads its clock at most once a second and counts on by itself in between.
 */
export async function lookAtClock(world: World, page: Page): Promise<void> {
  const isRight = async (): Promise<boolean> => {
    const measured = page.waitForResponse('**/api/WebSiteInfo/GetInfo');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const told: { DateTimeNow: number } = await (await measured).json();
    return Math.abs((await world.clock.now()) - told.DateTimeNow) < 500;
  };
  await until('the page has the time of the server', isRight, PATIENT_MS);
}
