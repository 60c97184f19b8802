import { test } from 'vitest';
import { AxeBuilder } from '@axe-core/playwright';
import { launchBrowser, PHONE } from './browser.ts';
import { openSignedIn, registerPlayer } from './visit.ts';
import { startWorld } from './world.ts';
test('x', async () => {
  const [world, browser] = await Promise.all([startWorld(), launchBrowser()]);
  const player = await registerPlayer(world);
  for (let i = 0; i < 4; i += 1) {
    const page = await openSignedIn(browser, world, player, {
      look: { size: PHONE, mode: 'light', language: 'en' },
      withHan: true,
    });
    const seg = () =>
      page.evaluate(() =>
        [
          innerWidth,
          document.querySelector('.rp-flt .seg')?.clientWidth,
          document.querySelector('.rp-flt')?.clientWidth,
          document.querySelector('.win')?.clientWidth,
          [...document.querySelectorAll('link[rel=stylesheet]')]
            .map((l) => (l as HTMLLinkElement).href.split('/').at(-1)?.slice(0, 14))
            .join(),
        ].join(' '),
      );
    await page.goto('/?w=BetRecord');
    await page.getByText('No bets match').waitFor();
    console.log('1', await seg());
    await page.screenshot();
    console.log('2', await seg());
    await new AxeBuilder({ page })
      .withTags(['wcag2a'])
      .options({ resultTypes: ['violations'], iframes: false })
      .setLegacyMode(true)
      .analyze();
    console.log('3', await seg());
    await page.waitForTimeout(1500);
    console.log('4', await seg());
    await page.goto('/');
    const asked = page.waitForTimeout(3000);
    await asked;
    await page.screenshot({ path: 'e2e/shots/dbg-home.png' });
    await page.goto('/Register');
    await page.waitForTimeout(1000);
    await page.screenshot({ path: 'e2e/shots/dbg-register.png' });
    await page.goto('/Agreement');
    await page.waitForTimeout(1000);
    await page.screenshot({ path: 'e2e/shots/dbg-agreement.png' });
    await page.context().close();
  }
  await browser.close();
  await world.stop();
});
