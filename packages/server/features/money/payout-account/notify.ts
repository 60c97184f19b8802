import { payoutAccountHub } from '@fairlot/wire/money/payout-account';
import { announcer, eventFor } from '#platform/announce';
import { newId, type Tx } from '#platform/db';
import { writeToPlayer } from '../../account/contact/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { payeeBound, payeeRemoved, payeeTakenAway } from './inbox-text.ts';
import type { PayeeKind } from './kinds.ts';

type What = 'bound' | 'removed' | 'taken';
const WORDS = { bound: payeeBound, removed: payeeRemoved, taken: payeeTakenAway } as const;

type About = {
  readonly playerId: bigint;
  readonly kind: PayeeKind;
  readonly bank: string;
  readonly shown: string;
};

/**
 * Tells the player of it wherever he is signed in and by what he has bound (mail, phone), and keeps it in his inbox;
 * what he did himself comes there quietly.
 */
export async function notifyPayoutAccount(
  tx: Tx,
  dataFolder: string,
  what: What,
  about: About,
): Promise<void> {
  const { playerId, kind, bank, shown } = about;
  const letter = { playerId, tab: 'account', key: `payee:${newId()}` } as const;
  const said = WORDS[what](kind, shown);
  await postMessages(tx, [{ ...letter, isQuiet: what !== 'taken', ...said }]);
  const event = { Kind: kind, Bank: bank, Masked: shown, IsBound: what === 'bound' };
  await announcer.write(tx, [eventFor(payoutAccountHub.bindElectronicPurse, playerId, event)]);
  const mail = { about: 'payee', what: what === 'bound' ? 'bound' : 'removed', shown } as const;
  await writeToPlayer(dataFolder, tx, playerId, mail);
}
