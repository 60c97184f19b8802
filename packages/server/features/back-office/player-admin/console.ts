import { ok, refused } from '@fairlot/rules/core/result';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { setFlag } from '../../account/privilege/index.ts';
import { endPlayerLogins } from './end-player-logins.ts';
import { addPlayerNote } from './add-player-note.ts';
import { deletePlayerNote } from './delete-player-note.ts';
import { getPlayer, getPlayers } from './players.ts';
import { proposeAuthenticatorRemoval } from './remove-player-authenticator.ts';
import { proposeFundRemoval } from './remove-fund-password.ts';
import { removePlayerPasskeys } from './remove-player-passkeys.ts';
import { resetPlayerPassword } from './reset-player-password.ts';
import { findUserName } from './store.ts';
import { viewContacts } from './view-contacts.ts';

/** What operators see of players, and do to them (product 3.9). */
export const playerAdminRoutes = (platform: Platform) => {
  const { db } = platform;
  const { dataFolder } = platform.settings;
  return routes(playerAdminConsole, {
    getPlayers: (asked) => getPlayers(db, asked),
    getPlayer: ({ PlayerId }) => getPlayer(platform, PlayerId),
    viewContacts: async ({ PlayerId, Reason }, call) => {
      const seen = await viewContacts(platform, actorOf(call), BigInt(PlayerId), Reason);
      if (!seen.ok) return seen;
      return ok({
        Contacts: seen.value.map(({ kind, address }) => ({ Kind: kind, Address: address })),
      });
    },
    setPlayerFlag: async ({ PlayerId, Flag: flag, IsSet: isSet, Hours: hours, Reason }, call) => {
      const userName = await findUserName(db, BigInt(PlayerId));
      if (userName === undefined) return refused({ code: 'NO_SUCH_PLAYER' as const });
      const done = await setFlag(db, actorOf(call), { userName, flag, isSet, hours }, Reason);
      return done.ok ? ok({ IsSet: done.value }) : refused({ code: done.error });
    },
    endPlayerLogins: async ({ PlayerId, Reason }, call) => {
      const ended = await endPlayerLogins(db, actorOf(call), BigInt(PlayerId), Reason);
      return ended.ok ? ok({ Ended: ended.value }) : ended;
    },
    resetPlayerPassword: async ({ PlayerId, Reason, AllContacts: allContacts = false }, call) => {
      const whom = { playerId: BigInt(PlayerId), allContacts };
      const reset = await resetPlayerPassword(platform, actorOf(call), whom, Reason);
      if (!reset.ok) return reset;
      const { password: Password, removed } = reset.value;
      const Removed = removed.map(({ kind, masked }) => ({ Kind: kind, Masked: masked }));
      return ok({ Password, Removed });
    },
    removePlayerPasskeys: async ({ PlayerId, Reason }, call) => {
      const gone = await removePlayerPasskeys(platform, actorOf(call), BigInt(PlayerId), Reason);
      return gone.ok ? ok({ Removed: gone.value }) : gone;
    },
    proposeAuthenticatorRemoval: async ({ PlayerId, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const maker = actorOf(call);
      const put = await proposeAuthenticatorRemoval(db, maker, BigInt(PlayerId), Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    proposeFundRemoval: async ({ PlayerId, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeFundRemoval(db, actorOf(call), BigInt(PlayerId), Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    addPlayerNote: async ({ PlayerId, Text: text, IsPinned: isPinned }, call) => {
      const note = { playerId: BigInt(PlayerId), text, isPinned };
      const made = await addPlayerNote(db, actorOf(call), note);
      return made.ok ? ok({ Id: made.value }) : made;
    },
    deletePlayerNote: async ({ PlayerId, Id: id, Reason }, call) => {
      const note = { playerId: BigInt(PlayerId), id };
      const gone = await deletePlayerNote(db, actorOf(call), note, Reason);
      return gone.ok ? ok({ Id: gone.value }) : gone;
    },
  });
};
