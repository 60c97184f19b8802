import { sql } from 'kysely';
import { findPlayById } from '@fairlot/rules/play/index';
import type { Executor } from '#platform/db';
import { isQuoted, oddsOf, pastTerms, quotedOdds, type Terms } from '../bet/odds/index.ts';
import { roundPages, type Drawn } from './store-drawn.ts';

type Priced = {
  readonly player_id: bigint;
  readonly serial: bigint;
  readonly id: string;
  readonly play_id: number;
  readonly content: string;
  readonly odds: readonly bigint[];
  readonly prize_group: number | null;
  readonly terms_version: number;
};

/** Bets of rounds whose odds differ from their terms. No leaf covers the odds. */
async function otherOdds(
  db: Executor,
  rounds: readonly Drawn[],
  termsOf: (gameId: number, version: number) => Promise<Terms | undefined>,
): Promise<readonly string[]> {
  const { rows } = await sql<Priced>`
    SELECT b.player_id, r.serial, b.id, b.play_id, b.content, b.odds, b.prize_group, b.terms_version
    FROM unnest(${rounds.map(({ player_id }) => player_id)}::bigint[], ${rounds.map(({ serial }) => serial)}::bigint[])
      AS w(player_id, serial)
    JOIN (SELECT * FROM instant_round WHERE player_id = ANY (${rounds.map(({ player_id }) => player_id)}::bigint[])) r
      ON r.player_id = w.player_id AND r.serial = w.serial
    JOIN (SELECT * FROM bet_cart WHERE player_id = ANY (${rounds.map(({ player_id }) => player_id)}::bigint[])) c
      ON c.player_id = r.player_id AND c.intent = r.intent
    JOIN (SELECT * FROM bet WHERE player_id = ANY (${rounds.map(({ player_id }) => player_id)}::bigint[])) b
      ON b.player_id = c.player_id AND b.id = ANY (c.bet_ids)`.execute(db);
  const roundOf = new Map(rounds.map((round) => [`${round.player_id} ${round.serial}`, round]));
  const found: string[] = [];
  for (const bet of rows) {
    const round = roundOf.get(`${bet.player_id} ${bet.serial}`);
    const terms = round && (await termsOf(round.game_id, bet.terms_version));
    const wanted = terms && oddsOfBet(terms, bet, Number(round.drawn_ms));
    if (wanted?.join() === bet.odds.join()) continue;
    found.push(
      `player ${bet.player_id} round ${bet.serial} bet ${bet.id}: odds ${bet.odds.join(', ')}`,
    );
  }
  return found;
}

function oddsOfBet(
  terms: Terms,
  { play_id: playId, content, prize_group: prizeGroup }: Priced,
  drawMs: number,
): readonly bigint[] | undefined {
  const play = findPlayById(playId)?.on(drawMs);
  const parsed = play?.parse(content);
  if (!play || !parsed?.ok) return undefined;
  const quoted =
    isQuoted(terms, play) || prizeGroup === null
      ? oddsOf(terms, play)
      : quotedOdds(play, prizeGroup);
  return play.oddsOf(parsed.value, quoted);
}

/** Looks at the odds of all bets of rounds from a moment on. */
export const pricedFrom =
  (since: string) =>
  async (db: Executor): Promise<readonly string[]> => {
    const known = new Map<string, Promise<Terms | undefined>>();
    const termsOf = (gameId: number, version: number) => {
      const key = `${gameId}:${version}`;
      const terms = known.get(key) ?? pastTerms(db, gameId, version);
      known.set(key, terms);
      return terms;
    };
    const found: string[] = [];
    for await (const rounds of roundPages(db, since))
      found.push(...(await otherOdds(db, rounds, termsOf)));
    return found;
  };
