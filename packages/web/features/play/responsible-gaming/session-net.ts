import { addMoney, subtractMoney, type Money } from '@fairlot/rules/core/money';
import type { Session } from '@fairlot/wire/play/responsible-gaming';

/** What the settled bets of a login won or lost; an open bet is neither. */
export const netOf = ({ Staked, Open, Won }: Pick<Session, 'Staked' | 'Open' | 'Won'>): Money =>
  subtractMoney(addMoney(Won, Open), Staked);
