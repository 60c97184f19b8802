import { Ball, Icon, shortIssue, useWords } from '@fairlot/ui';
import '@fairlot/ui/css/rail.css';
import './rail.css';
import { Link } from '../../../session/index.ts';
import { factsOf } from '../issue/draw-facts.ts';
import type { PastDraw } from '../issue/use-issues.ts';
import { openVerify } from '../issue/verify-link.ts';
import { DRAWS } from './text.ts';

/** The newest draws with what they add up to; the shield opens the proof. */
export default function DrawList(props: {
  gameId: number;
  draws: readonly PastDraw[];
  isVerifiable: boolean;
}) {
  const { gameId, draws, isVerifiable } = props;
  const words = useWords(DRAWS);
  return (
    <section className="card draws" aria-label={words.recentDraws}>
      <div className="card-h">
        {words.recentDraws}
        <span className="grow" />
        <Link to={`/DrawHistory/${gameId}`} className="btn btn-q btn-s">
          {words.more}
          <Icon name="right" size={14} />
        </Link>
      </div>
      <ul className="list" tabIndex={0} aria-label={words.recentDraws}>
        {draws.slice(0, 20).map((draw) => (
          <DrawRow key={draw.serial} draw={draw} isVerifiable={isVerifiable} />
        ))}
        {draws.length === 0 && <li className="none">{words.none}</li>}
      </ul>
    </section>
  );
}

function DrawRow({ draw, isVerifiable }: { draw: PastDraw; isVerifiable: boolean }) {
  const words = useWords(DRAWS);
  const facts = factsOf(draw.digits);
  const duel = facts && words[`${facts.duel}Short`];
  const issue = shortIssue(draw.serial);
  return (
    <li className="dr">
      <span className="iss">{issue}</span>
      <div className="balls" role="img" aria-label={draw.digits.join(' ')}>
        {draw.digits.map((digit, i) => (
          <Ball key={i} size="sm" look="drawn">
            {String(digit)}
          </Ball>
        ))}
      </div>
      <span className="f">
        <span>{facts?.sum}</span>
        <span>
          {facts && (facts.isBig ? words.bigShort : words.smallShort)}
          {facts && (facts.isOdd ? words.oddShort : words.evenShort)}
        </span>
        <span className={facts?.duel === 'tie' ? 'tie' : undefined}>{duel}</span>
      </span>
      {isVerifiable && (
        <button
          type="button"
          className="icb shield"
          aria-label={words.verifyIssue(issue)}
          onClick={() => openVerify(draw.serial)}
        >
          <Icon name="shield" size={14} />
        </button>
      )}
    </li>
  );
}
