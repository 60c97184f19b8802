import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { transaction, type Tx } from '#platform/db';
import { port } from '#platform/port';
import { giveDemoMoney } from './demo-money.ts';
import {
  countTold,
  giveBackWork,
  type GuardStage,
  isWithin,
  passByWork,
} from '../../credentials/guard/index.ts';
import { hashPlayerPassword } from '../../credentials/passwords/index.ts';
import type { SiteSettings } from '../../../site/settings/values/index.ts';
import {
  admission,
  type RegistrationInput,
  type Entrance,
  type RegisterRefusal,
} from './admission.ts';
import { formFault, namesAsKept } from './form.ts';
import { SecondStepRequired } from '../sessions/second-step-required.ts';
import { openSession, type Grant, type Origin } from '../sessions/open.ts';
import { insertPlayer } from '../sessions/store.ts';

/** Called in the transaction that opens an account: its player has agreed to the terms. A refusal takes it back. */
export const registered =
  port<(tx: Tx, playerId: bigint, terms?: number) => Promise<RegisterRefusal | undefined>>(
    'session.registered',
  );

export type RegisterForm = {
  readonly userName: string;
  readonly password: string;
  readonly nickName: string | undefined;
  readonly agrees: boolean;
  /** The version of the terms that he was shown. */
  readonly terms?: number | undefined;
  readonly work?: string | undefined;
  readonly asked?: Omit<RegistrationInput, 'nickName'>;
};
type Site = Pick<
  SiteSettings,
  'isRegisterOpen' | 'registrationsPerHour' | 'isSingleSession' | 'currency'
> & {
  readonly isDemo: boolean;
};

/** Refusals that reveal whether a name or contact exists. */
const TELLING: ReadonlySet<string> = new Set([
  'LOGIN_ID_EXISTS',
  'PHONE_EXISTS',
  'EMAIL_EXISTS',
] satisfies RegisterRefusal['code'][]);

/** Takes an account back that was opened a moment ago, and carries the refusal out. */
class TakenBack extends Error {
  readonly refusal: RegisterRefusal;
  constructor(refusal: RegisterRefusal) {
    super('taken back');
    this.refusal = refusal;
  }
}

type Opening = {
  readonly site: Site;
  readonly form: RegisterForm;
  readonly passwordHash: string;
  readonly entrance: Entrance;
  readonly origin: Origin;
};

/**
 * The account with all that goes by it, in one transaction: its place, its contacts, its money, its
 * login. In a demo the new player receives 10,000.000 of demo money, elsewhere nothing.
 */
async function open(
  { db, ports }: GuardStage,
  { site, form, passwordHash, entrance, origin }: Opening,
): Promise<Result<Grant, RegisterRefusal>> {
  const { userName } = form;
  try {
    return await transaction(db, async (tx) => {
      const placed = await entrance.place(tx);
      if (!placed.ok) return placed;
      const { hasNickName = true } = placed.value;
      const nickName = (hasNickName && form.nickName?.trim()) || userName;
      const player = { userName, nickName, passwordHash, ...placed.value };
      const playerId = await insertPlayer(tx, player);
      if (playerId === undefined) return refused<RegisterRefusal>({ code: 'LOGIN_ID_EXISTS' });
      const fault = await entrance.keep(tx, playerId);
      if (fault) throw new TakenBack(fault);
      const refusal = await ports.read(registered)(tx, playerId, form.terms);
      if (refusal) throw new TakenBack(refusal);
      if (site.isDemo) await giveDemoMoney({ tx, ports }, playerId, site.currency);
      const { isAgent } = placed.value;
      return ok(
        await openSession({ tx, ports }, { playerId, isAgent }, origin, site.isSingleSession),
      );
    });
  } catch (error) {
    if (error instanceof TakenBack) return refused(error.refusal);
    // Of a new account nothing is said yet: it is the device.
    if (error instanceof SecondStepRequired) return refused({ code: 'DEVICE_BANNED' });
    throw error;
  }
}

/**
 * Opens an account and signs it in. What a form says is looked at before anything is asked of the
 * database; a link and codes once the address has not had its registrations of the hour, so that
 * nobody finds them by trying.
 */
export async function register(
  stage: GuardStage,
  site: Site,
  typed: RegisterForm,
  origin: Origin,
): Promise<Result<Grant, RegisterRefusal>> {
  const { db, dataFolder, ports } = stage;
  const form = namesAsKept(typed);
  if (!site.isRegisterOpen) return refused({ code: 'CLOSED' });
  const fault = formFault(form) ?? (form.agrees ? undefined : ({ code: 'AGE_REQUIRED' } as const));
  if (fault) return refused(fault);
  const admitted = await ports.read(admission)({ ...form.asked, nickName: form.nickName });
  if (!admitted.ok) return admitted;
  const { ip } = origin;
  // Who is asked for work comes again with it: that is one attempt of the hour, and not two.
  const spent = await passByWork({ db, dataFolder }, { ip, work: form.work });
  if (!spent.ok) return spent;
  const limit = { most: site.registrationsPerHour, seconds: 3_600 };
  if (!(await isWithin(db, 'register', ip, limit))) return refused({ code: 'IP_LIMIT' });
  const proven = await admitted.value.prove();
  if (!proven.ok) {
    await countTold(stage, ip);
    return proven;
  }
  const hash = await hashPlayerPassword(dataFolder, form.password);
  if (!hash.ok) {
    await giveBackWork({ db, dataFolder }, spent.value);
    return refused({ code: hash.error });
  }
  const opening = { site, form, passwordHash: hash.value, entrance: proven.value, origin };
  const opened = await open(stage, opening);
  if (!opened.ok && TELLING.has(opened.error.code)) await countTold(stage, ip);
  return opened;
}
