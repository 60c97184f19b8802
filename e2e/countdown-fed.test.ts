// The states of the head of the bet page that a game of the house never shows: a number that does not come, the
// end of that, and a pause before the next sale. A lottery of the state, told by a feed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { importDraws } from '@fairlot/server/features/play/lottery/feeds/import-draws';
import { announcer } from '@fairlot/server/platform/announce';
import { callEndpoint } from '@fairlot/server/testing/call';
import { lotteryConsole, type IssueInfo } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { AA, faultsOf } from './axe.ts';
import { nameOf } from './browser.ts';
import { startConsole, type Console } from './console-world.ts';
import { expectWallet, openDesk, pickNine, placePicked } from './desk.ts';
import { moveToSeal, openIssue } from './issues.ts';
import { looksOf } from './looks.ts';
import {
  lookAtClock,
  openSignedIn,
  registerPlayer,
  shootOnFailure,
  shoot,
  signInAgain,
  type Player,
} from './visit.ts';
import type { World } from './world.ts';

/** Every twenty minutes until ten past three, and again from ten past seven on. */
const CQSSC = categoryByCode('CQSSC');
/** Three o'clock of the night at the site: the last draw but one is over. */
const START = Date.UTC(2026, 2, 4, 19);
const LAST_DRAWN = 'issue,date,number\n20260305008,2026-03-05,1 2 3 4 5';

let desk: Console;
let world: World;
let player: Player;
const game = CQSSC?.id ?? 0;

beforeAll(async () => {
  desk = await startConsole({ fed: [game], start: START });
  ({ world } = desk);
  const told =
    CQSSC && (await importDraws({ db: world.owner, announce: announcer }, CQSSC, LAST_DRAWN));
  expect(told).toMatchObject({ ok: true, value: { added: 1, state: 0 } });
  player = await registerPlayer(world);
});
afterAll(() => desk?.stop());

const clockOf = (page: Page, state: string) =>
  page.locator(`[data-issue] [role=timer][data-state="${state}"]`);

async function moveTo(page: Page, atMs: number): Promise<void> {
  await world.clock.advance(Math.max(0, atMs - (await world.clock.now())));
  await lookAtClock(world, page);
}

/** Two operators give the issue up. */
async function cancel({ SerialNumber }: IssueInfo): Promise<void> {
  const [maker, checker] = [desk.operator(0), desk.operator(1)];
  const token = await desk.enter(maker);
  const Code = await desk.nextCode(maker);
  const wish = { GameId: game, SerialNumber, Reason: '数据源没有开奖', Code };
  const { consoleUrl } = world;
  const asked = await callEndpoint(consoleUrl, lotteryConsole.proposeCancel, wish, { token });
  expect(asked.code).toBe('OK');
  const { Id, Hash } = asked.value;
  const other = await desk.enter(checker);
  const agreed = { Id, Hash, Code: await desk.nextCode(checker) };
  const done = await callEndpoint(consoleUrl, operatorHttp.confirm, agreed, { token: other });
  expect(done.code).toBe('OK');
}

test('a number that does not come is late, and a cancelled issue gives the stakes back', async () => {
  const page = await openSignedIn(desk.browser, world, player);
  shootOnFailure(page);
  await openDesk(page, game);
  const issue = await openIssue(world, game);
  await pickNine(page);
  await placePicked(page);
  await expectWallet(page, mills(9_982_000));
  await moveToSeal(world, issue, game);
  await lookAtClock(world, page);
  const last = page.locator('[data-last]');
  await last.getByText('已封单，等待开奖').waitFor();
  // The next sale is hours away: its time of day stands where seconds would.
  await clockOf(page, 'wait').getByText('07:10').waitFor();
  await page.getByText(/期 · 距开售$/).waitFor();
  await page.getByRole('button', { name: '未开售', disabled: true }).first().waitFor();
  await moveTo(page, issue.DrawTimeStamp + 2000);
  await last.getByText('开奖中…').first().waitFor();
  await moveTo(page, issue.DrawTimeStamp + 65_000);
  await last.getByText(/^延迟 01:[0-2]\d$/).waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await cancel(issue);
  await last.getByRole('alert').getByText('本期已取消，本金已退回').waitFor();
  await expectWallet(page, mills(10_000_000));
  await page.context().close();
});

test('before its sale begins a game counts down to it, and takes no bet', async () => {
  const next = await openIssue(world, game);
  await world.clock.advance(next.StartTimeStamp - (await world.clock.now()) - 15 * 60_000);
  player = await signInAgain(world, player);
  for (const look of looksOf(0)) {
    const page = await openSignedIn(desk.browser, world, player, { look });
    shootOnFailure(page);
    await page.goto(`/Bet/${game}`);
    await clockOf(page, 'wait')
      .getByText(/^1[0-4]:[0-5]\d$/)
      .waitFor();
    await page.locator('[data-last] [role=alert]').waitFor();
    await shoot(page, `wait-start-${nameOf(look)}`);
    expect(await faultsOf(page, { tags: AA })).toEqual([]);
    await page.context().close();
  }
  const page = await openSignedIn(desk.browser, world, player);
  shootOnFailure(page);
  await openDesk(page, game);
  await moveTo(page, next.StartTimeStamp + 1000);
  await clockOf(page, '').waitFor();
  await page.getByRole('button', { name: /立即投注/ }).waitFor();
  await page.context().close();
});
