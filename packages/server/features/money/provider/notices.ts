import * as z from 'zod/mini';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';
import { portList } from '#platform/port';
import { text } from '@fairlot/wire/core';
import type { Unreadable } from './adapters/adapter.ts';
import {
  outsideAmount,
  outsideCurrency,
  outsideTime,
  saidOf,
  shownOf,
} from './adapters/outside-fields.ts';

/** What a provider tells of its own accord, proven to be its. */
export type Notice = {
  /** `chargeback`: a payment of an order was taken from it again; `ref` is the name of that. */
  readonly event: 'deposit' | 'payout' | 'chargeback';
  readonly provider: { readonly id: string; readonly number: number };
  /** Number of the order or of the payout. */
  readonly no: string;
  readonly ref: string;
  /** Name of the payment; empty where none was made. */
  readonly payId: string;
  readonly state: 'PAID' | 'FAILED';
  readonly amount: Money;
  readonly currency: string;
  readonly atMs: number;
};

/**
 * Who hears of what: `take` acts in the transaction in which the callback is taken, so that both are there or
 * neither; it may be called twice for one payment, and in any order.
 */
export type NoticeTaker = {
  readonly event: Notice['event'];
  readonly take: (tx: Tx, notice: Notice) => Promise<void>;
};
export const providerNotices = portList<NoticeTaker>('provider notices');

const name = text.check(z.maxLength(100));
const Event = z.enum(['deposit', 'payout', 'chargeback']);
const Body = z.object({
  Event,
  No: name.check(z.minLength(1), z.regex(/^[\w-]+$/)),
  Ref: name,
  PayId: name.check(z.regex(/^[\w-]*$/)),
  State: z.enum(['PAID', 'FAILED']),
  Amount: outsideAmount,
  Currency: outsideCurrency,
  TimeStamp: outsideTime,
});

/** Returns the out-of-bounds part of a callback for operators; undefined for an unknown form. */
export function readUnreadable(body: Buffer): Unreadable | undefined {
  const said = parsed(body);
  const event = Event.safeParse(saidOf(said, 'Event'));
  if (!event.success || Body.safeParse(said).success) return undefined;
  return {
    what: event.data,
    no: shownOf(saidOf(said, 'No')),
    ref: shownOf(saidOf(said, 'PayId')),
    currency: shownOf(saidOf(said, 'Currency')),
    said: shownOf(saidOf(said, 'Amount')),
  };
}

/** Reads the body of a callback; undefined for an unknown form or a value beyond the bounds. */
export function readNotice(body: Buffer, provider: Notice['provider']): Notice | undefined {
  const read = Body.safeParse(parsed(body));
  if (!read.success) return undefined;
  const { Event, No, Ref, PayId, State, Amount, Currency, TimeStamp } = read.data;
  const isPayment = Event === 'deposit' && State === 'PAID';
  if ((isPayment || Event === 'chargeback') && (PayId === '' || Amount === 0)) return undefined;
  // A chargeback that failed is none.
  if (Event === 'chargeback' && (State !== 'PAID' || Ref === '')) return undefined;
  return {
    event: Event,
    provider,
    no: No,
    ref: Ref,
    payId: PayId,
    state: State,
    amount: mills(BigInt(Amount)),
    currency: Currency,
    atMs: TimeStamp,
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
