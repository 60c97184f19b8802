import { chainOf, send } from './chain.ts';
import { escape, page } from './page.ts';
import { BadField } from './read.ts';
import type { State } from './state.ts';
import { TEXT } from './text.ts';

/** A wallet of the sandbox: it sends USDT that nobody has, on a chain that is nobody's. */
const DECIMALS: Readonly<Record<string, number>> = { TRC20: 6, ERC20: 6, BSC: 18, TON: 6, SOL: 6 };

/** Base units of what was typed; undefined where it is no amount. */
function unitsOf(typed: string, decimals: number): string | undefined {
  const [, whole = '', rest = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(typed.trim()) ?? [];
  const units = BigInt(`${whole}${rest.padEnd(decimals, '0')}` || '0');
  return whole !== '' && units > 0n ? String(units) : undefined;
}

/** Sends what a form says; throws `BadField`. */
export function sendFrom(state: State, code: string, body: string): void {
  const fields = new URLSearchParams(body);
  const to = fields.get('to') ?? '';
  const decimals = DECIMALS[code];
  const units = decimals && unitsOf(fields.get('amount') ?? '', decimals);
  if (!units || to === '' || to.length > 120) throw new BadField('amount');
  send(chainOf(state, code), to, units);
}

/** The page of a wallet, filled in; undefined where there is no such chain. */
export function walletPage(
  code: string,
  query: URLSearchParams,
  isSent: boolean,
): string | undefined {
  if (!Object.hasOwn(DECIMALS, code)) return undefined;
  if (isSent) return page(TEXT.sent, `<h1>${TEXT.sent}</h1>`);
  const [to, amount] = [query.get('to') ?? '', query.get('amount') ?? ''];
  return page(
    TEXT.wallet,
    `<h1>${TEXT.wallet} ${code}</h1><p class="note">${TEXT.note}</p>
<form method="post"><label>${TEXT.to} <input name="to" value="${escape(to)}" size="40"></label>
<label>${TEXT.amount} USDT <input name="amount" value="${escape(amount)}"></label>
<button class="pay">${TEXT.send}</button></form>`,
  );
}
