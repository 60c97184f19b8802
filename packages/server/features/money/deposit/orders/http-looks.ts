import { ok } from '@fairlot/rules/core/result';
import type { depositConsole } from '@fairlot/wire/money/deposit';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import { actorOf } from '../../../staff/operator/proposals/index.ts';
import { viewPayer } from './payer.ts';
import { deskTicket, readProof } from './view-proof.ts';

/** Looks at what only some operators may see of an order: each stands in the audit. */
export const lookCalls = ({ db, settings }: Pick<Platform, 'db' | 'settings'>) =>
  ({
    getProofTicket: async (input, call) => {
      const ticket = await deskTicket(db, actorOf(call), input);
      return ticket.ok ? ok({ Ticket: ticket.value }) : ticket;
    },
    readProof: async ({ Ticket }, { operator }) => {
      const viewer = { realm: 2, id: BigInt(operator.operatorId) } as const;
      const read = await readProof({ db, settings }, viewer, Ticket);
      return read.ok ? ok({ Picture: read.value }) : read;
    },
    viewPayer: async ({ OrderNo }, call) => viewPayer({ db, settings }, actorOf(call), OrderNo),
  }) satisfies Pick<Handlers<typeof depositConsole>, 'getProofTicket' | 'readProof' | 'viewPayer'>;
