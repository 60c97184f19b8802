import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { mills, type Money } from '@fairlot/rules/core/money';
import { betHttp, type CartRow } from '@fairlot/wire/play/bet';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { instantHttp } from '@fairlot/wire/play/instant';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { row } from '../../features/play/bet/testing.ts';
import { doWork } from '../../features/auth/credentials/testing.ts';
import { TEST_FUND_PASSWORD } from '../../features/account/authenticator/testing/proofs.ts';
import { TEST_PASSWORD } from '../../features/auth/login/testing.ts';
import type { TestReply } from '../call.ts';
import { askFor } from './ask.ts';
import type { Luck } from './luck.ts';
import type { World } from './world.ts';

/** A digit at a place, for so much. */
export type Pick = { readonly place: number; readonly digit: number; readonly stake: bigint };
export type Round = {
  readonly picks: readonly Pick[];
  readonly winning: string;
  readonly prize: bigint;
};

/** What a player knows of what he did, because it was acknowledged. */
export type Known = {
  readonly orders: Set<string>;
  /** By id, with the issue. */
  readonly bets: Map<string, Pick & { readonly serial: number }>;
  /** Bets that he took back; `asked` is one of which he was told that he cannot. */
  readonly takenBack: Map<string, 'done' | 'asked'>;
  readonly rounds: Map<string, Round>;
  readonly withdrawals: Set<string>;
  /** Bonuses that he took, by number; `asked` is one of which he was told that he cannot. */
  readonly claims: Map<number, 'done' | 'asked'>;
  /** What he was told that became of those that he ended himself. */
  readonly ended: Map<number, { readonly Released: Money; readonly Taken: Money }>;
  /** By bet of a cart, what of the whole cart he was told that a bonus paid. */
  readonly staked: Map<readonly string[], bigint>;
  /** Refusals by code, for the summary. */
  readonly refusals: Map<string, number>;
};

export type Player = {
  readonly name: string;
  readonly address: string;
  readonly luck: Luck;
  /** He lives on bonuses, and has nothing else for long. */
  readonly isGiftee: boolean;
  readonly known: Known;
  playerId: bigint;
  payeeId: number;
  token: string;
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<TestReply<Output<E>>>;
};

export function createPlayer(world: World, number: number, luck: Luck, isGiftee: boolean): Player {
  const name = `chaos${String(number).padStart(3, '0')}`;
  const address = `203.0.113.${number + 1}`;
  const asking = { ...world, luck, address };
  const player: Player = {
    name,
    address,
    luck,
    isGiftee,
    known: {
      orders: new Set(),
      bets: new Map(),
      takenBack: new Map(),
      rounds: new Map(),
      withdrawals: new Set(),
      claims: new Map(),
      ended: new Map(),
      staked: new Map(),
      refusals: new Map(),
    },
    playerId: 0n,
    payeeId: 0,
    token: '',
    call: async (endpoint, input) => {
      const next = <T>(asked: T): T =>
        world.forgetsIntents && typeof asked === 'object' && asked !== null && 'Bets' in asked
          ? { ...asked, IntentId: randomUUID() }
          : asked;
      for (;;) {
        const { token } = player;
        const reply = await askFor(asking, endpoint, input, { token, next });
        if (reply.status !== 401) {
          const { refusals } = player.known;
          if (reply.code !== 'OK') refusals.set(reply.code, (refusals.get(reply.code) ?? 0) + 1);
          return reply;
        }
        await signIn(world, player);
      }
    },
  };
  return player;
}

type Door = typeof loginHttp.login | typeof loginHttp.register;

/** Goes through a door, by a puzzle where many come at once; how it was answered. */
async function pass(
  world: World,
  { luck, address }: Player,
  door: Door,
  claim: { readonly UserName: string; readonly Password: string },
): Promise<TestReply<Output<Door>>> {
  const asking = { ...world, luck, address };
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => askFor(asking, endpoint, input);
  for (let more = {}; ;) {
    const reply = await ask<Door>(door, { ...claim, ...more } as Input<Door>);
    if (reply.code !== 'CAPTCHA') return reply;
    more = { Work: await doWork({ call: ask }) };
  }
}

async function signIn(world: World, player: Player): Promise<void> {
  const claim = { UserName: player.name, Password: TEST_PASSWORD };
  player.token = (await pass(world, player, loginHttp.login, claim)).value.access_token;
}

