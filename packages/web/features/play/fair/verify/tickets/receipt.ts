// The receipt of one bet: the proof of its draw with this ticket alone, as a file that anybody can check.
import type { DrawBundle } from '@fairlot/draw';
import { fairHttp } from '@fairlot/wire/play/fair';
import { call } from '@fairlot/shell';
import { readTickets } from './own-tickets.ts';
import { remembered } from '../jobs/remembered.ts';
import { runVerify } from '../jobs/run-verify.ts';

type Bet = { readonly id: string; readonly gameId: number; readonly serial: number };

/** `isTrue`: this device computed that all of it agrees. */
export type Receipt = { readonly name: string; readonly text: string; readonly isTrue: boolean };

/** Undefined where the server gives none. */
export type ReceiptOf = (bet: Bet) => Promise<Receipt | undefined>;

/** The id before one, in their order: what comes after it begins with this one. */
export function idBefore(id: string): string {
  const before = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  return before.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const receiptOf: ReceiptOf = async ({ id, gameId, serial }) => {
  const issue = { GameId: gameId, SerialNumber: serial };
  const [key, record, tickets] = await Promise.all([
    call(fairHttp.getKey, {}),
    call(fairHttp.getManifests, issue),
    readTickets(
      (page) => call(fairHttp.getTickets, { After: idBefore(id), ...page }),
      issue,
      undefined,
      1,
    ),
  ]);
  if (!key.ok || !record.ok || !tickets.ok) return undefined;
  const ticket = tickets.value.Tickets.find(({ Leaf }) => Leaf.bet === id);
  if (!ticket) return undefined;
  const { Manifests: lines, Parent: parent } = record.value;
  const { bundle, verification } = await runVerify({
    kind: 'issue',
    serial: String(serial),
    lines,
    ...(parent && { parent }),
    key: key.value.Key,
    tickets: [ticket],
    remembered: remembered.get(),
  });
  return bundle && { name: nameOf(bundle, id), text: textOf(bundle), isTrue: verification.ok };
};

const nameOf = ({ manifests, serial }: DrawBundle, id: string): string =>
  `fairlot-receipt-${manifests[0]?.body.g ?? 'draw'}-${serial}-${id.slice(-8)}.json`;

const textOf = (bundle: DrawBundle): string => `${JSON.stringify(bundle, null, 2)}\n`;
