import { ok } from '@fairlot/rules/core/result';
import { transferTaker } from '../features/money/crypto-deposit/index.ts';
import { notifyPlayer } from '../features/messaging/delivery/index.ts';
import {
  expectedPort,
  type ExpectedSource,
  pricesPort,
  ticketPort,
} from '../features/play/fair/sources/index.ts';
import { type TicketSource } from '../features/play/fair/commitment/index.ts';
import { ownLimits } from '../features/money/deposit/orders/index.ts';
import { payeeInUse } from '../features/money/payout-account/index.ts';
import { bonusWalletOf } from '../features/account/privilege/index.ts';
import { authenticatorCode, knownDevice } from '../features/auth/credentials/guard/index.ts';
import { missingThere } from '../features/money/provider/adapters/index.ts';
import { admission, giftRequirement, registered } from '../features/auth/login/register/index.ts';
import { knowDevice, loginBar, signedIn } from '../features/auth/login/sessions/index.ts';
import { secondSteps, loginMethods } from '../features/auth/login/second-step/index.ts';
import { wrongPassword } from '../features/auth/login/index.ts';
import type { Feature } from '#platform/feature';

/*
 * Stand-ins for features that a test leaves out. A test lists them by name among its features; each gives the ports
 * of the missing feature the answer of a site that has none of its rows.
 */

/** No device is remembered, and no sign-in is recorded. */
export const withoutDevice: Feature = {
  name: 'without device',
  provide: ({ ports }) => {
    ports.fill(signedIn, async () => {});
    ports.fill(knowDevice, async () => undefined);
    ports.fill(knownDevice, async () => false);
    ports.fill(wrongPassword, async () => {});
  },
};

/** No player has an authenticator: none is asked for a code, and every code is wrong. */
export const withoutAuthenticator: Feature = {
  name: 'without authenticator',
  provide: ({ ports }) => {
    ports.fill(authenticatorCode, async () => false);
    ports.fill(secondSteps.code, async () => undefined);
  },
};

/** No player is banned. */
export const withoutBan: Feature = {
  name: 'without ban',
  provide: ({ ports }) => ports.fill(loginBar, async () => undefined),
};

/** Every visitor may register, as a player without an agent. */
export const withoutRegistrationLink: Feature = {
  name: 'without registration-link',
  provide: ({ ports }) =>
    ports.fill(admission, async () =>
      ok({
        prove: async () =>
          ok({ place: async () => ok({ isAgent: false }), keep: async () => undefined }),
      }),
    ),
};

/** There are no terms to accept. */
export const withoutTerms: Feature = {
  name: 'without terms',
  provide: ({ ports }) => {
    ports.fill(registered, async () => undefined);
    ports.fill(secondSteps.terms, async () => undefined);
  },
};

/** No player has bound their account to networks. */
export const withoutProfile: Feature = {
  name: 'without profile',
  provide: ({ ports }) => ports.fill(secondSteps.networks, async () => undefined),
};

/** No player has a passkey. */
export const withoutPasskey: Feature = {
  name: 'without passkey',
  provide: ({ ports }) => ports.fill(loginMethods.passkey, async () => []),
};

/** No player has linked WeChat. */
export const withoutWechat: Feature = {
  name: 'without wechat',
  provide: ({ ports }) => ports.fill(loginMethods.wechat, async () => []),
};

/** A gift requires no turnover. */
export const withoutWagering: Feature = {
  name: 'without wagering',
  provide: ({ ports }) => ports.fill(giftRequirement, async () => {}),
};

const SIGN_IN = {
  device: withoutDevice,
  authenticator: withoutAuthenticator,
  ban: withoutBan,
  registrationLink: withoutRegistrationLink,
  terms: withoutTerms,
  profile: withoutProfile,
  passkey: withoutPasskey,
  wechat: withoutWechat,
  wagering: withoutWagering,
} as const;

/** Stand-ins for the features that take part in signing in, except those that the test has. */
export const passwordAnd = (...present: readonly (keyof typeof SIGN_IN)[]): readonly Feature[] =>
  Object.entries(SIGN_IN)
    .filter(([name]) => !present.some((each) => each === name))
    .map(([, standIn]) => standIn);

/** Sign-in and registration by account and password alone. */
export const PASSWORD_ONLY: readonly Feature[] = passwordAnd();

/** No player has a bound address, so no message is sent. */
export const withoutContact: Feature = {
  name: 'without contact',
  provide: ({ ports }) => ports.fill(notifyPlayer, async () => {}),
};

/** No player has limits of their own. */
export const withoutResponsibleGaming: Feature = {
  name: 'without responsible-gaming',
  provide: ({ ports }) => ports.fill(ownLimits, async () => ({ isAway: false, left: null })),
};

/** No withdrawal is under way. */
export const withoutWithdraw: Feature = {
  name: 'without withdraw',
  provide: ({ ports }) => ports.fill(payeeInUse, async () => false),
};

/** No player has a bonus. */
export const withoutBonus: Feature = {
  name: 'without bonus',
  provide: ({ ports }) => ports.fill(bonusWalletOf, async () => false),
};

/** No payment on a chain is taken. */
export const withoutDeposit: Feature = {
  name: 'without deposit',
  provide: ({ ports }) =>
    ports.fill(transferTaker, {
      seen: async () => {},
      take: async () => 'wait',
      gone: async () => {},
      back: async () => {},
    }),
};

/** Payments that are missing at a provider are not recorded. */
export const withoutReconcile: Feature = {
  name: 'without reconcile',
  provide: ({ ports }) =>
    ports.fill(missingThere, {
      refuse: async () => {},
      note: async () => {},
      end: async () => {},
    }),
};

export const noTickets: TicketSource = {
  among: async () => new Set(),
  each: async () => {},
  own: async () => ({ tickets: [], hasMore: false }),
};

type BetAnswers = { readonly tickets?: TicketSource; readonly expected?: ExpectedSource };

/** Bets as a test has them; without an answer no tickets, nothing expected to be paid, the prices of the rules. */
export const betsOf = ({ tickets = noTickets, expected }: BetAnswers): Feature => ({
  name: 'without bet',
  provide: ({ ports }) => {
    ports.fill(ticketPort, tickets);
    ports.fill(pricesPort, async () => ({ odds: new Map(), prizeLimit: undefined }));
    ports.fill(expectedPort, expected ?? (async () => new Map()));
  },
});

export const withoutBet = betsOf({});
