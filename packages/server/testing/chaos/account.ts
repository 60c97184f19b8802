import type { Book } from '@fairlot/sandbox';
import { betHttp } from '@fairlot/wire/play/bet';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import { depositHttp, type Order } from '@fairlot/wire/money/deposit';
import { instantHttp } from '@fairlot/wire/play/instant';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import type { Pick, Player } from './player.ts';

/**
 * What each player must have, counted from what he was told and from the book of the provider, by rules of three lines
 * each; held against what the site says that he has.
 */
export type SetAside = {
  readonly pay_id: string;
  readonly order_no: string;
  readonly state: number;
  readonly amount: bigint;
};
export type Evidence = {
  readonly book: Book;
  readonly setAside: readonly SetAside[];
  readonly game: number;
  /** Days of the site in which issues were drawn. */
  readonly days: readonly string[];
  readonly plain: number;
  /** Rates of the plain channel, in hundredths of a per cent. */
  readonly rates: { readonly fee: bigint; readonly bonus: bigint };
};

const GIFT = 10_000_000n;
/** As `deposit_exception.state` has it. */
const CREDITED = 2;
/** What a digit at its place brings, in hundredths of the stake. */
const ODDS = 978n;

type Draws = ReadonlyMap<number, { readonly number: string | null; readonly state: number }>;
export type Found = { readonly balance: bigint; readonly faults: readonly string[] };

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const prizeOf = ({ place, digit, stake }: Pick, winning: string): bigint =>
  Number(winning.split(',')[place]) === digit ? (stake * ODDS) / 100n : 0n;

/** What differs of two sets of names. */
function setFaults(what: string, told: Iterable<string>, has: Iterable<string>): string[] {
  const [a, b] = [new Set(told), new Set(has)];
  const gone = [...a].filter((name) => !b.has(name));
  const extra = [...b].filter((name) => !a.has(name));
  return [
    ...gone.map((name) => `${what} ${name} was acknowledged and is not there`),
    ...extra.map((name) => `${what} ${name} is there and was never acknowledged`),
  ];
}

const span = { From: 1, To: 4_000_000_000_000 };

async function readAll<T>(
  page: (
    after: string | undefined,
  ) => Promise<{ readonly Rows: readonly T[]; Next: string | null }>,
): Promise<readonly T[]> {
  const rows: T[] = [];
  let after: string | undefined;
  do {
    const { Rows, Next } = await page(after);
    rows.push(...Rows);
    after = Next ?? undefined;
  } while (after !== undefined);
  return rows;
}

async function depositsOf(player: Player, evidence: Evidence): Promise<Found> {
  const rows = await readAll(async (After) => {
    const asked = { ...span, ...(After !== undefined && { After }), PageSize: 200 };
    return (await player.call(depositHttp.getDeposits, asked)).value;
  });
  const each = rows.map((order) => orderOf(order, evidence));
  const names = rows.map(({ OrderNo }) => OrderNo);
  return {
    balance: sum(each.map(({ balance }) => balance)),
    faults: [
      ...setFaults('deposit', player.known.orders, names),
      ...each.flatMap(({ faults }) => faults),
    ],
  };
}

