import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import { qrCodeLogin, type SCAN_CODES, type qrLoginHttp } from '@fairlot/wire/account/qr-login';
import type { Principal } from '#platform/access';
import type { Platform } from '#platform/feature';
import { entering, holdLogin, type Grant } from '../../auth/login/sessions/index.ts';
import { enterProven, takeBack } from '../../auth/login/second-step/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import type { SiteSettings } from '../../site/settings/values/index.ts';
import { endTickets, holdTicket } from './store.ts';
import { hashTicket } from './ticket.ts';

type AnswerDeps = Pick<Platform, 'db' | 'hub' | 'ports'>;
type Answered = {
  readonly ticket: string;
  readonly isYes: boolean;
  readonly number?: string | undefined;
  readonly code?: string | undefined;
};
type Fault = Refusal<typeof SCAN_CODES>;

/** What came of it in the database: whom to tell, and what. */
type Decided = {
  readonly connectionId: string;
  readonly grant?: Grant;
  readonly fault?: Fault;
};

/**
 * Lets the page in whose ticket this login has scanned, or keeps it out. The ticket is held while it is decided, so
 * of two answers one counts. The token goes to that connection and nowhere else; where nobody takes it, the login ends.
 */
export async function answer(
  stage: AnswerDeps,
  site: Pick<SiteSettings, 'isSingleSession'>,
  principal: Principal,
  given: Answered,
): Promise<Result<Output<typeof qrLoginHttp.answerQrCode>, Fault>> {
  const { db, hub } = stage;
  const decided = await decide(stage, site, principal, given);
  if (!decided.ok) return decided;
  const { connectionId, grant, fault } = decided.value;
  if (!grant) {
    await hub.reach(connectionId, qrCodeLogin, { State: 'refused', Number: null, Grant: null });
    return fault ? refused(fault) : ok({ IsIn: false });
  }
  const payload = { State: 'confirmed', Number: null, Grant: grant } as const;
  if (await hub.reach(connectionId, qrCodeLogin, payload)) {
    if (site.isSingleSession) forgetLogins(db);
    return ok({ IsIn: true });
  }
  await takeBack(db, principal.playerId, grant);
  return refused({ code: 'QR_GONE' });
}

const decide = (
  { db, ports }: AnswerDeps,
  site: Pick<SiteSettings, 'isSingleSession'>,
  principal: Principal,
  { ticket, isYes, number, code }: Answered,
): Promise<Result<Decided, Fault>> =>
  entering<Decided, Fault>(db, async (tx) => {
    const hash = hashTicket(ticket);
    // Who was put out of an account meanwhile lets nobody in.
    const isOpen = await holdLogin(tx, principal);
    const row = await holdTicket(tx, hash, principal);
    if (!row || !isOpen) return refused<Fault>({ code: 'QR_EXPIRED' });
    const connectionId = row.connection_id;
    if (!isYes || number !== row.number.toString()) {
      await endTickets(tx, connectionId);
      return ok({ connectionId, ...(isYes && { fault: { code: 'QR_NUMBER_WRONG' } as const }) });
    }
    const says = {
      isMobile: row.is_mobile,
      appVersion: row.app_version ?? undefined,
      deviceId: row.device_id ?? undefined,
    };
    const origin = { ip: row.ip, userAgent: row.user_agent, says };
    const proven = { playerId: principal.playerId, by: 'QR', origin, code } as const;
    const entered = await enterProven({ tx, ports }, proven, site);
    if (!entered.ok) return entered;
    await endTickets(tx, connectionId);
    return ok({ connectionId, grant: entered.value });
  });
