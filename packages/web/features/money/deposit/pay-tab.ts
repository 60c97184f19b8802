import type { DepositTypeName } from '@fairlot/rules/check/deposit';
import type { Order } from '@fairlot/wire/money/deposit';

/** Whether an order is paid by a code that the window shows; others are paid at a page of the provider. */
export const isPaidByCode = (type: DepositTypeName): boolean =>
  type === 'USDT' || type.endsWith('_QR');

let waiting: Window | null = null;

/** Opens the tab of the pay page in the press itself: once an answer has come a browser would block it. */
export function openPayTab(text: string): void {
  closePayTab();
  waiting = globalThis.open('', '_blank');
  if (!waiting) return;
  waiting.document.title = text;
  waiting.document.body.textContent = text;
}

/** Leads the tab that waits to the pay page of an order, once its provider has named it. */
export function leadPayTab({ PayUrl }: Pick<Order, 'PayUrl'>): void {
  if (!waiting || PayUrl === null) return;
  waiting.opener = null;
  waiting.location.replace(PayUrl);
  waiting = null;
}

/** No page is to come: the order was refused or has ended. */
export function closePayTab(): void {
  waiting?.close();
  waiting = null;
}
