import { useEffect, useState } from 'react';
import { tabsOf, type PlayTab } from '@fairlot/rules/play/tabs';
import type { FamilyCode, Play, Style } from '@fairlot/rules/play/play';
import { showToast, useWords } from '@fairlot/ui';
import { keptStore, useStore } from '../../../session/index.ts';
import { playsNow, readPlays, usePlays } from './plays.ts';
import { PAD } from './text.ts';

/** The play last used in a game, so that the page opens where the player left it. */
type Remembered = { readonly [gameId: string]: string };

const remembered = keptStore<Remembered>('bet.play', {}, { clearedAtLogout: true });

const FAMILIES: readonly string[] = ['ssc', 'd3'] satisfies FamilyCode[];

/** Whether the rules know the family; a newer server may name one that this page does not have. */
export const isFamily = (family: string): family is FamilyCode => FAMILIES.includes(family);

export type Choice = {
  readonly style: Style;
  readonly tabs: readonly PlayTab[];
  readonly tab: PlayTab;
  readonly play: Play;
};

/** The choice that a code stands for; the first play of the official board when there is none. */
function choiceOf(plays: readonly Play[], code: string | undefined): Choice | undefined {
  const style = plays.find((play) => play.code === code)?.style ?? 'official';
  const tabs = tabsOf(plays, style);
  for (const tab of tabs) {
    const play = tab.plays.find((each) => each.code === code);
    if (play) return { style, tabs, tab, play };
  }
  const tab = tabs[0];
  const play = tab?.plays[0];
  return tab && play ? { style, tabs, tab, play } : undefined;
}

/** The play in use, once it is known, and how to change it. */
export function useChoice(gameId: number, family: FamilyCode) {
  const words = useWords(PAD);
  const code = useStore(remembered)[gameId];
  const { plays, isWhole } = usePlays(family);
  const [isFailed, setFailed] = useState(false);
  const isThere = isWhole || plays.some((play) => play.code === code);
  const isMissing = !isThere && (code !== undefined || plays.length === 0);
  useEffect(() => {
    if (isMissing && !isFailed) void readPlays(family).catch(() => setFailed(true));
  }, [isMissing, isFailed, family]);
  const choice = isMissing ? undefined : choiceOf(plays, code);
  const choose = (next: string): void => remembered.set({ ...remembered.get(), [gameId]: next });
  const chooseStyle = async (style: Style): Promise<void> => {
    if (choice?.style === style) return;
    try {
      await readPlays(family);
    } catch {
      showToast({ kind: 'failed', text: words.loadFailed });
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
