import { isOperatorRole, OPERATOR_ROLES } from '@fairlot/rules/check/operator-roles';
import type { Result } from '@fairlot/rules/core/result';
import { reasonOf, runCommand } from './run-command.ts';
import {
  addOperator,
  disableOperator,
  INVITATION_HOURS,
  type PrintedInvitation,
  resetOperator,
  type AccountFault,
} from '../../features/staff/operator/accounts/index.ts';
import { listOperators } from '../../features/staff/operator/sign-in/index.ts';
import { readEnvironment } from '../../environment/index.ts';
import { openDatabase, type Db } from '#platform/db';

/** `npm run operator -- ...`: accounts of the console. Works while the site runs. */
const ROLES = Object.keys(OPERATOR_ROLES).join(', ');
const USAGE = `npm run operator -- add NAME [ROLE ...]     opens an account and prints its invitation, once; roles: ${ROLES}
npm run operator -- reset NAME              ends password and authenticator, and prints a new invitation
npm run operator -- disable NAME            npm run operator -- enable NAME
npm run operator -- list
Every change may end in --reason TEXT: what the audit of the operators says of it.`;

const FAULTS: Readonly<Record<AccountFault, string>> = {
  NAME: 'a name has 2 to 32 letters, digits, - and _, and begins with a letter',
  RESERVED: 'this name stands for somebody else in the audit, choose another',
  TAKEN: 'this name is taken',
  UNKNOWN: 'there is no operator of this name',
  ROLE: `roles are ${ROLES}`,
  BUSY: 'too much is going on, try again',
};

const tellInvitation = ({ name, link, code }: PrintedInvitation): string =>
  `${name}\n  link: ${consoleAddress()}/Enrol#${link}\n  code: ${code}\nBoth are shown this once and needed together, within ${INVITATION_HOURS} hours: ${name} chooses a password and an authenticator there.`;

/** Where operators open the console. */
function consoleAddress(): string {
  const { CONSOLE_ORIGIN: origin, CONSOLE_PORT: port } = readEnvironment();
  return origin ?? `http://localhost:${port}`;
}

/** What a command does, and how many words it takes behind its own at most. */
type Work = {
  readonly most: number;
  readonly run: (stage: OperatorDeps, ...words: readonly string[]) => Promise<string | undefined>;
};

type OperatorDeps = { readonly owner: Db; readonly reason: string };

function said<T>(result: Result<T, AccountFault>, tell: (value: T) => string): string {
  if (result.ok) return tell(result.value);
  process.exitCode = 1;
  return FAULTS[result.error];
}

const works: Readonly<Record<string, Work>> = {
  add: {
    most: 1 + Object.keys(OPERATOR_ROLES).length,
    run: async ({ owner, reason }, name = '', ...roles) => {
      const wanted = roles.length > 0 ? roles : ['owner'];
      const known = wanted.filter(isOperatorRole);
      const fits = known.length === wanted.length ? known : [];
      return said(await addOperator(owner, { name, roles: fits }, reason), tellInvitation);
    },
  },
  reset: {
    most: 1,
    run: async ({ owner, reason }, name = '') =>
      said(await resetOperator(owner, name, reason), tellInvitation),
  },
  disable: {
    most: 1,
    run: async ({ owner, reason }, name = '') =>
      said(await disableOperator(owner, name, true, reason), () => `${name} is shut out`),
  },
  enable: {
    most: 1,
    run: async ({ owner, reason }, name = '') =>
      said(await disableOperator(owner, name, false, reason), () => `${name} may sign in`),
  },
  list: {
    most: 0,
    run: async ({ owner }) => {
      const all = await listOperators(owner);
      const lines = all.map(
        (each) => `${each.name}  ${each.roles.join(' ')}${each.is_disabled ? '  shut out' : ''}`,
      );
      return lines.length === 0 ? 'there is no operator' : lines.join('\n');
    },
  },
};

export async function runOperator(typed: readonly string[]): Promise<void> {
  const { words, reason } = reasonOf(typed, 'npm run operator --');
  const [verb = '', ...args] = words;
  const work = new Map(Object.entries(works)).get(verb);
  const fits = work && args.length <= work.most && (work.most === 0 || Boolean(args[0]));
  if (!fits || reason === undefined) {
    console.log(USAGE);
    process.exitCode = verb === '' ? 0 : 2;
    return;
  }
  await runCommand(async ({ ownerUrl }) => {
    // The program itself may not open accounts.
    const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 1 });
    try {
      console.log(await work.run({ owner, reason }, ...args));
    } finally {
      await owner.destroy();
    }
  });
}
