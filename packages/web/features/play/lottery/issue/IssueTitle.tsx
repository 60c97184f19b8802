import { useEffect } from 'react';
import { formatCountdown, useSay, useWords } from '@fairlot/ui';
import { useTitle } from '@fairlot/shell';
import { noteRecent } from '../games/recent.ts';
import type { Game } from '../games/use-games.ts';
import { isOpen, saleAt } from './issue-view.ts';
import { useTick } from './tick.ts';
import { useIssues } from './use-issues.ts';
import { ISSUE } from './text.ts';

/**
 * The game and its countdown as the title of the tab, for who plays with several open. Whose title it
 * was is among the last that the player opened.
 */
export function IssueTitle({ game }: { game: Game }) {
  const words = useWords(ISSUE);
  const say = useSay();
  const issues = useIssues();
  const left = useTick((nowMs) => {
    const sale = saleAt(issues, nowMs);
    if (isOpen(sale)) return formatCountdown(sale.seconds * 1000);
    return sale.phase === 'closed' ? words.shut : '';
  });
  useEffect(() => noteRecent(game.Id), [game.Id]);
  useTitle(`${left} ${say(game.Name)}`.trim());
  return null;
}
