import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';

/**
 * What the player may has changed: both calls of privileges and the player's own data are to be asked anew. The
 * specification names the event alone; it carries nothing, so that nobody goes by a push.
 */
export const userInfoPrivileges = hubEvent('UserInfoPrivileges', playerTopic, z.object({}));
