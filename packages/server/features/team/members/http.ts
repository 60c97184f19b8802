import { hasAny } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Input } from '@fairlot/wire/core';
import { membersHttp } from '@fairlot/wire/team/members';
import type { Currency } from '#ledger';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readMaker } from '../../account/registration-link/index.ts';
import { getCashFlow, getCashFlowSums, getProfit } from '../../money/wallet/index.ts';
import { getBetRecords, getBetSums } from '../../play/bet/records/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { getMember } from './member.ts';
import { getMembers } from './members.ts';
import { noteMember } from './note-member.ts';
import { openAccount } from './open-account.ts';
import { readOfMember, withoutFollowed } from './records.ts';
import { stopMemberLinks } from './stop-links.ts';

export function memberRoutes({ db, ports, settings }: Platform) {
  const site = currentSettings(db);
  const currencyOf = async () => (await site()).currency;
  return routes(membersHttp, {
    getMembers: (asked, { principal }) => getMembers(db, principal.playerId, asked),
    getMember: async ({ PlayerId: memberId }, { principal }) =>
      getMember(db, { viewer: principal.playerId, memberId, currency: await currencyOf() }),
    noteMember: ({ PlayerId: memberId, Note: typed }, { principal }) =>
      noteMember(db, { viewer: principal.playerId, memberId, typed }),
    stopMemberLinks: ({ PlayerId: memberId, IsStopped: isStopped }, { principal }) =>
      stopMemberLinks(db, { viewer: principal.playerId, memberId, isStopped }),
    openAccount: (asked, { principal }) =>
      openAccount({ db, ports, settings }, principal.playerId, asked),
    getOpening: async (_, { principal }) => {
      const maker = await readMaker(db, principal.playerId);
      invariant(maker, 'who asks has an account');
      return {
        PrizeGroup: maker.prize_group,
        IsLimited: hasAny(maker.flags, ['REGISTER_LINK_LIMIT']),
        IsStopped: maker.is_stopped,
      };
    },
    ...recordRoutes(db, currencyOf),
  });
}

/** The records of one member, by the use cases that players read their own with. */
function recordRoutes(db: Platform['db'], currencyOf: () => Promise<Currency>) {
  type Call = { readonly principal: { readonly playerId: bigint } };
  const of = ({ principal }: Call, memberId: number) => ({ viewer: principal.playerId, memberId });
  return {
    getMemberBets: async ({ PlayerId, ...asked }: Asked<'getMemberBets'>, call: Call) =>
      readOfMember(db, of(call, PlayerId), async (tx, playerId) => {
        const page = await getBetRecords(tx, playerId, asked);
        return { ...page, Rows: page.Rows.map(withoutFollowed) };
      }),
    getMemberBetSums: async ({ PlayerId, ...asked }: Asked<'getMemberBetSums'>, call: Call) =>
      readOfMember(db, of(call, PlayerId), (tx, playerId) => getBetSums(tx, playerId, asked)),
    getMemberCashFlow: async ({ PlayerId, ...asked }: Asked<'getMemberCashFlow'>, call: Call) => {
      const currency = await currencyOf();
      return readOfMember(db, of(call, PlayerId), (tx, playerId) =>
        getCashFlow(tx, { playerId, currency }, asked),
      );
    },
    getMemberCashFlowSums: async (
      { PlayerId, ...asked }: Asked<'getMemberCashFlowSums'>,
      call: Call,
    ) => {
      const currency = await currencyOf();
      return readOfMember(db, of(call, PlayerId), (tx, playerId) =>
        getCashFlowSums(tx, { playerId, currency }, asked),
      );
    },
    getMemberProfit: async ({ PlayerId, ...asked }: Asked<'getMemberProfit'>, call: Call) => {
      const currency = await currencyOf();
      return readOfMember(db, of(call, PlayerId), (tx, playerId) =>
        getProfit(tx, { playerId, currency }, asked),
      );
    },
  };
}

type Asked<K extends keyof typeof membersHttp> = Input<(typeof membersHttp)[K]>;
