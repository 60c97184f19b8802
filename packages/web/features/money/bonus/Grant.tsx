import { type Money as Amount, ZERO } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney, Money, useSay, useWords, type Spoken } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { BONUS_STATE_NAMES, type BonusGrant } from '@fairlot/wire/money/bonus';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { useCall } from '@fairlot/shell';
import styles from './bonus.module.css';
import { BONUS } from './text.ts';
import { useActs } from './use-act.ts';

/** Names of games change rarely. */
const STALE_MS = 60_000;

type Words = Spoken<typeof BONUS>;
type Shown = {
  readonly grant: BonusGrant;
  readonly amount: Amount;
  readonly isMet: boolean;
  readonly hasOpenBets: boolean;
};

/** What it asks for, and what it takes no part in. */
function useTerms({ Times, Required, MostStake, MostRelease, Games }: BonusGrant, words: Words) {
  const say = useSay();
  const { data: games } = useCall(lotteryHttp.getLotteryData, undefined, { staleTime: STALE_MS });
  const nameOf = (id: number): string => {
    const game = games?.[id];
    return game ? say(game.Name) : String(id);
  };
  const isAsked = Required > ZERO;
  return [
    isAsked ? words.turnover(String(Times), formatMoney(Required)) : words.noTurnover,
    ...(MostStake === null ? [] : [words.mostStake(formatMoney(MostStake))]),
    ...(MostRelease === null ? [] : [words.mostRelease(formatMoney(MostRelease))]),
    Games.length > 0 ? words.games(Games.map(nameOf).join('、')) : words.someGames,
  ];
}

function whenOf(grant: BonusGrant, words: Words): string {
  const { State, Until, Days, EndedTimeStamp } = grant;
  if (State === 'PENDING') return words.claimBy(formatMoment(Until), Days);
  if (State === 'ACTIVE') return words.until(formatMoment(Until));
  return words.ended(formatMoment(EndedTimeStamp ?? Until));
}

function Progress({ grant: { Required, Done } }: { readonly grant: BonusGrant }) {
  const words = useWords(BONUS);
  if (Required === ZERO) return null;
  const gap = (Required - Done) as Amount;
  const said = words.gap(formatMoney(Done), formatMoney(Required), formatMoney(gap));
  return (
    <>
      <progress aria-label={said} max={Number(Required)} value={Number(Done)} />
      <span className={inline['num']}>{said}</span>
    </>
  );
}

function Acts({ grant, amount, isMet }: Shown) {
  const words = useWords(BONUS);
  const { claim, release, forfeit, isSending } = useActs(grant, amount);
  if (grant.State === 'PENDING') {
    return (
      <span className={styles['acts']}>
        <Button look="primary" disabled={isSending} onClick={() => void claim()}>
          {words.claim}
        </Button>
        <Button disabled={isSending} onClick={() => void forfeit()}>
          {words.decline}
        </Button>
      </span>
    );
  }
  return (
    <span className={styles['acts']}>
      {isMet && (
        <Button look="primary" disabled={isSending} onClick={() => void release()}>
          {words.release}
        </Button>
      )}
      <Button disabled={isSending} onClick={() => void forfeit()}>
        {words.forfeit}
      </Button>
    </span>
  );
}

/** One bonus: what it is, what it asks for, how far it is, and what can be done with it. */
export function Grant(shown: Shown) {
  const { grant } = shown;
  const words = useWords(BONUS);
  const say = useSay();
  const terms = useTerms(grant, words);
  const isOpen = grant.State === 'PENDING' || grant.State === 'ACTIVE';
  return (
    <li data-bonus={grant.Id} className={isOpen ? undefined : styles['ended']}>
      <div className={styles['row']}>
        <b>
          <Money amount={grant.Amount} currency />
        </b>
        <Badge tone={grant.State === 'ACTIVE' ? 'accent' : 'plain'}>
          {say(BONUS_STATE_NAMES[grant.State])}
        </Badge>
        <span className={styles['memo']}>{say(grant.Memo)}</span>
        <small className={inline['num']}>{whenOf(grant, words)}</small>
      </div>
      {isOpen && (
        <ul className={styles['terms']}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      {grant.State === 'ACTIVE' && <Progress grant={grant} />}
      {grant.State === 'ACTIVE' && shown.hasOpenBets && <small>{words.openBets}</small>}
      {grant.Released !== null && (
        <small className={inline['num']}>
          {words.moved(formatMoney(grant.Released), formatMoney(grant.Taken ?? ZERO))}
        </small>
      )}
      {isOpen && <Acts {...shown} />}
    </li>
  );
}
