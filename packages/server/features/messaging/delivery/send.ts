import type { Platform } from '#platform/feature';
import { unseal } from '#platform/seal';
import { currentSettings } from '../../site/settings/values/index.ts';
import { composeText, draftOf } from './compose.ts';
import { carryMail, carrySms, carrySmsByMail, type Carrier, type Parcel } from './carry.ts';
import { SEAL_KEY } from './post-letter.ts';
import { readRoute } from './route.ts';
import { closeMessage, delayMessage, takeMessage, type DueMessage } from './store.ts';
import { readTemplate } from './templates/store-template.ts';
import type { Words } from './words.ts';
import { writeMail, writeSms } from './write-mail.ts';

type SendDeps = Pick<Platform, 'db' | 'settings' | 'log'>;

/** 5, 10, 20 s and so on, ten minutes at most. */
const backoffS = (tries: number): number => Math.min(600, 5 * 2 ** Math.min(tries - 1, 10));
const LOCAL_SENDER = 'demo@fairlot.invalid';

/** The way of a kind: the one that was set, else the local mailbox where there is one. */
async function carrierOf({ db, settings }: SendDeps, kind: DueMessage['kind']): Promise<Carrier> {
  const route = await readRoute(db, settings.dataFolder, kind);
  if (route) return kind === 'mail' ? carryMail(route) : carrySms(route);
  const url = settings.localMailbox;
  if (url === undefined) throw new Error(`no way is set for ${kind}: npm run site -- courier`);
  const local = { url, from: LOCAL_SENDER };
  return kind === 'mail' ? carryMail(local) : carrySmsByMail(local);
}

async function parcelOf({ db, settings }: SendDeps, message: DueMessage): Promise<Parcel> {
  const { key, kind, sealed } = message;
  const of = { key: SEAL_KEY, table: 'message', owner: key };
  const opened = Buffer.from(await unseal(settings.dataFolder, of, sealed)).toString();
  const { to, words } = JSON.parse(opened) as { readonly to: string; readonly words: Words };
  const { siteName } = await currentSettings(db)();
  const draft = draftOf(words);
  const text = composeText(draft, await readTemplate(db, draft.name));
  return kind === 'mail'
    ? { key, to, ...writeMail(text, siteName) }
    : { key, to, subject: '', text: writeSms(text, siteName) };
}

/**
 * Brings one message that is due. What was handed over and could not be written down, as the process died
 * between the two, is handed over again: at least once, under the same key.
 */
export async function sendDue(stage: SendDeps): Promise<'worked' | 'idle'> {
  const { db, log } = stage;
  const message = await takeMessage(db);
  if (!message) return 'idle';
  if (!message.is_good) {
    await closeMessage(db, message.key, false);
    return 'worked';
  }
  try {
    const carry = await carrierOf(stage, message.kind);
    const carried = await carry(await parcelOf(stage, message));
    await closeMessage(db, message.key, carried === 'sent');
  } catch (error) {
    const { tries, kind } = message;
    // Its words never stand in the log, nor the address: what a server answers may quote it.
    const why = error instanceof Error && 'code' in error ? error.code : undefined;
    log.error({ kind, tries, why }, 'a message was not taken');
    await delayMessage(db, message, backoffS(tries));
  }
  return 'worked';
}
