import { median } from './bet-crowd.ts';

export type Rate = { readonly perSecond: number; readonly p50: number };

/** Does a thing again and again by so many workers, until the time is over or a worker has nothing to do (false). */
export async function rateOf(
  workers: number,
  work: (worker: number) => Promise<boolean>,
  { warmMs, measureMs }: { readonly warmMs: number; readonly measureMs: number },
): Promise<Rate> {
  const times: number[] = [];
  const began = performance.now();
  const [from, until] = [began + warmMs, began + warmMs + measureMs];
  let last = from;
  const lane = async (worker: number): Promise<void> => {
    for (;;) {
      const sentAt = performance.now();
      if (sentAt >= until || !(await work(worker))) return;
      if (sentAt < from) continue;
      last = performance.now();
      times.push(last - sentAt);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => lane(worker)));
  return { perSecond: (times.length / (last - from)) * 1_000, p50: median(times) };
}
