import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { callEndpoint } from '@fairlot/server/testing/call';
import { codeOf } from '@fairlot/server/features/staff/operator/testing/sign-in';
import { closePages, joinBrowser, openPage, type Look } from './browser.ts';
import { SHOTS, shootOnFailure } from './visit.ts';
import { noteSecrets } from './canaries.ts';
import { until } from './until.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';

/** What an operator signs in with. */
export type Operator = { readonly name: string; readonly password: string; readonly key: string };

/** A world with its console, the browser, and the operators of the demo. */
export type Console = {
  readonly world: World;
  readonly browser: Browser;
  /** One of the two that the demo has made. */
  operator(place: number): Operator;
  open(look?: Look): Promise<Page>;
  /** Signs in on the page; each code is good once, so the clock goes on before every login. */
  signIn(page: Page, operator: Operator): Promise<void>;
  /** Signs in without a page: the token. */
  enter(operator: Operator): Promise<string>;
  /** A code that was not used yet; the clock goes on for it. */
  nextCode(operator: Operator): Promise<string>;
  stop(): Promise<void>;
};

/** What the demo prints when it starts; nothing before it is there. */
function readOperators(data: string): readonly Operator[] {
  try {
    return JSON.parse(readFileSync(join(data, 'demo-operators.json'), 'utf8'));
  } catch {
    return [];
  }
}

export async function startConsole(options: WorldOptions = {}): Promise<Console> {
  mkdirSync(SHOTS, { recursive: true });
  const [world, browser] = await Promise.all([
    startWorld({ ...options, withConsole: true }),
    joinBrowser(),
  ]);
  const { data, clock, consoleUrl } = world;
  await until('the demo has made its operators', async () => readOperators(data).length > 0);
  const operators = readOperators(data);
  for (const { password, key } of operators) noteSecrets({ Password: password, Token: key });
  const nextCode = async (key: string): Promise<string> => {
    await clock.advance(31_000);
    return codeOf(key, await clock.now());
  };
  return {
    world,
    browser,
    operator: (place) => {
      const found = operators[place];
      if (!found) throw new Error('the demo has two operators');
      return found;
    },
    open: async (look) => {
      const language = look?.language ?? 'zh';
      const page = await openPage(browser, consoleUrl, {
        ...(look && { look }),
        kept: { 'console.language': language },
      });
      shootOnFailure(page);
      return page;
    },
    signIn: async (page, { name, password, key }) => {
      const code = await nextCode(key);
      const codeBox = page.locator('input[autocomplete="one-time-code"]');
      await page.locator('input[autocomplete="username"]').fill(name);
      await page.locator('input[autocomplete="current-password"]').fill(password);
      await codeBox.fill(code);
      await codeBox.press('Enter');
    },
    enter: async ({ name, password, key }) => {
      const claim = { Name: name, Password: password, Code: await nextCode(key) };
      const granted = await callEndpoint(consoleUrl, operatorHttp.signIn, claim);
      return granted.value.access_token;
    },
    nextCode: ({ key }) => nextCode(key),
    stop: async () => {
      await closePages(browser);
      await world.stop();
    },
  };
}
