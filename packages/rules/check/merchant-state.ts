import type { Bilingual } from '../core/text.ts';

/** The states of a merchant (spec section 4); what each opens is product 3.17. */
export const MERCHANT_STATES = ['Enable', 'Initial', 'BackEndEnable', 'Disable'] as const;
export type MerchantState = (typeof MERCHANT_STATES)[number];

export const isMerchantState = (name: unknown): name is MerchantState =>
  MERCHANT_STATES.some((state) => state === name);

type Opened = { readonly players: boolean; readonly operators: boolean; readonly name: Bilingual };

/** Whom each state lets in. */
export const MERCHANT_OPENS: Readonly<Record<MerchantState, Opened>> = {
  Enable: { players: true, operators: true, name: { zh: '全部开放', en: 'All open' } },
  Initial: {
    players: false,
    operators: true,
    name: { zh: '筹备中，仅后台', en: 'Being set up, console only' },
  },
  BackEndEnable: {
    players: false,
    operators: true,
    name: { zh: '前台关闭，后台开放', en: 'Closed to players, console open' },
  },
  Disable: { players: false, operators: false, name: { zh: '全部关闭', en: 'All closed' } },
};

/** Why a merchant does not go from one state to another. */
export type MerchantFault = 'NO_CHANGE' | 'BOOKS_HAVE_BEGUN' | 'BY_COMMAND_ALONE';

/**
 * Whether a merchant may go from one state to another. It is being set up until its books have begun, and
 * never again; what is closed to operators too is opened by whoever has the machine.
 */
export function merchantFault(
  from: MerchantState,
  to: MerchantState,
  { hasBooks, isCommand }: { readonly hasBooks: boolean; readonly isCommand: boolean },
): MerchantFault | undefined {
  if (from === to) return 'NO_CHANGE';
  if (from === 'Disable' && !isCommand) return 'BY_COMMAND_ALONE';
  return to === 'Initial' && hasBooks ? 'BOOKS_HAVE_BEGUN' : undefined;
}
