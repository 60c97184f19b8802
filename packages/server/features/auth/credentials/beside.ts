import { addressOf } from '#platform/network';

/** Sign-ins under way in this process, by address: whether their passwords are wrong is not known yet. */
const underWay = new Map<string, number>();

/**
 * Does something that hears how many of its address were under way before it, and is one of them until it
 * ends. Whoever ends has counted by then what was wrong, so that no failure is in neither number.
 */
export async function besideOthers<T>(
  ip: string,
  work: (before: number) => Promise<T>,
): Promise<T> {
  const address = addressOf(ip);
  const before = underWay.get(address) ?? 0;
  underWay.set(address, before + 1);
  try {
    return await work(before);
  } finally {
    const others = (underWay.get(address) ?? 1) - 1;
    if (others > 0) underWay.set(address, others);
    else underWay.delete(address);
  }
}