/** Every payment of an order is what it was credited with, or stands aside, and each of them once. */
function orderOf(order: Order, { book, setAside, rates }: Evidence): Found {
  const no = order.OrderNo;
  const its = book.orders.find(({ orderNo }) => orderNo === no);
  const payments = its?.payments ?? [];
  const aside = setAside.filter((each) => each.order_no === no);
  const names = new Set(aside.map((each) => each.pay_id));
  const own = payments.filter(({ payId }) => !names.has(payId));
  const faults: string[] = [];
  if (names.size !== aside.length) faults.push(`deposit ${no}: a payment stands aside twice`);
  if (aside.some(({ pay_id: id }) => !payments.some(({ payId }) => payId === id)))
    faults.push(`deposit ${no}: something stands aside that nobody paid`);
  const credited = aside.filter(({ state }) => state === CREDITED).map(({ amount }) => amount);
  if (order.State === 'CANCEL') {
    const inTime = payments.find(
      ({ amount, atMs }) => BigInt(amount) === order.Amount && atMs < order.ExpiresTimeStamp,
    );
    if (own.length > 0) faults.push(`deposit ${no}: ${own.length} payments are nowhere`);
    if (order.Reason === 'EXPIRED' && inTime) faults.push(`deposit ${no} was paid in time`);
    return { balance: sum(credited), faults };
  }
  if (order.State !== 'CONFIRM') return { balance: 0n, faults: [`deposit ${no}: ${order.State}`] };
  const paid = order.PaidAmount ?? 0n;
  if (own.length === 0) {
    const at = credited.indexOf(paid);
    if (at === -1) faults.push(`deposit ${no} was credited and nobody paid it`);
    else credited.splice(at, 1);
  } else if (own.length > 1 || BigInt(own[0]?.amount ?? 0) !== paid)
    faults.push(`deposit ${no}: credited ${paid}, paid ${own.map(({ amount }) => amount).join()}`);
  const isPlain = order.Fee > 0n;
  const part = (rate: bigint): bigint => (isPlain ? (paid * rate) / 10_000n : 0n);
  const whole = paid - part(rates.fee) + part(rates.bonus);
  if (order.Credited !== whole) faults.push(`deposit ${no}: ${order.Credited} is not ${whole}`);
  return { balance: whole + sum(credited), faults };
}

/** A withdrawal cost what the provider paid for it, and its fee where all of it was paid. */
async function withdrawalsOf(player: Player, { book }: Evidence): Promise<Found> {
  const rows = await readAll(async (Before) => {
    const asked = { ...span, ...(Before !== undefined && { Before }), PageSize: 100 };
    return (await player.call(withdrawHttp.getRecords, asked)).value;
  });
  const faults = setFaults(
    'withdrawal',
    player.known.withdrawals,
    rows.map(({ Id }) => Id),
  );
  let balance = 0n;
  for (const { No, State, Amount, Fee, Paid } of rows) {
    const lines = book.lines.filter(({ kind, no }) => kind === 'payout' && no.startsWith(`${No}-`));
    const paid = sum(lines.map(({ amount }) => BigInt(amount)));
    if (new Set(lines.map(({ no }) => no)).size !== lines.length)
      faults.push(`withdrawal ${No}: a payout was paid twice`);
    if (paid !== Paid) faults.push(`withdrawal ${No}: paid ${paid}, and it says ${Paid}`);
    if (!['CONFIRM', 'CANCEL', 'FAILED'].includes(State)) faults.push(`withdrawal ${No}: ${State}`);
    if (State === 'CONFIRM' && paid !== Amount)
      faults.push(`withdrawal ${No}: ${paid} of ${Amount}`);
    balance -= paid + (State === 'CONFIRM' ? Fee : 0n);
  }
  return { balance, faults };
}

/** Each bet is there that was taken, and brought what its digit at its place brings. */
async function betsOf(player: Player, { game }: Evidence, draws: Draws): Promise<Found> {
  const { known } = player;
  const rows = await readAll(async (After) => {
    const asked = { GameId: game, ...(After !== undefined && { After }), PageSize: 1_000 };
    return (await player.call(betHttp.getBetRecords, asked)).value;
  });
  const faults = setFaults(
    'bet',
    known.bets.keys(),
    rows.map(({ Id }) => Id),
  );
  let balance = 0n;
  const bonusOf = new Map(rows.map(({ Id, Bonus = 0n }) => [Id, Bonus]));
  for (const [ids, told] of known.staked) {
    const paid = sum(ids.map((id) => bonusOf.get(id) ?? 0n));
    if (paid !== told) faults.push(`bets ${ids.join()}: a bonus paid ${paid}, told ${told}`);
  }
  for (const { Id, State, Amount, Prize } of rows) {
    const bet = known.bets.get(Id);
    if (!bet) {
      balance += Prize - (State === 1 ? 0n : Amount);
      continue;
    }
    if (Amount !== bet.stake) faults.push(`bet ${Id}: ${Amount} is not ${bet.stake}`);
    const draw = draws.get(bet.serial);
    if (!draw) faults.push(`bet ${Id}: nobody knows of its issue ${bet.serial}`);
    const isBack = State === 1 && (known.takenBack.has(Id) || draw?.state === 3);
    if (known.takenBack.get(Id) === 'done' && State !== 1)
      faults.push(`bet ${Id} was taken back and counts`);
    if (isBack) continue;
    const prize = prizeOf(bet, draw?.number ?? '');
    const isTold = State === (prize > 0n ? 3 : 2) && Prize === prize && draw?.number !== null;
    if (!isTold) faults.push(`bet ${Id}: state ${State}, prize ${Prize}, not ${prize}`);
    balance += prize - bet.stake;
  }
  return { balance, faults };
}

