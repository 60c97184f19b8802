import { mills } from '@fairlot/rules/core/money';
import { findPlayById } from '@fairlot/rules/play/index';
import type { instantHttp, Round, Seed } from '@fairlot/wire/play/instant';
import type { Output } from '@fairlot/wire/core';
import type { RoundBetRow, RoundRow, SeedRow } from './store.ts';

export const presentSeed = (seed: SeedRow): Seed => ({
  SeedId: seed.id,
  Hash: seed.hash.toString('hex'),
  ClientSeed: seed.client_seed?.toString('hex') ?? null,
  Rounds: seed.rounds,
  ServerSeed: seed.server_seed?.toString('hex') ?? null,
});

export const presentRound = (round: RoundRow): Round => ({
  IntentId: round.intent,
  GameId: round.game_id,
  SerialNumber: Number(round.serial),
  SeedId: round.seed_id,
  Nonce: round.nonce,
  WinningNumber: round.number,
  DrawTimeStamp: round.drawn_at,
  Amount: mills(round.stake),
  Prize: mills(round.prize),
  Refund: mills(round.refund),
});

export const presentPlayed = (
  round: RoundRow & { readonly bets: readonly RoundBetRow[] },
  isDuplicate: boolean,
): Output<typeof instantHttp.play> => ({
  ...presentRound(round),
  Bets: round.bets.map((bet) => ({
    BetId: bet.id,
    Play: findPlayById(bet.play_id)?.code ?? String(bet.play_id),
    Content: bet.content,
    Amount: mills(BigInt(bet.stake)),
    Prize: mills(BigInt(bet.prize)),
    Refund: mills(BigInt(bet.refund)),
    State: bet.state,
  })),
  WalletAmount: mills(round.wallet),
  Duplicate: isDuplicate,
});
