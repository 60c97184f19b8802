import type { ReactNode } from 'react';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import { Empty, Failed, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Game } from '../../lottery/games/index.ts';
import { PAST_WORDS } from './text.ts';
import { useCharts, usePast, type IssueDrawn } from './use-past.ts';

const WAITING = ['title', 'rows'] as const;

/** Draws and charts of a game once both are there; until then what is the matter. */
export function PastState(props: {
  readonly game: Game;
  /** Of one day alone; `onLast` leads back to the newest draws. */
  readonly day: string | undefined;
  readonly onLast: () => void;
  readonly children: (draws: readonly IssueDrawn[], charts: readonly Chart[]) => ReactNode;
}) {
  const { game, day, onLast, children } = props;
  const words = useWords(PAST_WORDS);
  const { draws, isFailed, retry } = usePast(game, day);
  const { charts, isMissing, again } = useCharts(game.Family);
  if (isFailed || isMissing) {
    const anew = (): void => {
      retry();
      again();
    };
    return <Failed title={words.failed} detail={words.failedHint} retry={anew} />;
  }
  if (!draws || !charts) return <Waiting parts={WAITING} />;
  if (draws.length === 0) {
    const last = <Button onClick={onLast}>{words.showLast}</Button>;
    return day === undefined ? (
      <Empty title={words.empty} />
    ) : (
      <Empty title={words.emptyDay} action={last} />
    );
  }
  return children(draws, charts);
}
