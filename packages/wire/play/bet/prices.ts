import * as z from 'zod/mini';
import { HIGHEST_LIMIT } from '@fairlot/rules/odds/stake';
import { codes } from '../../core/codes.ts';
import { gameId, money, odds, post, timestamp } from '../../core/index.ts';
import { effectAt, PROPOSED_CODES } from '../lottery/game-change.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { PlayLimits } from './shapes.ts';

/** Calls about odds, limits and switches of plays at the console. */
const OWN_CODES = codes({
  NO_SUCH_PLAY: { number: 2581, zh: '此彩种没有该玩法', en: 'The game has no such play' },
  BAD_ODDS: {
    number: 2582,
    zh: '{name}：赔率的个数或范围有误',
    en: '{play}: as many odds as options, above nothing and within reach',
  },
  RETURN_ABOVE: {
    number: 2583,
    zh: '{name}：返奖率超过 100%',
    en: '{play}: it would return more than is staked',
  },
  RETURN_BELOW: {
    number: 2584,
    zh: '{name}：返奖率低于承诺的下限',
    en: '{play}: it would return less than is promised',
  },
  NOT_TOGETHER: {
    number: 2585,
    zh: '{name}：单挑、赔率联动的各项须同时填写；联动只用于有选项的玩法',
    en: '{play}: the fields of the solo rule, and those of the step rule, go together; steps are for plays with options',
  },
});
const CODES = { ...PROPOSED_CODES, ...OWN_CODES };

const amount = money.check(z.refine((value) => value > 0n && value <= HIGHEST_LIMIT));
const MOST_OPTIONS = 1_000;
const MOST_NOTES = 100_000;
/** Ten-thousandths of a whole. */
const share = z.int().check(z.minimum(1), z.maximum(10_000));

const changed = z.strictObject({
  /** A form of a play: `ssc.c.total`, `lhc.te.zodiac@2026`. */
  Play: z.string().check(z.minLength(1), z.maxLength(80)),
  /** All of them, in the order of its options. */
  Odds: z.optional(z.array(odds).check(z.minLength(1), z.maxLength(MOST_OPTIONS))),
  /** Null: those of the game again. */
  Limits: z.optional(
    z.nullable(
      z.strictObject({
        PrizeLimit: z.optional(amount),
        MinStake: z.optional(amount),
        MaxStake: z.optional(amount),
        MaxNotes: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_NOTES))),
        MaxNotesRatio: z.optional(share),
        SoloRatio: z.optional(share),
        SoloPrize: z.optional(amount),
        Liability: z.optional(amount),
        OddsStep: z.optional(amount),
        OddsDrop: z.optional(share),
        OddsFloor: z.optional(share),
      }),
    ),
  ),
  IsOpen: z.optional(z.boolean()),
});
const wanted = {
  GameId: gameId,
  Changes: z.array(changed).check(z.minLength(1), z.maxLength(200)),
  EffectAt: effectAt,
};

const names = z.object({ zh: z.string(), en: z.string() });
/** Ten-thousandths of the stake that come back, an option each, or one where all share a note. */
const returns = z.array(z.int());

export const getPrices = post('/api/Console/GamePrices', {
  access: 'bet.prices.read',
  passive: true,
  input: z.strictObject({ GameId: gameId }),
  output: z.object({
    /** Of the terms. */
    Version: z.int(),
    PrizeLimit: money,
    Rows: z.array(
      z.object({
        Play: z.string(),
        Group: names,
        Name: names,
        Style: z.enum(['official', 'credit']),
        IsOpen: z.boolean(),
        /** Its own; null where it has those of its game. */
        Limits: z.nullable(PlayLimits),
        /** Empty where the prize group of a player pays. */
        Options: z.array(
          z.object({
            Code: z.string(),
            Name: names,
            Odds: odds,
            /** What it begins with. */
            Standard: odds,
          }),
        ),
        Returns: returns,
      }),
    ),
    DateTimeNow: timestamp,
  }),
  codes: CODES,
  about: 'Odds, limits and switches of the plays of a game, and what they return.',
});

export const previewPrices = post('/api/Console/GamePricesPreview', {
  access: 'bet.prices.read',
  passive: true,
  input: z.strictObject(wanted),
  output: z.object({
    Rows: z.array(z.object({ Play: z.string(), Before: returns, After: returns })),
  }),
  codes: CODES,
  about: 'What a change of plays would make of their return; nothing is changed.',
});

export const proposePrices = post('/api/Console/GamePricesPropose', {
  access: 'bet.prices.change',
  input: z.strictObject({ ...wanted, Reason: reason, Code: z.optional(totpCode) }),
  output: Proposal,
  codes: { ...CODES, ...PROPOSAL_CODES },
  about: 'Asks a second person for other odds, limits or switches of plays.',
});
