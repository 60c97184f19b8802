import { monotonicMs } from '#platform/clock';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { divFloor } from '@fairlot/rules/core/money';
import { chainOfBank } from '@fairlot/rules/payee/chains';
import { unitsOfMills } from '@fairlot/rules/payee/usdt';
import { contactSettings } from '../../../account/contact/index.ts';
import { addressFaultOf, revealPayee } from '../../payout-account/index.ts';
import { anyProviderOf, notifyAddress, providerOf } from '../../provider/index.ts';
import { type PayoutAsked } from '../../provider/adapters/index.ts';
import { noteAnswer, type PayoutAnswer } from '../review/answer.ts';
import { sentOf } from './counterpart.ts';
import { type DuePart, takeToAsk, takeToSend } from './store-send.ts';
import { takeAgain } from './take-again.ts';

type SendDeps = Pick<Platform, 'db' | 'settings' | 'log'>;

export const SEND_JOB = 'withdraw.send';
/** How long an answer that is not final is waited for until the provider is asked again. */
export const ASK_EVERY_S = 60;
/** A provider that has not answered by then has said nothing. */
const CALL_MS = 20_000;
const AT_ONCE = 5;

/** What went wrong on the way to a provider tells nothing of the payout: it is asked for again, and never guessed. */
export async function answerOf(
  { log }: Pick<SendDeps, 'log'>,
  call: () => Promise<PayoutAnswer>,
): Promise<PayoutAnswer> {
  const since = monotonicMs();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PayoutAnswer>((done) => {
    timer = setTimeout(() => done({ state: 'UNKNOWN', reason: 'no answer' }), CALL_MS);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    log.warn({ error: String(error), ms: monotonicMs() - since }, 'a provider could not be asked');
    return { state: 'UNKNOWN', reason: 'no connection' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends payouts to their providers. Each is marked as sent before it is, in a transaction of its own: who dies in
 * between leaves one that is asked for, and never sent as another. Nothing is held while the provider is called.
 */
export async function sendPayouts(stage: SendDeps): Promise<'worked' | 'idle'> {
  const parts = await transaction(stage.db, (tx) => takeToSend(tx, AT_ONCE));
  await Promise.all(parts.map((part) => sendFirst(stage, part)));
  return parts.length > 0 ? 'worked' : 'idle';
}

/** Sends a part for the first time. Fails without a provider call if money would be lost at its address. */
async function sendFirst(stage: SendDeps, part: DuePart): Promise<void> {
  const payee = { playerId: part.player_id, id: part.payee_id, mac: part.number_mac };
  const { dataFolder } = stage.settings;
  const kind = chainOfBank(part.bank) ? 'usdt' : 'card';
  const fault = await addressFaultOf(stage.db, dataFolder, { ...payee, kind, bank: part.bank });
  if (fault === undefined) return sendPart(stage, part);
  await noteAnswer(stage.db, part.no, { state: 'FAILED', reason: fault });
}

export async function sendPart(stage: SendDeps, part: DuePart): Promise<void> {
  const provider = await providerOf(stage, part.provider);
  const answer = provider
    ? await answerOf(stage, async () => provider.payout(await askedOf(stage, part)))
    : ({ state: 'UNKNOWN', reason: 'no such provider' } as const);
  await noteAnswer(stage.db, part.no, answer);
}

async function askedOf({ db, settings }: SendDeps, part: DuePart): Promise<PayoutAsked> {
  const plain = await revealPayee(db, settings.dataFolder, {
    playerId: part.player_id,
    id: part.payee_id,
    mac: part.number_mac,
  });
  const site = (await contactSettings.read(db)).siteAddress || settings.ownAddress;
  // Of a payout in parts each arrives as its share of what was quoted, cut off at the base unit.
  const { usdt, decimals, total } = part;
  const units =
    usdt === null || decimals === null
      ? undefined
      : { units: divFloor(part.amount * unitsOfMills(usdt, decimals), total), decimals };
  return {
    payoutNo: part.no,
    ...sentOf(part),
    units,
    bank: part.bank,
    number: plain.number,
    memo: part.memo === '' ? undefined : part.memo,
    holder: plain.holder ?? '',
    notifyAt: notifyAddress(site || 'http://127.0.0.1', part.provider),
  };
}

/** Asks after payouts whose end is not known, each once a minute. */
export async function askPayouts(stage: SendDeps): Promise<'worked' | 'idle'> {
  const parts = await takeToAsk(stage.db, ASK_EVERY_S, AT_ONCE);
  await Promise.all(parts.map(({ no, provider }) => askPart(stage, no, provider)));
  return parts.length > 0 ? 'worked' : 'idle';
}

export async function askPart(stage: SendDeps, no: string, providerId: string): Promise<void> {
  const provider = await anyProviderOf(stage, providerId);
  // One that is there no more tells nothing ever: operators decide about what is not known.
  const answer = provider
    ? await answerOf(stage, () => provider.queryPayout(no))
    : ({ state: 'UNKNOWN', reason: 'no such provider' } as const);
  await noteAnswer(stage.db, no, answer);
  // Who died before he sent it left a number that the provider never heard: it is sent under that number.
  if (answer.isMissing !== true) return;
  const part = await transaction(stage.db, (tx) => takeAgain(tx, stage.settings.dataFolder, no));
  if (part.ok) await sendPart(stage, part.value);
}
