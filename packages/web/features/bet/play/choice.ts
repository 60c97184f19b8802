import { groupsOf, type PlayTab } from '@fairlot/rules/play/index';
import type { FamilyCode, Play, Style } from '@fairlot/rules/play/play';
import { keptStore, useStore } from '../../../session/index.ts';

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
function choiceOf(family: FamilyCode, code: string | undefined): Choice | undefined {
  for (const style of ['official', 'credit'] as const) {
    const tabs = groupsOf(family, style);
    for (const tab of tabs) {
      const play = tab.plays.find((each) => each.code === code);
      if (play) return { style, tabs, tab, play };
    }
  }
  return firstOf(family, 'official');
}

/** The first play of a style. */
function firstOf(family: FamilyCode, style: Style): Choice | undefined {
  const tabs = groupsOf(family, style);
  const tab = tabs[0];
  const play = tab?.plays[0];
  return tab && play ? { style, tabs, tab, play } : undefined;
}

/** The play in use and how to change it. */
export function useChoice(gameId: number, family: FamilyCode) {
  const codes = useStore(remembered);
  const choice = choiceOf(family, codes[gameId]);
  const choose = (code: string): void => remembered.set({ ...remembered.get(), [gameId]: code });
  const chooseStyle = (style: Style): void => {
    const first = firstOf(family, style);
    if (first && choice?.style !== style) choose(first.play.code);
  };
  return { choice, choose, chooseStyle };
}
