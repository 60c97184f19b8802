import { ok, refused } from '@fairlot/rules/core/result';
import { returnParts } from '@fairlot/rules/odds/return-bounds';
import { returnToPlayer } from '@fairlot/rules/odds/return-to-player';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { FULL_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { findForm, playsOf, type Play } from '@fairlot/rules/play/index';
import type { betConsole } from '@fairlot/wire/play/bet';
import type { Input } from '@fairlot/wire/core';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import { type PriceChange, readGame } from '../../lottery/games/index.ts';
import { proposed } from '../../lottery/calendar/index.ts';
import { readNow } from '../../lottery/issues/index.ts';
import { actorOf } from '../../../staff/operator/proposals/index.ts';
import { prove } from '../../../staff/operator/sign-in/index.ts';
import { type PricesChange, proposePrices, readChange } from './change-prices.ts';
import { AHEAD_MS, newestTerms } from './odds.ts';
import { presentPlayLimits } from './present-limits.ts';
import { isQuoted, oddsOf, standardOdds, type Terms } from './terms.ts';

type Calls = Pick<Handlers<typeof betConsole>, 'getPrices' | 'previewPrices' | 'proposePrices'>;
type Wanted = Input<typeof betConsole.previewPrices>;

const changeOf = ({ Play, Odds, Limits, IsOpen }: Wanted['Changes'][number]): PriceChange => ({
  play: Play,
  ...(Odds && { odds: Odds.map(String) }),
  ...(Limits !== undefined && {
    // `maxStake` of `MaxStake`.
    limits:
      Limits &&
      Object.fromEntries(
        Object.entries(Limits).map(([field, value]) => [
          field.charAt(0).toLowerCase() + field.slice(1),
          typeof value === 'bigint' ? String(value) : value,
        ]),
      ),
  }),
  ...(IsOpen !== undefined && { isOpen: IsOpen }),
});

const wantedOf = ({ GameId, Changes, EffectAt }: Wanted): PricesChange => ({
  gameId: GameId,
  ...(EffectAt !== undefined && { effectAt: EffectAt }),
  changes: Changes.map(changeOf),
});

const returnsOf = (play: Play, odds: readonly bigint[]): number[] =>
  returnToPlayer(play, odds).map(returnParts);

/** What a play pays without margin where the prize group of a player decides the rest. */
const pricedBy = (terms: Terms, play: Play): readonly bigint[] =>
  isQuoted(terms, play) ? oddsOf(terms, play) : officialOdds(play, FULL_PRIZE_GROUP);

function presentPlay(terms: Terms, play: Play) {
  const odds = pricedBy(terms, play);
  const quoted = isQuoted(terms, play);
  const standard = quoted ? standardOdds(terms, play) : [];
  return {
    Play: play.form,
    Group: play.group.name,
    Name: play.name,
    Style: play.style,
    IsOpen: !terms.closedPlays.has(play.code),
    Limits: presentPlayLimits(terms)[play.code] ?? null,
    Options: quoted
      ? play.quotes.map(({ code, name }, i) => ({
          Code: code,
          Name: name,
          Odds: odds[i] ?? 0n,
          Standard: standard[i] ?? 0n,
        }))
      : [],
    Returns: returnsOf(play, odds),
  };
}

/** The plays of a game as they are bet on now and in two days, each form once. */
function formsOf(family: string, nowMs: number): readonly Play[] {
  const forms = playsOf(family).flatMap((play) => [play.on(nowMs), play.on(nowMs + AHEAD_MS)]);
  return [...new Map(forms.map((play) => [play.form, play])).values()];
}

/** Odds, limits and switches of plays at the console: looked at by one, changed by two. */
export function priceCalls({ db, settings }: Platform): Calls {
  const { dataFolder } = settings;
  return {
    getPrices: async ({ GameId }) => {
      const game = await readGame(db, GameId);
      if (!game) return { ok: false, error: { code: 'NO_SUCH_GAME' } };
      const [terms, nowMs] = [await newestTerms(db, GameId), await readNow(db)];
      return ok({
        Version: terms.version,
        PrizeLimit: terms.prizeLimit,
        Rows: formsOf(terms.family, nowMs).map((play) => presentPlay(terms, play)),
        DateTimeNow: nowMs,
      });
    },
    previewPrices: async (input) => {
      if (!(await readGame(db, input.GameId))) {
        return { ok: false, error: { code: 'NO_SUCH_GAME' } };
      }
      const terms = await newestTerms(db, input.GameId);
      const { changes } = wantedOf(input);
      const read = readChange(terms, changes);
      if (!read.ok) return read;
      return ok({
        Rows: changes.flatMap(({ play: form, odds }) => {
          const play = findForm(form);
          if (!play) return [];
          const before = pricedBy(terms, play);
          const after = odds?.map(BigInt) ?? before;
          return [{ Play: form, Before: returnsOf(play, before), After: returnsOf(play, after) }];
        }),
      });
    },
    proposePrices: async (input, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, input.Code);
      if (fault) return refused({ code: fault });
      const stage = { db, dataFolder };
      return proposed(await proposePrices(stage, actorOf(call), wantedOf(input), input.Reason));
    },
  };
}
