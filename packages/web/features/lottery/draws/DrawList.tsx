import { ballTexts } from '@fairlot/rules/play/draw-shape';
import { DrawnBall, HexDigits, Icon, shortIssue, useSay, useWords } from '@fairlot/ui';
import '@fairlot/ui/css/rail.css';
import './rail.css';
import styles from './hex-row.module.css';
import { Link } from '@fairlot/shell';
import type { PastDraw } from '../issue/use-issues.ts';
import { useFamilyHere } from '../issue/use-family.ts';
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
  const say = useSay();
  const family = useFamilyHere();
  const { ball: look } = family;
  const texts = ballTexts(family.draw, draw.draw);
  const isLong = texts.length > 7;
  const issue = shortIssue(draw.serial);
  const kinds = typeof look === 'object' ? ['dr', styles['hex']] : isLong ? ['dr', 'long'] : ['dr'];
  return (
    <li className={kinds.join(' ')}>
      <span className="iss">{issue}</span>
      {typeof look === 'object' ? (
        <HexDigits digits={texts.join('')} look={look} count={texts.length} size="sm" />
      ) : (
        <div className="balls" role="img" aria-label={texts.join(' ')}>
          {texts.map((ball, i) => (
            <DrawnBall key={i} kind={look} size={isLong ? 'xs' : 'sm'} text={ball} />
          ))}
        </div>
      )}
      <span className="f">
        {family.facts(draw.draw, draw.drawMs).map(({ short, isTie }, at) => (
          <span key={at} className={isTie ? 'tie' : undefined}>
            {say(short)}
          </span>
        ))}
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
