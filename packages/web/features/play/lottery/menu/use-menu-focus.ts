import { useState, type FocusEvent } from 'react';
import type { GameGroup, GroupCode } from './game-groups.ts';

/** The search field among the stops of the menu; a group has its code, a game `rowKey`. */
export const FIND = 'find';

export const rowKey = (code: GroupCode, id: number): string => `${code}:${id}`;

/** What the Tab key reaches of these stops: the last that had the focus, else the open game, else the first game. */
export function stopOf(
  groups: readonly GameGroup[],
  folded: readonly GroupCode[],
  gameId: number,
  last: string | undefined,
): string {
  const rows = groups.flatMap(({ code, games }) =>
    folded.includes(code) ? [] : games.map(({ Id }) => rowKey(code, Id)),
  );
  const stops = [FIND, ...groups.map(({ code }) => code), ...rows];
  if (last !== undefined && stops.includes(last)) return last;
  return rows.find((key) => key.endsWith(`:${gameId}`)) ?? rows[0] ?? FIND;
}

/** The one stop of the Tab key among field, groups and games (roving focus). Leaving the menu leads it back to the open game. */
export function useMenuFocus(
  groups: readonly GameGroup[],
  folded: readonly GroupCode[],
  gameId: number,
) {
  const [last, setLast] = useState<string>();
  return {
    stop: stopOf(groups, folded, gameId, last),
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => setLast(target.dataset['stop']),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      if (!currentTarget.contains(relatedTarget)) setLast(undefined);
    },
  };
}
