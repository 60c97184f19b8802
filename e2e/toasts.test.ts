// Where toasts lie, in which language they speak, and what is drawn around the page: nothing.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import { closePages, joinBrowser, PC, PHONE } from './browser.ts';
import { openDesk, pickNine, placePicked } from './desk.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { connectAfter } from './hub-connection.ts';
import { coveredIn } from './toast-place.ts';
import { openSignedIn, registerPlayer, shoot, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** A sign-in of the player from another device: the open page shows a toast for 15 s. */
async function signInElsewhere({ userName, password }: Player, device: string): Promise<void> {
  const form = { UserName: userName, Password: password };
  await callEndpoint(world.url, loginHttp.login, form, { headers: { 'user-agent': device } });
}

test.each([
  ['desk', PC],
  ['phone', PHONE],
])(
  'on a %s a toast lies over no field, tab, clock or button, and follows the language',
  async (name, size) => {
    const player = await registerPlayer(world);
    const look = { size, mode: 'light', language: 'zh' } as const;
    const page = await openSignedIn(browser, world, player, { look });
    shootOnFailure(page);
    await connectAfter(page, () => page.goto('/'));
    await signInElsewhere(player, 'Android Firefox/1');
    const toast = page.locator('[data-toast]');
    await toast.getByText(/在新设备或新网络登录/).waitFor();
    await expect.poll(() => coveredIn(page)).toEqual([]);
    // No frame around the page after Enter.
    const drawn = await page.locator('main').evaluate((main) => {
      (main as HTMLElement).focus();
      return getComputedStyle(main).outlineStyle;
    });
    expect(drawn).toBe('none');
    await shoot(page, `toast-home-${name}`);

    if (size === PC) await page.getByRole('button', { name: 'English' }).click();
    else {
      const bar = page.getByRole('navigation', { name: '主导航' });
      await bar.getByRole('button', { name: '我的' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
    }
    await toast.getByText(/New sign-in to your account/).waitFor();
    await toast.getByRole('button', { name: 'Not me?' }).first().waitFor();

    await page.locator(`main a[href="/Bet/${GAME}"]`).first().click();
    await page.locator('[data-bet]').waitFor();
    await signInElsewhere(player, 'Windows Edg/1');
    await toast.getByText(/Edge/).waitFor();
    await expect.poll(() => coveredIn(page)).toEqual([]);
    await shoot(page, `toast-bet-${name}`);

    // A window has a row of its own for them.
    await toast.getByRole('button', { name: 'Not me?' }).first().click();
    await page.locator('[data-login=this]').waitFor();
    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
    await toast.getByText('Ended', { exact: true }).waitFor();
    await expect.poll(() => coveredIn(page)).toEqual([]);
    await shoot(page, `toast-window-${name}`);
    await page.context().close();
  },
);

test('the word of a bet lies over nothing and moves nothing that is pressed', async () => {
  const player = await registerPlayer(world);
  for (const size of [PC, PHONE]) {
    const look = { size, mode: 'light', language: 'zh' } as const;
    const page = await openSignedIn(browser, world, player, { look });
    shootOnFailure(page);
    if (size === PC) {
      await openDesk(page);
      await moveBeforeClose(world, 45_000, page);
      await pickNine(page);
    } else {
      await page.goto(`/Bet/${GAME}`);
      await moveBeforeClose(world, 45_000, page);
      await page.getByRole('button', { name: '万位 3' }).click();
    }
    const bet = page.getByRole('button', { name: /立即投注/ });
    const before = await bet.boundingBox();
    await placePicked(page);
    await expect.poll(() => coveredIn(page)).toEqual([]);
    expect((await bet.boundingBox())?.y).toBe(before?.y);
    await shoot(page, `toast-placed-${size === PC ? 'desk' : 'phone'}`);
    await page.context().close();
  }
});
