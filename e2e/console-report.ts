// How the house does, and its reports, with money that moved through the real code.
import type { Page } from 'playwright-core';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { callEndpoint } from '@fairlot/server/testing/call';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { until } from './until.ts';
import { registerPlayer } from './visit.ts';
import { toPage } from './console-navigation.ts';

/** Players with what the demo gives them, counted by the job of the server. */
export async function fillReports(desk: Console): Promise<void> {
  await registerPlayer(desk.world);
  await registerPlayer(desk.world);
  const token = await desk.enter(desk.operator(0));
  await until('the books are counted', async () => {
    await desk.world.clock.advance(11_000);
    const answer = await callEndpoint(desk.world.consoleUrl, reportConsole.getDashboard, null, {
      token,
    });
    return answer.value.Today.Sums.Promo > 0n;
  });
}

/** Today, and a report that is held against the ledger, by each of its groups. */
export async function lookAtReports(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toPage(page, '/Dashboard');
  await page.locator('#figures-title').waitFor();
  await expectWhole(page, `console-dashboard-${name}`);
  await toPage(page, '/Reports');
  await page
    .getByText(/\+?\d[\d,]*\.\d{3}/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^(核对账本|Check against the ledger)$/ }).click();
  await page.getByText(/(与账本一致|The same as the ledger)/).waitFor();
  await expectWhole(page, `console-report-${name}`);
  await page.goto(`${new URL(page.url()).origin}/Reports?by=player`);
  await page.locator('a[href^="/Players/"]').first().waitFor();
  await expectWhole(page, `console-report-players-${name}`);
}
