import type { ReactNode } from 'react';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import { Empty, Failed, Ring, useWords } from '@fairlot/ui';
import type { Game } from '../../lottery/index.ts';
import { PAST_WORDS } from './text.ts';
import { useCharts, usePast, type IssueDrawn } from './use-past.ts';

/** Draws and charts of a game once both are there; until then what is the matter. */
export function PastState(props: {
  readonly game: Game;
  readonly children: (draws: readonly IssueDrawn[], charts: readonly Chart[]) => ReactNode;
}) {
  const { game, children } = props;
  const words = useWords(PAST_WORDS);
  const { draws, isFailed, retry } = usePast(game);
  const { charts, isMissing, again } = useCharts(game.Family);
  if (isFailed || isMissing) {
    const anew = (): void => {
      retry();
      again();
    };
    return <Failed title={words.failed} detail={words.failedHint} retry={anew} />;
  }
  if (!draws || !charts) return <Ring label={words.loading} />;
  if (draws.length === 0) return <Empty title={words.empty} />;
  return children(draws, charts);
}
