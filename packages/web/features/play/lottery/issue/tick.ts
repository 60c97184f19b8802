import { useMemo, useSyncExternalStore } from 'react';
import { everySecond, serverNow, useHeld } from '@fairlot/shell';
import { isOpen, saleAt, type Sale } from './issue-view.ts';
import { useIssues } from './use-issues.ts';

type Shown = string | number | boolean | undefined;

/**
 * What `read` says of the server time, read anew every second by the one ticker of the session. Only
 * plain values, so that a part renders when what it shows changes, and not each second.
 */
export const useTick = <T extends Shown>(read: (nowMs: number) => T): T =>
  useSyncExternalStore(everySecond, () => read(serverNow()));

/** The server second; renders each second. */
export const useSecond = (): number => useTick((nowMs) => Math.floor(nowMs / 1000) * 1000);

/** What the buttons need of the sale: whether it runs, of which issue, and the last ten seconds. */
export type SaleNow = {
  /** `held`: it runs, but nothing could be sent. */
  readonly phase: 'open' | 'held' | Exclude<Sale['phase'], 'selling' | 'soon' | 'closing'>;
  readonly serial: number | undefined;
  /** Seconds left while they are ten or fewer, else 0. */
  readonly closing: number;
};

const keyOf = (sale: Sale): string => {
  const serial = sale.phase === 'none' ? '' : sale.issue.SerialNumber;
  const closing = sale.phase === 'closing' ? sale.seconds : 0;
  return `${isOpen(sale) ? 'open' : sale.phase}|${serial}|${closing}`;
};

/** The issue that takes bets now, and until when. */
export function useNextIssue({ phase, serial }: SaleNow) {
  const issues = useIssues();
  const open = issues.find((issue) => issue.SerialNumber === serial);
  return phase === 'open' && open
    ? { serial: open.SerialNumber, closesAt: open.CloseTimeStamp }
    : undefined;
}

/** The sale of a game; renders when its phase or issue changes, and each of the last ten seconds. */
export function useSale(): SaleNow {
  const issues = useIssues();
  const isHeld = useHeld();
  const key = useTick((nowMs) => keyOf(saleAt(issues, nowMs)));
  return useMemo(() => {
    const [phase, serial, closing] = key.split('|');
    return {
      phase: isHeld && phase === 'open' ? 'held' : (phase as SaleNow['phase']),
      serial: serial ? Number(serial) : undefined,
      closing: Number(closing),
    };
  }, [key, isHeld]);
}
