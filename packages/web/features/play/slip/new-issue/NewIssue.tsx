import { useEffect, useRef } from 'react';
import { filled, shortIssue, showToast } from '@fairlot/ui';
import type { SaleNow } from '../../lottery/issue/index.ts';
import { AT_ISSUE } from './at-issue-text.ts';
import { slipAtIssue } from './at-issue.ts';
import { clearCart } from '../lines/cart.ts';
import type { Slip } from '../state/use-slip.ts';

/**
 * Empties the slip when another issue begins, for who wants it so: it can be brought back for some seconds, as
 * whatever is removed. Rows that are asked about or on their way at that moment stay. It shows nothing itself.
 */
export function NewIssue({ slip, sale }: { slip: Slip; sale: SaleNow }) {
  const serial = sale.phase === 'open' ? sale.serial : undefined;
  const { cart, place } = slip;
  const isBusy = place.attempt.step !== 'idle';
  const seen = useRef(serial);
  useEffect(() => {
    if (serial === undefined || serial === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = serial;
    if (isFirst || isBusy || slipAtIssue.get() !== 'empty' || cart.get().lines.length === 0) return;
    cart.set(clearCart);
    showToast({ kind: 'done', text: filled(AT_ISSUE.emptied, shortIssue(serial)) });
  }, [serial, isBusy, cart]);
  return null;
}
