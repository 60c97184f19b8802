import { Empty, formatMoment, useWords } from '@fairlot/ui';
import type { GameStop } from './issue-view.ts';
import { STOP } from './stop-text.ts';
import inline from '@fairlot/ui/inline.module.css';

/** In the place of the board while the game as a whole takes no bets. */
export default function GameStopped(props: { stop: GameStop; resumesAt: number | undefined }) {
  const { stop, resumesAt } = props;
  const words = useWords(STOP);
  const hint = stop === 'officialOffline' ? words.officialHint : words.stopHint;
  return (
    <Empty title={words[stop]}>
      {`${hint} `}
      {resumesAt !== undefined && (
        <b className={inline['num']}>{words.resumes(formatMoment(resumesAt))}</b>
      )}
    </Empty>
  );
}
