import { ok, refused } from '@fairlot/rules/core/result';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import { dropSource, listSources, setSource } from '../../../features/money/exchange-rate/index.ts';
import type { Db, Tx } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with the sources of the rate of USDT, by actor `command`. */
export const RATE_USAGE = `npm run site -- rate                             who tells the rate of USDT, and what each said last
npm run site -- rate source ID URL PRICE TIME    a document of JSON; where in it price and time (ms) stand, as /data/price; TIME - where it has none
npm run site -- rate drop ID                     asks a source no more`;

/** Nothing was done, and why: the command fails. */
type Said = Promise<string | { readonly why: string }>;

async function change(
  { db, reason }: GameStage,
  id: string,
  after: object,
  work: (tx: Tx) => Promise<string | undefined>,
): Said {
  const deed = { permission: 'rate.sources.change', target: `source ${id}`, reason } as const;
  const made = await act<string, string>(db, 'command', deed, async (tx) => {
    const before = (await listSources(tx)).find((row) => row.id === id);
    const fault = await work(tx);
    if (fault !== undefined) return refused(fault);
    return ok({ before: before ? { url: before.url } : null, after: { ...after }, value: id });
  });
  return made.ok ? `source ${made.value}` : { why: made.error };
}

export const rateActs = {
  'rate source': {
    words: 4,
    run: (
      stage: GameStage,
      [id = '', url = '', pointer = '', time = '']: readonly string[],
    ): Said => {
      const source = { id, url, pointer, timePointer: time === '-' ? undefined : time };
      return change(stage, id, { url, pointer, time }, (tx) => setSource(tx, source));
    },
  },
  'rate drop': {
    words: 1,
    run: (stage: GameStage, [id = '']: readonly string[]): Said =>
      change(stage, id, { isOn: false }, (tx) => dropSource(tx, id)),
  },
} as const;

export const describeRate = async (db: Db): Promise<string> => {
  const lines = (await listSources(db)).map(
    ({ id, url, is_on: isOn, value, fault }) =>
      `${id}  ${url}  ${isOn ? 'on' : 'off'}  ${value ?? '-'} thousandths  ${fault ?? ''}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'no sources';
};
