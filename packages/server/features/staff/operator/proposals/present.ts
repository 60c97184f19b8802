import * as z from 'zod/mini';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import type { AuditRow } from '../audit/store-audit.ts';
import type { ProposalRow } from './store-proposal.ts';

const Shown = z.object({ name: z.string(), code: z.string(), email: z.optional(z.string()) });

/** Rows in the words of the contract. */
type WireAudit = Output<typeof operatorHttp.getAudit>['Rows'][number];
type WireProposal = Output<typeof operatorHttp.proposeRoles>;

export const presentAudit = (row: AuditRow): WireAudit => ({
  N: Number(row.n),
  At: Math.floor(row.at),
  Kind: row.kind,
  Actor: row.actor,
  ActorName: row.actor_name,
  Permission: row.permission,
  Target: row.target,
  Before: row.before,
  After: row.after,
  Reason: row.reason,
  Ip: row.ip,
  RequestId: row.request_id,
  Hash: row.hash.toString('hex'),
});

export const presentProposal = (row: ProposalRow): WireProposal => ({
  Id: row.id,
  Permission: row.permission,
  Target: row.target,
  Reason: row.reason,
  Before: row.before,
  Content: row.content,
  Hash: row.hash.toString('hex'),
  Maker: row.maker_name,
  MadeAt: Math.floor(row.made_at),
  ExpiresAt: Math.floor(row.expires_at),
});

/** What a confirmed act has to show; nothing of most of them. */
export const presentShown = (shown: unknown): Output<typeof operatorHttp.confirm> => {
  const { data } = Shown.safeParse(shown);
  if (!data) return { Invitation: null };
  const { name, code, email } = data;
  return { Invitation: { Name: name, Code: code, Email: email ?? null } };
};
