import type { Feature } from '#platform/feature';
import { notifyPlayer } from '../../messaging/delivery/index.ts';
import { securityRows } from '../../auth/credentials/index.ts';
import { contactRoutes } from './http.ts';
import { contactJobs } from './jobs.ts';
import { listContactRows } from './security-rows.ts';
import { writeToPlayer } from './notify-player.ts';

export { takeContacts, type TakenContact } from './take-away.ts';
export { writeToPlayer } from './notify-player.ts';

export { boundAddress } from './bound-address.ts';
export { readAddress, type Address } from './address.ts';
export { isTaken, writeContact } from './bind.ts';
export { sendCode, tryCode, type CodeStage, type RightCode } from './code.ts';
export { contactSettings } from './forgot.ts';
export {
  readContacts,
  readPlain,
  readPlainOf,
  type Contact,
  type PlainContact,
  writePlain,
} from './sealed-contact.ts';

/** How players are reached: email and phone that they proved, and the way back in by them. */
export const contact: Feature = {
  name: 'contact',
  http: contactRoutes,
  jobs: contactJobs,
  provide: ({ ports, settings: { dataFolder } }) => {
    ports.add(securityRows, listContactRows(dataFolder));
    ports.fill(notifyPlayer, (tx, playerId, words) =>
      writeToPlayer(dataFolder, tx, playerId, words),
    );
  },
};