/** What bonuses brought to bet with, less what went back to the house; and what is there of the one that is active. */
async function bonusesOf(player: Player): Promise<Found & { readonly has: bigint }> {
  const { claims, ended } = player.known;
  const { Amount: has, Grants } = (await player.call(bonusHttp.getBonusWallet, null)).value;
  const faults: string[] = [];
  let balance = 0n;
  for (const { Id, State, Amount, MostRelease, Released, Taken } of Grants) {
    const isTaken = State !== 'PENDING';
    if (isTaken ? !claims.has(Id) : claims.get(Id) === 'done')
      faults.push(`bonus ${Id}: ${State}, and he was told otherwise`);
    if (isTaken) balance += Amount - (Taken ?? 0n);
    const told = ended.get(Id);
    if (told && (told.Released !== Released || told.Taken !== Taken))
      faults.push(`bonus ${Id}: ${Released} and ${Taken}, told ${told.Released} and ${told.Taken}`);
    if (Released !== null && MostRelease !== null && Released > MostRelease)
      faults.push(`bonus ${Id}: released ${Released} of at most ${MostRelease}`);
  }
  if (has !== 0n && !Grants.some(({ State }) => State === 'ACTIVE'))
    faults.push(`has ${has} of a bonus that is over`);
  return { has, balance, faults };
}

/** The same of rounds. */
async function roundsOf(player: Player): Promise<Found> {
  const { rounds } = player.known;
  const rows: { IntentId: string; Amount: bigint; Prize: bigint; SerialNumber: number }[] = [];
  for (;;) {
    const Before = rows.at(-1)?.SerialNumber;
    const asked = { Count: 100, ...(Before !== undefined && { Before }) };
    const { Rows } = (await player.call(instantHttp.getRounds, asked)).value;
    if (Rows.length === 0) break;
    rows.push(...Rows);
  }
  const faults = setFaults(
    'round',
    rounds.keys(),
    rows.map(({ IntentId }) => IntentId),
  );
  let balance = 0n;
  for (const { IntentId, Amount, Prize } of rows) {
    const round = rounds.get(IntentId);
    balance += Prize - Amount;
    if (!round) continue;
    const prize = sum(round.picks.map((pick) => prizeOf(pick, round.winning)));
    const isTold = prize === Prize && Amount === sum(round.picks.map(({ stake }) => stake));
    if (!isTold) faults.push(`round ${IntentId}: ${Prize} on ${Amount}, not ${prize}`);
  }
  return { balance, faults };
}

/** All that was drawn: the newest alone are not those of a slow machine's first bets. */
async function drawsOf(player: Player, { game, days }: Evidence): Promise<Draws> {
  const draws = new Map<number, { number: string | null; state: number }>();
  for (const Day of days) {
    const { value } = await player.call(lotteryHttp.getDrawHistory, { GameId: game, Day });
    for (const { SerialNumber, WinningNumber: number, State: state } of value.Issues)
      draws.set(SerialNumber, { number, state });
  }
  return draws;
}

/** What is wrong with a player's money. */
export async function faultsOf(player: Player, evidence: Evidence): Promise<readonly string[]> {
  const draws = await drawsOf(player, evidence);
  const parts = [
    await depositsOf(player, evidence),
    await withdrawalsOf(player, evidence),
    await betsOf(player, evidence, draws),
    await roundsOf(player),
  ];
  const bonuses = await bonusesOf(player);
  parts.push(bonuses);
  const must = GIFT + sum(parts.map(({ balance }) => balance));
  const has = (await player.call(walletHttp.getWalletAmount, null)).value;
  const faults = parts.flatMap((part) => part.faults);
  if (has !== must - bonuses.has)
    faults.push(`has ${has} and ${bonuses.has} of a bonus, and must have ${must}`);
  return faults.map((fault) => `${player.name}: ${fault}`);
}
