import type { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** Nobody has this number. */
const PlayerId = 9_000_000_000_000_000;
const Reason = 'no such player';

const playerAdminConsoleCalls: CallRows<typeof playerAdminConsole> = {
  getPlayers: { who: 'manage.players.read', sample: { Count: 10 } },
  getPlayer: { who: 'manage.players.read', sample: { PlayerId } },
  viewContacts: { who: 'manage.pii.view', sample: { PlayerId, Reason } },
  setPlayerFlag: {
    who: 'manage.flags.change',
    sample: { PlayerId, Flag: 'DISABLE_BET', IsSet: true, Hours: 24, Reason },
  },
  endPlayerLogins: { who: 'manage.logins.end', sample: { PlayerId, Reason } },
  resetPlayerPassword: { who: 'manage.passwords.reset', sample: { PlayerId, Reason } },
  removePlayerPasskeys: { who: 'manage.passkeys.remove', sample: { PlayerId, Reason } },
  proposeAuthenticatorRemoval: {
    who: 'manage.authenticators.remove',
    sample: { PlayerId, Reason },
  },
  proposeFundRemoval: { who: 'manage.funds.reset', sample: { PlayerId, Reason } },
  addPlayerNote: {
    who: 'manage.notes.change',
    sample: { PlayerId, Text: 'likes even numbers', IsPinned: false },
  },
  deletePlayerNote: { who: 'manage.notes.change', sample: { PlayerId, Id: 1, Reason } },
};

export const calls: FeatureCalls = { console: playerAdminConsoleCalls };
