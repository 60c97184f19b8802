import { useEffect, useMemo, useRef } from 'react';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import type { Payload } from '@fairlot/wire/core';
import { shortIssue, showToast, useLanguage, useWords } from '@fairlot/ui';
import { everySecond, serverNow, useHubEvent } from '@fairlot/shell';
import { untilTurn } from '../lottery/issue/index.ts';
import { useGames, useLobbyInfos } from '../lottery/games/index.ts';
import { playCue } from './sound/play-cue.ts';
import { ownRings } from './take-ring.ts';
import { useGathered } from './use-gathered.ts';
import { ALERT } from './text.ts';
import type { AlertInfo, Bell } from './use-alerts.ts';
import { dueBells, type Due } from './due-bells.ts';

/** Games drawn within this of each other are told in one line. */
const GATHER_MS = 700;
/** What was drawn longer ago is no news: a page that was away hears of it all at once. */
const NEWS_MS = 60_000;
/** More numbers than this do not fit a line. */
const MOST_NUMBERS = 10;

type Drawn = Payload<typeof lotteryHub.receiveWinningNumber>;
type Props = {
  readonly bells: readonly Bell[];
  readonly info: AlertInfo;
  /** The game whose page is open: it says itself what a line would. */
  readonly shown: number | undefined;
};

/** Rings before the close of games with a bell, and tells their draws, wherever the player is. */
export function Bells({ bells, info, shown }: Props) {
  const ids = useMemo(() => bells.map(({ GameId }) => GameId), [bells]);
  const infos = useLobbyInfos(ids).data;
  const tell = useTell(shown);
  const rung = useRef(new Map<number, number>());
  const isOn = info.IsFengDanEnabled;
  useEffect(() => {
    if (!infos || !isOn) return undefined;
    return everySecond(() => {
      const due = dueBells(bells, infos, rung.current, serverNow());
      for (const { gameId, serial } of due) rung.current.set(gameId, serial);
      void tell.closing(due);
    });
  }, [bells, infos, isOn, tell]);
  const gathered = useGathered(tell.drawn, GATHER_MS);
  const newest = useRef(new Map<number, number>());
  useHubEvent(lotteryHub.receiveWinningNumber, (drawn) => {
    const { GameId, SerialNumber, DrawTimeStamp } = drawn;
    if (!info.IsDrawEnabled || !ids.includes(GameId)) return;
    if ((newest.current.get(GameId) ?? 0) >= SerialNumber) return;
    newest.current.set(GameId, SerialNumber);
    if (serverNow() - DrawTimeStamp > NEWS_MS) return;
    void untilTurn(GameId, SerialNumber, 'balls').then(() => gathered(drawn));
  });
  return null;
}

/** The lines and cues of bells. */
function useTell(shown: number | undefined) {
  const words = useWords(ALERT);
  const language = useLanguage();
  const { games } = useGames();
  return useMemo(() => {
    const nameOf = (id: number) => games?.find(({ Id }) => Id === id)?.Name[language] ?? String(id);
    const say = (text: string) => void showToast({ kind: 'warn', text });
    const isElsewhere = (id: number) => id !== shown || document.hidden;
    return {
      closing: async (all: readonly Due[]): Promise<void> => {
        const due = await ownRings('closing', all, (each) => each);
        if (due.length > 0) void playCue('tap');
        const [first, ...more] = due.filter(({ gameId }) => isElsewhere(gameId));
        if (!first) return;
        const name = nameOf(first.gameId);
        const seconds = Math.max(...[first, ...more].map((each) => each.seconds));
        if (more.length === 0) say(words.closes(name, seconds));
        else say(words.manyClose(name, more.length + 1, seconds));
      },
      drawn: async (heard: readonly Drawn[]): Promise<void> => {
        const all = await ownRings('drawn', heard, ({ GameId, SerialNumber }) => ({
          gameId: GameId,
          serial: SerialNumber,
        }));
        const [first, ...more] = all.filter(({ GameId }) => isElsewhere(GameId));
        if (!first) return;
        void playCue('draw');
        const name = nameOf(first.GameId);
        if (more.length > 0) return say(words.manyDrawn(name, more.length + 1));
        const numbers = first.WinningNumber.split(',');
        const shownNumbers = numbers.length > MOST_NUMBERS ? '' : numbers.join(' ');
        say(words.drawn(name, shortIssue(first.SerialNumber), shownNumbers));
      },
    };
  }, [words, language, games, shown]);
}
