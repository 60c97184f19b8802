import { invariant } from '@fairlot/rules/core/invariant';
import { openDatabase } from '#platform/db';
import type { DemoStep } from '#platform/demo';
import { openStage, type StageDeps } from './stage.ts';
import { markEmpty, readProgress, writeDone, writeEnd } from './store.ts';

type FillDeps = StageDeps & { readonly steps: readonly DemoStep[] };

/** Opens a demo for its data if its database is empty. Call it before the server makes the demo accounts. */
export async function openForDemo(ownerUrl: string): Promise<void> {
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 1 });
  await markEmpty(owner).finally(() => owner.destroy());
}

/**
 * Fills a demo by the endpoints of players and operators, each step once. A run that was stopped is finished by the next start.
 * Does nothing in a database that was not empty when the demo began. Returns whether all steps are done.
 */
export async function fillDemo(deps: FillDeps, signal: AbortSignal): Promise<boolean> {
  const { owner, steps } = deps;
  const progress = await readProgress(owner);
  if (!progress) return true;
  // A step that fails ends those that run beside it.
  const failing = new AbortController();
  const stage = await openStage(deps, progress.beganMs, AbortSignal.any([signal, failing.signal]));
  const runOne = async (step: DemoStep): Promise<void> => {
    if (progress.done.has(step.name)) return;
    await step.run(stage);
    await writeDone(owner, step.name);
  };
  const long: Promise<void>[] = [];
  const runAll = async (): Promise<void> => {
    for (const step of inOrder(steps)) {
      signal.throwIfAborted();
      if (step.isLong) long.push(runOne(step));
      else await runOne(step);
    }
    await Promise.all(long);
  };
  try {
    await runAll();
  } catch (error) {
    failing.abort();
    await Promise.allSettled(long);
    throw error;
  }
  await writeEnd(owner);
  return true;
}

/** Returns the steps so that each comes after those that it needs. */
export function inOrder(steps: readonly DemoStep[]): readonly DemoStep[] {
  const ordered: DemoStep[] = [];
  const names = new Set<string>();
  while (ordered.length < steps.length) {
    const next = steps.find(
      ({ name, after = [] }) => !names.has(name) && after.every((each) => names.has(each)),
    );
    invariant(next, 'every step of the demo comes after steps that there are');
    ordered.push(next);
    names.add(next.name);
  }
  return ordered;
}

/** Fills a demo in the background. A failed step is logged; the next start goes on with it. */
export function keepFilling(
  ownerUrl: string,
  deps: Omit<FillDeps, 'owner'>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 2 });
  const filling = fillDemo({ ...deps, owner }, stopping.signal)
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) deps.log.error({ err: error }, 'the demo data is not complete');
    })
    .finally(() => owner.destroy());
  return {
    stop: async () => {
      stopping.abort();
      await filling;
    },
  };
}
