import type { Order } from './state.ts';
import { TEXT } from './text.ts';

/** The pay page: plain HTML, no script. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const SUM = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** Thousandths as a person reads them. */
const shown = (amount: number): string => SUM.format(amount / 1000);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;text-align:right}
form{display:grid;gap:.75rem;margin-top:1.5rem}button,a.button{font:inherit;padding:.75rem;border:1px solid #1c2430;border-radius:.5rem;background:#fff;color:inherit;text-align:center;text-decoration:none}a.button{display:block;margin-top:.75rem}
button.pay{background:#0b6b3a;border-color:#0b6b3a;color:#fff}p.note{background:#fff6d6;padding:.75rem;border-radius:.5rem}
@media (prefers-color-scheme:dark){body{background:#12161c;color:#e8ecf2}button,a.button{background:#12161c;border-color:#8b95a5}p.note{background:#3a3210}}`;

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** What somebody sees who comes to pay. `nowMs` tells whether it is too late. */
export function payPage(order: Order, nowMs: number): string {
  const back = `<a class="button" href="${escape(order.returnTo)}">${TEXT.back}</a>`;
  const facts = `<dl><dt>${TEXT.order}</dt><dd>${escape(order.orderNo)}</dd>
<dt>${TEXT.amount}</dt><dd>${shown(order.amount)} ${escape(order.currency)}</dd></dl>`;
  const said = (title: string) => page(title, `<h1>${title}</h1>${facts}${back}`);
  const left = order.payments.find((payment) => payment.chargeback === undefined);
  if (order.payments.length > 0 && !left) return said(TEXT.chargedBack);
  if (left)
    return page(
      TEXT.paid,
      `<h1>${TEXT.paid}</h1>${facts}
<form method="post"><button name="act" value="chargeback">${TEXT.chargeBack}</button></form>${back}`,
    );
  if (order.isFailed || order.expiresMs <= nowMs) return said(TEXT.over);
  return page(
    TEXT.pay,
    `<h1>${TEXT.pay}</h1><p class="note">${TEXT.note}</p>${facts}
<form method="post"><button class="pay" name="act" value="pay">${TEXT.pay}</button>
<button name="act" value="fail">${TEXT.leave}</button></form>${back}`,
  );
}

export const missingPage = (): string => page(TEXT.missing, `<h1>${TEXT.missing}</h1>`);
