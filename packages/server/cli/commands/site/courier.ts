import { readFile } from 'node:fs/promises';
import { ok, refused } from '@fairlot/rules/core/result';
import {
  describeRoute,
  readRoute,
  type RouteKind,
  setRoute,
} from '../../../features/messaging/delivery/index.ts';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with the ways of mails and text messages, by actor `command`. */
export const COURIER_USAGE = `npm run site -- courier                          by which way mails and text messages leave
npm run site -- courier mail FILE                smtps://USER:PASSWORD@HOST and the sender, a line each; kept sealed
npm run site -- courier sms FILE                 https://SECRET@HOST/PATH, asked by POST of { To, Text, Key }; kept sealed`;

/** Nothing was done, and why: the command fails. */
type Said = Promise<string | { readonly why: string }>;

/** The secret stands in a file, so that no list of processes and no history of commands has it. */
async function change({ db, dataFolder, reason }: GameStage, kind: RouteKind, file: string): Said {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { why: `${file} cannot be read` };
  const [url = '', from = ''] = text.split('\n').map((line) => line.trim());
  const deed = { permission: 'courier.routes.change', target: kind, reason } as const;
  const made = await act<string, string>(db, 'command', deed, async (tx) => {
    const before = describeRoute(await readRoute(tx, dataFolder, kind));
    const fault = await setRoute(tx, dataFolder, kind, { url, from });
    if (fault !== undefined) return refused(fault);
    const after = describeRoute({ url, from });
    return ok({ before, after, value: after });
  });
  return made.ok ? `${kind} leaves by ${made.value}` : { why: made.error };
}

const ofKind = (kind: RouteKind) => ({
  words: 1,
  run: (stage: GameStage, [file = '']: readonly string[]): Said => change(stage, kind, file),
});

export const courierActs = {
  'courier mail': ofKind('mail'),
  'courier sms': ofKind('sms'),
} as const;

export async function describeDelivery(db: Db, dataFolder: string): Promise<string> {
  const tell = async (kind: RouteKind) =>
    `${kind}: ${describeRoute(await readRoute(db, dataFolder, kind))}`;
  return `${await tell('mail')}\n${await tell('sms')}`;
}
