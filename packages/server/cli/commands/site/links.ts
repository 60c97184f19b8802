import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import type { Result } from '@fairlot/rules/core/result';
import { textOf } from '@fairlot/wire/core';
import { LINK_BOUNDS, LINK_DAYS, MAKE_LINK_CODES } from '@fairlot/wire/account/registration-link';
import {
  deleteLink,
  disableLink,
  findLink,
  getLinks,
  makeLink,
} from '../../../features/account/registration-link/index.ts';
import type { Db } from '#platform/db';
import { decimalOf, type GameStage } from './games.ts';

/** What `npm run site` does with links to register by, by actor `command`. */
export const LINKS_USAGE = `npm run site -- links                            the newest 200 links to register by
npm run site -- link make MAKER|house agent|player GROUP DAYS QUOTA|any   DAYS: 0 1 7 30 90, 0 for ever
npm run site -- link disable CODE
npm run site -- link enable CODE
npm run site -- link delete CODE                 for good`;

/** Nothing was done, and why: the command fails. */
type Refused = { readonly why: string };
type Said = Promise<string | Refused | undefined>;
type Fault = {
  readonly code: keyof typeof MAKE_LINK_CODES;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};
/** Nobody stands above who comes by it. */
const HOUSE = 'house';
const ANY = 'any';

const say = <T>(done: Result<T, Fault>, words: (value: T) => string): string | Refused =>
  done.ok
    ? words(done.value)
    : { why: textOf(MAKE_LINK_CODES[done.error.code], done.error.params, 'en') };

/** A change of the link of a code. */
const change = (
  run: (stage: GameStage, id: number) => Promise<Result<unknown, Fault>>,
  words: string,
) => ({
  words: 1,
  run: async (stage: GameStage, [typed = '']: readonly string[]): Said => {
    const link = await findLink(stage.db, typed.toUpperCase());
    if (!link) return { why: textOf(MAKE_LINK_CODES.NO_SUCH_LINK, undefined, 'en') };
    return say(await run(stage, link.id), () => `link ${link.code} ${words}`);
  },
});

export const linkActs = {
  'link make': {
    words: 5,
    run: async ({ db, reason }: GameStage, args: readonly string[]): Said => {
      const [maker = '', kind = '', groupText = '', daysText = '', quotaText = ''] = args;
      const [group, days] = [decimalOf(groupText), decimalOf(daysText)];
      const quota = quotaText === ANY ? null : decimalOf(quotaText);
      const isKind = kind === 'agent' || kind === 'player';
      const isDays = LINK_DAYS.some((each) => each === days);
      const isQuota =
        quota === null || (Number.isInteger(quota) && quota >= 1 && quota <= LINK_BOUNDS.quota);
      if (!isKind || !isPrizeGroup(group) || !isDays || !isQuota) return undefined;
      const terms = {
        maker: maker === HOUSE ? undefined : maker,
        isAgent: kind === 'agent',
        prizeGroup: group,
        days,
        quota,
        note: '',
      };
      return say(await makeLink(db, 'command', terms, reason), ({ code }) => `/Register/${code}`);
    },
  },
  'link disable': change(
    ({ db, reason }, id) => disableLink(db, 'command', { id, isDisabled: true }, reason),
    'is disabled',
  ),
  'link enable': change(
    ({ db, reason }, id) => disableLink(db, 'command', { id, isDisabled: false }, reason),
    'may be registered by',
  ),
  'link delete': change(({ db, reason }, id) => deleteLink(db, 'command', id, reason), 'is gone'),
} as const;

export async function describeLinks(db: Db): Promise<string> {
  const { Rows } = await getLinks({ db }, { Count: LINK_BOUNDS.atOnce });
  const lines = Rows.map((row) => {
    const kind = row.IsAgent ? 'agent' : 'player';
    const came = `${row.Registered} of ${row.Quota ?? ANY}`;
    return [row.Code, row.MakerName ?? HOUSE, kind, row.PrizeGroup, came, row.State].join('  ');
  });
  return lines.join('\n') || 'there are no links';
}
