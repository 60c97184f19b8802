import { mills } from '@fairlot/rules/core/money';
import type { Receipt } from '@fairlot/wire/play/bet';

/** A cart that was accepted, as it is stored for whoever asks again. */
export type CartReceipt = {
  readonly intent: string;
  readonly gameId: number;
  readonly serial: bigint;
  readonly betIds: readonly string[];
  readonly stake: bigint;
  /** What of the stake a bonus paid; null where none did. */
  readonly bonus: bigint | null;
  readonly wallet: bigint;
  readonly acceptedAt: number;
  readonly closeAt: number;
};

export const presentReceipt = (cart: CartReceipt, isDuplicate: boolean): Receipt => ({
  IntentId: cart.intent,
  GameId: cart.gameId,
  SerialNumber: Number(cart.serial),
  BetIds: [...cart.betIds],
  Amount: mills(cart.stake),
  ...(cart.bonus !== null && { Bonus: mills(cart.bonus) }),
  WalletAmount: mills(cart.wallet),
  AcceptedTimeStamp: cart.acceptedAt,
  CloseTimeStamp: cart.closeAt,
  Duplicate: isDuplicate,
});
