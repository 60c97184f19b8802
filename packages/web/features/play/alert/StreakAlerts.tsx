import { lotteryHub } from '@fairlot/wire/play/lottery';
import { streakHttp, STREAKS_HOLD_MS } from '@fairlot/wire/community/streak';
import type { Language } from '@fairlot/rules/core/text';
import { showToast } from '@fairlot/ui';
import { call, navigate, serverNow, useFollow, useHubEvent } from '@fairlot/shell';
import { accountNow } from '../../../session/index.ts';
import { notifyOnce } from '../../messaging/single-tab/index.ts';
import { untilTurn } from '../lottery/issue/index.ts';
import { useGames } from '../lottery/games/index.ts';
import { dueStreaks, type DueStreak } from './due-streaks.ts';
import { playCue } from './sound/play-cue.ts';
import { STREAK_ALERT } from './streak-text.ts';
import { STREAKS } from './said-streaks.ts';
import { useGathered } from './use-gathered.ts';
import type { StreakAlert } from './use-streak-alerts.ts';

/** Games drawn within this are asked for together, once no answer of before the last of their draws is given to anybody. */
const GATHER_MS = 300;
/** What was drawn longer ago is no news. */
const NEWS_MS = 60_000;

/** Tells of a long dragon when a draw made it as long as the player asked for, once a run, wherever he is. */
export function StreakAlerts({ alerts }: { alerts: readonly StreakAlert[] }) {
  const ids = alerts.map(({ GameId }) => GameId);
  useFollow(ids);
  const show = useShow();
  const gathered = useGathered<number>(
    async (games) => {
      const drawn = new Set(games);
      const GameIds = [...drawn].filter((id) => ids.includes(id));
      if (GameIds.length === 0) return;
      const account = accountNow();
      const reply = await call(streakHttp.getGameStreaks, { GameIds }).catch(() => undefined);
      if (!reply?.ok) return;
      const own: DueStreak[] = [];
      const due = dueStreaks(alerts, reply.value.Streaks, drawn);
      const tell = (each: DueStreak) =>
        notifyOnce(account, each.name, () => void own.push(each), STREAKS);
      await Promise.all(due.map(tell));
      show(own);
    },
    GATHER_MS,
    STREAKS_HOLD_MS,
  );
  useHubEvent(lotteryHub.receiveWinningNumber, ({ GameId, SerialNumber, DrawTimeStamp }) => {
    if (!ids.includes(GameId) || serverNow() - DrawTimeStamp > NEWS_MS) return;
    void untilTurn(GameId, SerialNumber, 'balls').then(() => gathered(GameId));
  });
  return null;
}

/** One line for all that are told at once, of the longest. */
function useShow(): (own: readonly DueStreak[]) => void {
  const { games = [] } = useGames();
  return (own) => {
    const [first, ...more] = own.toSorted((a, b) => b.streak.Length - a.streak.Length);
    if (!first) return;
    const { GameId, PlayName, Same, Length, IsLonger } = first.streak;
    const game = games.find(({ Id }) => Id === GameId);
    const length = `${Length}${IsLonger ? '+' : ''}`;
    const textIn = (spoken: Language): string =>
      STREAK_ALERT.grew[spoken](
        game ? game.Name[spoken] : '',
        PlayName[spoken],
        Same.Name[spoken],
        length,
      ) + (more.length > 0 ? STREAK_ALERT.more[spoken](more.length) : '');
    void playCue('tap');
    showToast({
      kind: 'warn',
      text: { zh: textIn('zh'), en: textIn('en') },
      action: { label: STREAK_ALERT.see, run: () => navigate.to('/LongDragon') },
    });
  };
}
