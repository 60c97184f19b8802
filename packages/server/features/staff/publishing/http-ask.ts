import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Platform } from '#platform/feature';
import type { Call } from '#platform/route';
import {
  actorOf,
  type Person,
  presentProposal,
  type ProposalRow,
} from '../operator/proposals/index.ts';
import { prove } from '../operator/sign-in/index.ts';

type Held = Pick<Platform, 'db'> & Pick<Platform['settings'], 'dataFolder'>;

/** Has who calls prove that it is he, and asks then; what is put as the contract has it. */
export async function askProven<E>(
  held: Held,
  call: Call,
  code: string | undefined,
  ask: (maker: Person) => Promise<Result<ProposalRow, E>>,
) {
  const fault = await prove(held, call.operator, code);
  if (fault) return refused({ code: fault });
  const put = await ask(actorOf(call));
  return put.ok ? ok(presentProposal(put.value)) : put;
}
