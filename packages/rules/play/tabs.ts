import type { ListedPlay, PlayGroup, Style } from './play.ts';

/** A tab of the bet page with its plays, in the order they are shown. */
export type PlayTab<P extends ListedPlay = ListedPlay> = PlayGroup & {
  readonly plays: readonly P[];
};

/** The tabs of one style among plays in menu order (plays.md section 2.2). */
export function tabsOf<P extends ListedPlay>(
  plays: readonly P[],
  style: Style,
): readonly PlayTab<P>[] {
  const tabs = new Map<string, PlayGroup & { plays: P[] }>();
  for (const play of plays) {
    if (play.style !== style) continue;
    const tab = tabs.get(play.group.code);
    if (tab) tab.plays.push(play);
    else tabs.set(play.group.code, { ...play.group, plays: [play] });
  }
  return [...tabs.values()];
}
