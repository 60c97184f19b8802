import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { riskConsole } from '@fairlot/wire/money/risk';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { closeCase, noteCase, openCase, takeCase } from './cases.ts';
import { proposeRules, termsOf } from './change-rules.ts';
import { dropEntry, putEntry } from './entries.ts';
import { presentCase, presentEntry, presentJudged, presentRules } from './present.ts';
import { getRelations } from './relations.ts';
import { listCases, listNotes, readCase } from './store-case.ts';
import { listEntries } from './store-entry.ts';
import { listJudgedOf, readTerms } from './store-rules.ts';
import { tryRules } from './try-rules.ts';

const SHOWN = 10;
const nothing = <E>(done: Result<unknown, E>): Result<null, E> => (done.ok ? ok(null) : done);

/** Rules, lists, cases and relations, as operators see and change them (product 3.5). */
export const riskRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(riskConsole, {
    getRules: async () => {
      const { version, terms } = await readTerms(db);
      const { lookFrom: LookFrom, freezeFrom: FreezeFrom } = terms;
      return { Version: version, Rules: presentRules(terms), LookFrom, FreezeFrom };
    },
    tryRules: (rules) => tryRules(db, termsOf(rules)),
    proposeRules: async ({ Seen: seen, Rules, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeRules(db, actorOf(call), { seen, wanted: termsOf(Rules) }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    getEntries: async ({ Colour: colour, Search, Before: before, Count }) => {
      const page = { colour, search: Search?.trim() || undefined, before };
      const rows = await listEntries(db, page, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentEntry),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    putEntry: async (asked, call) => nothing(await putEntry(db, actorOf(call), asked)),
    dropEntry: async ({ Id, Reason }, call) =>
      nothing(await dropEntry(db, actorOf(call), Id, Reason)),
    getCases: async ({ IsOpen: isOpen, Search, Before: before, Count }) => {
      const page = { isOpen, search: Search?.trim() || undefined, before };
      const rows = await listCases(db, page, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentCase),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    getCase: async ({ Id }) => {
      const row = await readCase(db, Id);
      if (!row) return refused({ code: 'NO_CASE' });
      const { terms } = await readTerms(db);
      const judged = await listJudgedOf(db, row.player_id, SHOWN);
      return ok({
        Case: presentCase(row),
        Notes: (await listNotes(db, Id)).map((note) => ({
          TimeStamp: Number(note.at_ms),
          Author: note.author,
          Note: note.note,
        })),
        Judged: judged.map((each) => presentJudged(each, terms)),
      });
    },
    getRelations: ({ PlayerId }) => getRelations(db, BigInt(PlayerId)),
    openCase: ({ UserName: userName, Reason: reason }, call) =>
      openCase(db, actorOf(call), { userName, reason }),
    takeCase: async ({ Id, Reason }, call) =>
      nothing(await takeCase(db, actorOf(call), Id, Reason)),
    noteCase: async ({ Id, Note }, call) => nothing(await noteCase(db, actorOf(call), Id, Note)),
    closeCase: async ({ Id, Outcome: outcome, Note: note }, call) =>
      nothing(await closeCase(db, actorOf(call), Id, { outcome, note })),
  });
