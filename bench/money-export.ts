import { setImmediate as turn } from 'node:timers/promises';
import { makeStatement } from '@fairlot/server/features/back-office/statement/make';
import { DEMO } from '@fairlot/server/ledger/index';
import { newId, openDatabase } from '@fairlot/server/platform/db';

/** Makes statements in a process of its own and tells how its memory grew. Talks to its parent by messages. */
export type ExportOrder = {
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly playerId: string;
  readonly spanMs: number;
  readonly format: 'csv' | 'json' | 'pdf';
};
export type ExportResult = {
  readonly rows: number;
  readonly ms: number;
  /** Over what the process had at rest, after one small statement. */
  readonly grownMb: number;
};

const MB = 1 << 20;
const SAMPLE_MS = 10;
const SMALL_MS = 86_400_000;

async function run(order: ExportOrder): Promise<ExportResult> {
  const { ownerUrl, dataFolder, format } = order;
  const db = openDatabase(ownerUrl);
  const make = async (spanMs: number): Promise<number> => {
    const nowMs = Date.now();
    const made = await makeStatement({ db, dataFolder }, newId(), {
      playerId: BigInt(order.playerId),
      operatorId: null,
      format,
      fromMs: nowMs - spanMs,
      toMs: nowMs + SMALL_MS,
      account: 'bench',
      currency: DEMO,
      language: 'zh',
      madeMs: nowMs,
    });
    if (!made.ok) throw new Error(made.error.code);
    return made.value.Rows;
  };
  await make(SMALL_MS);
  globalThis.gc?.();
  await turn();
  const rest = process.memoryUsage.rss();
  let most = rest;
  const sampler = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  const rows = await make(order.spanMs);
  const ms = performance.now() - began;
  clearInterval(sampler);
  await db.destroy();
  return { rows, ms, grownMb: (most - rest) / MB };
}

process.on('message', (order: ExportOrder) => {
  void run(order).then((result) => process.send?.(result));
});
