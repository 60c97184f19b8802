import type { Bilingual } from '@fairlot/rules/core/text';
import { Empty, formatMoment, useSay, useWords } from '@fairlot/ui';
import type { GameStop } from '../issue/issue-view.ts';
import { STOP } from './stop-text.ts';
import inline from '@fairlot/ui/inline.module.css';

/** In the place of the board while the game as a whole takes no bets. */
export function GameStopped(props: {
  readonly stop: GameStop;
  readonly resumesAt: number | undefined;
  readonly message: Bilingual | undefined;
}) {
  const { stop, resumesAt, message } = props;
  const words = useWords(STOP);
  const say = useSay();
  const usual = stop === 'officialOffline' ? words.officialHint : words.stopHint;
  const hint = message ? say(message) : usual;
  return (
    <Empty title={words[stop]}>
      {`${hint} `}
      {resumesAt !== undefined && (
        <b className={inline['num']}>{words.resumes(formatMoment(resumesAt))}</b>
      )}
    </Empty>
  );
}