/** Registers him as players are; one whose answer was lost signs in. */
export async function register(world: World, player: Player): Promise<void> {
  const form = { UserName: player.name, Password: TEST_PASSWORD, Agree: true };
  const made = await pass(world, player, loginHttp.register, form);
  if (made.code === 'OK') player.token = made.value.access_token;
  else await signIn(world, player);
}

/** With more cash than this a giftee is bold, thousandths. */
const BOLD = 1_000_000n;

/** `isBold`: more than a bonus pays for, so that cash is soon gone. */
const picksOf = (luck: Luck, isBold = false): readonly Pick[] =>
  Array.from({ length: 1 + luck.below(4) }, () => ({
    place: luck.below(5),
    digit: luck.below(10),
    stake: BigInt(2_000 * (isBold ? 100 + luck.below(400) : 5 + luck.below(30))),
  }));

const rowOf = ({ place, digit, stake }: Pick): CartRow =>
  row('ssc.fixed', `${'|'.repeat(place)}${digit}${'|'.repeat(4 - place)}`, {
    Multiple: Number(stake / 2_000n),
    Amount: mills(stake),
  });

async function bet(world: World, { call, luck, known, isGiftee }: Player): Promise<void> {
  const asked = { GameIdList: [world.game], Countdown: true };
  const info = (await call(lotteryHttp.getLotteryInfo, asked)).value[String(world.game)];
  const issue = info?.CurrentIssue;
  if (!issue) return void (await delay(50));
  const cash = isGiftee ? (await call(walletHttp.getWalletAmount, null)).value : 0n;
  const picks = picksOf(luck, (cash ?? 0n) > BOLD);
  const cart = {
    IntentId: randomUUID(),
    GameId: world.game,
    SerialNumber: issue.SerialNumber,
    Bets: picks.map(rowOf),
  };
  const reply = await call(betHttp.place, cart);
  if (reply.code !== 'OK') return;
  const { BetIds: ids, SerialNumber: serial, Bonus = 0n } = reply.value;
  known.staked.set(ids, Bonus);
  picks.forEach((pick, n) => known.bets.set(ids[n] ?? '', { ...pick, serial }));
  const [BetId] = ids;
  if (BetId === undefined || !luck.has(15)) return;
  known.takenBack.set(BetId, 'asked');
  const taken = await call(betHttp.cancel, { BetId });
  if (taken.code === 'OK') known.takenBack.set(BetId, 'done');
}

async function playRound(world: World, { call, luck, known }: Player): Promise<void> {
  let seed = (await call(instantHttp.getSeed, {})).value;
  if (seed.ClientSeed === null) {
    const wish = { SeedId: seed.SeedId, ClientSeed: randomBytes(32).toString('hex') };
    const set = await call(instantHttp.setClientSeed, wish);
    if (set.code !== 'OK') return;
    seed = set.value;
  }
  const picks = picksOf(luck);
  const wish = { IntentId: randomUUID(), GameId: world.instant, SeedId: seed.SeedId };
  const reply = await call(instantHttp.play, { ...wish, Bets: picks.map(rowOf) });
  if (reply.code !== 'OK') return;
  const { WinningNumber: winning, Prize: prize, IntentId } = reply.value;
  known.rounds.set(IntentId, { picks, winning, prize });
}

async function withdraw(_: World, { call, luck, known, payeeId }: Player): Promise<void> {
  const Amount: Money = mills(100_000 + luck.below(300_000));
  const asked = { IntentId: randomUUID(), PayeeId: payeeId, Amount };
  const reply = await call(withdrawHttp.request, { ...asked, FundPassword: TEST_FUND_PASSWORD });
  if (reply.code === 'OK') known.withdrawals.add(reply.value.Id);
}

type Act = (world: World, player: Player) => Promise<void>;

/** What a player does until the run closes; what he does about deposits and bonuses is given. */
export async function live(
  world: World,
  player: Player,
  { deposit, liveOnBonus }: { readonly deposit: Act; readonly liveOnBonus: Act },
): Promise<void> {
  const acts = player.isGiftee
    ? [bet, bet, bet, liveOnBonus]
    : [bet, bet, bet, playRound, deposit, deposit, withdraw];
  while (!world.isClosing()) {
    await player.luck.pick(acts)(world, player);
    await delay(player.luck.below(30));
  }
}
