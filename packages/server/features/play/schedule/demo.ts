import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { unless, type DemoStage, type DemoStep } from '#platform/demo';

/** One of a minute and one of five. */
const SCHEDULES = [
  { gameId: 4, issues: 100 },
  { gameId: 9, issues: 60 },
] as const;
/** Eight of ten digits: five losses in a row, after which a schedule pauses, are rare. */
const BET = {
  Play: 'ssc.fixed',
  Content: '0,1,2,3,4,5,6,7||||',
  Notes: 8,
  Mode: 1,
  Multiple: 1,
  Amount: mills(1_600n),
  PrizeGroup: 1956,
};

async function place(
  stage: DemoStage,
  { gameId, issues }: { readonly gameId: number; readonly issues: number },
): Promise<void> {
  const player = await stage.player('player1');
  const IntentId = stage.intent(`schedule of ${gameId}`);
  if (await unless(['NOT_FOUND'], player.call(scheduleHttp.byIntent, { IntentId }))) return;
  const { Issues, DateTimeNow } = await player.call(scheduleHttp.getIssues, { GameId: gameId });
  // The first of them may close before this arrives.
  const open = Issues.filter(({ StartTimeStamp }) => StartTimeStamp > DateTimeNow);
  invariant(open.length >= issues, `game ${gameId} sells its next issues`);
  await player.call(scheduleHttp.place, {
    IntentId,
    GameId: gameId,
    Bets: [BET],
    Issues: open.slice(0, issues).map(({ SerialNumber }) => ({ SerialNumber, Multiple: 1 })),
    Plan: 0,
    StopIfWin: false,
  });
}

/** Two schedules of `player1` that run. */
export const demoSchedules: DemoStep = {
  name: 'schedules',
  run: async (stage) => {
    const player = await stage.player('player1');
    const { Version, AcceptedTimeStamp } = await player.call(scheduleHttp.getAgreement, null);
    if (AcceptedTimeStamp === null) await player.call(scheduleHttp.acceptAgreement, { Version });
    for (const schedule of SCHEDULES) await place(stage, schedule);
  },
};
