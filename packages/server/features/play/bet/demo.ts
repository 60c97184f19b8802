import { mills } from '@fairlot/rules/core/money';
import { betHttp, type CartRow } from '@fairlot/wire/play/bet';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { unless, type DemoStage, type DemoStep } from '#platform/demo';

const FIVE_DIGITS = 4;
/** How long after the demo began `player2` bets by itself. */
const BETS_FOR_MS = 10 * 60_000;
/** Too late for a bet of this issue. */
const LAST_MS = 3_000;
const LOOK_MS = 2_000;

const credit = (Play: string, Content: string, amount: bigint): CartRow => ({
  Play,
  Content,
  Notes: 1,
  Mode: 0,
  Multiple: 1,
  Amount: mills(amount),
});

const cartOf = (serial: number): CartRow[] => [
  credit('ssc.c.total', serial % 2 === 0 ? 'big' : 'small', 20_000n),
  credit(`ssc.c.ball${(serial % 5) + 1}`, serial % 3 === 0 ? 'odd' : 'even', 10_000n),
];

async function betInNext(stage: DemoStage): Promise<void> {
  const player = await stage.player('player2');
  const { Issues, DateTimeNow } = await player.call(scheduleHttp.getIssues, {
    GameId: FIVE_DIGITS,
  });
  const next = Issues.find(
    ({ StartTimeStamp, CloseTimeStamp }) =>
      StartTimeStamp <= DateTimeNow && CloseTimeStamp > DateTimeNow + LAST_MS,
  );
  if (!next) return;
  const { SerialNumber } = next;
  // Repeated until the issue closes; the same request is one cart.
  const receipt = await unless(
    ['ISSUE_CLOSED', 'ISSUE_NOT_OPEN'],
    player.call(betHttp.place, {
      IntentId: stage.intent(`bets in ${SerialNumber}`),
      GameId: FIVE_DIGITS,
      SerialNumber,
      Bets: cartOf(SerialNumber),
      AcceptAnyOdds: true,
    }),
  );
  if (!receipt || receipt.Duplicate) return;
  const said = { userName: player.name, gameId: FIVE_DIGITS, serialNumber: SerialNumber };
  stage.log.info(said, 'the demo bets by itself');
}

/** `player2` bets by itself in the first ten minutes, so that records, charts and leaders fill. */
export const demoBets: DemoStep = {
  name: 'bets',
  isLong: true,
  run: async (stage) => {
    while ((await stage.now()) < stage.beganMs + BETS_FOR_MS) {
      await betInNext(stage);
      await stage.pause(LOOK_MS);
    }
  },
};
