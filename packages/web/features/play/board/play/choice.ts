import { useEffect, useState } from 'react';
import { familyOfPlay, findFamily } from '@fairlot/rules/play/registry';
import { tabsOf, type PlayTab } from '@fairlot/rules/play/tabs';
import type { Play, Style } from '@fairlot/rules/play/play';
import { showToast } from '@fairlot/ui';
import { keptStore, usePhone, useStore } from '@fairlot/shell';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { openFamily, playsNow, readFirstPlays, readPlays } from '../../lottery/families/index.ts';
import { usePlaysNow } from '../../lottery/issue/index.ts';
import { PAD } from './text.ts';

/** The play last used in a game, so that the page opens where the player left it. */
type Remembered = { readonly [gameId: string]: string };

const remembered = keptStore<Remembered>('bet.play', {}, { clearedAtLogout: true });

/** The play that the page of a game opens with. */
export const rememberPlay = (gameId: number, play: string): void =>
  remembered.set({ ...remembered.get(), [gameId]: play });

/**
 * Fetches the plays of the game that was last used, ahead of the list of games. `gameId` is what the
 * address has in its place, which may be anything.
 */
export function fetchRemembered(gameId: string): void {
  const code = new Map(Object.entries(remembered.get())).get(gameId);
  const family = code === undefined ? undefined : familyOfPlay(code)?.code;
  if (family === undefined) return;
  // A failure shows where they are asked for again.
  void Promise.all([openFamily(family), readPlays(family)]).catch(() => undefined);
}

export type Choice = {
  readonly style: Style;
  /** The styles that the family has plays of. */
  readonly styles: readonly Style[];
  readonly tabs: readonly PlayTab<Play>[];
  readonly tab: PlayTab<Play>;
  readonly play: Play;
};

const STYLES: readonly Style[] = ['official', 'credit'];

/** The choice that a code stands for; the first play when there is none. */
function choiceOf(
  { plays, isWhole }: { readonly plays: readonly Play[]; readonly isWhole: boolean },
  family: string,
  code: string | undefined,
): Choice | undefined {
  // Of a family that is known in part, the other style may be yet to come.
  const only = isWhole ? undefined : findFamily(family)?.only;
  const isThere = (style: Style): boolean =>
    (!isWhole && (only ?? style) === style) || plays.some((play) => play.style === style);
  const styles = STYLES.filter(isThere);
  const first = plays.find((play) => play.code === code) ?? plays[0];
  const style = first?.style ?? 'official';
  const tabs = tabsOf(plays, style);
  for (const tab of tabs) {
    const play = tab.plays.find((each) => each.code === code);
    if (play) return { style, styles, tabs, tab, play };
  }
  const tab = tabs[0];
  const play = tab?.plays[0];
  return tab && play ? { style, styles, tabs, tab, play } : undefined;
}

/** The play in use, once it is known, and how to change it. */
export function useChoice(gameId: number, family: string, issues: readonly IssueInfo[]) {
  const code = useStore(remembered)[gameId];
  const known = usePlaysNow(family, issues);
  const { plays, isWhole } = known;
  const [isFailed, setFailed] = useState(false);
  const isThere = isWhole || plays.some((play) => play.code === code);
  const phone = usePhone();
  // Beside a desk the plays of a tab stand in lines: more of them would push the board down.
  const isCut = !isWhole && !phone && (findFamily(family)?.isTabCut ?? false);
  const isMissing = isCut || (!isThere && (code !== undefined || plays.length === 0));
  useEffect(() => {
    const read = code === undefined && !isCut ? readFirstPlays : readPlays;
    if (isMissing && !isFailed) void read(family).catch(() => setFailed(true));
  }, [isMissing, isCut, isFailed, family, code]);
  const choice = isMissing ? undefined : choiceOf(known, family, code);
  const choose = (next: string): void => rememberPlay(gameId, next);
  const chooseStyle = async (style: Style): Promise<void> => {
    if (choice?.style === style) return;
    try {
      await readPlays(family);
    } catch {
      showToast({ kind: 'failed', text: PAD.loadFailed });
    }
    const first = playsNow(family).find((play) => play.style === style);
    if (first) choose(first.code);
  };
  return {
    choice,
    choose,
    chooseStyle: (style: Style) => void chooseStyle(style),
    isFailed,
    retry: () => setFailed(false),
  };
}
