import { isDeepStrictEqual } from 'node:util';
import { ok, refused } from '@fairlot/rules/core/result';
import { announcementConsole, type DraftRow } from '@fairlot/wire/content/announcement';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { deleteDraft } from './delete-draft.ts';
import { proposePublication } from './publish.ts';
import { saveDraft } from './save-draft.ts';
import { listDrafts, type DraftLine } from './store-draft.ts';
import { proposeWithdrawal } from './withdraw.ts';

const present = ({ id, draft, shown, ...row }: DraftLine): DraftRow => {
  const isEdited = shown !== null && !isDeepStrictEqual(shown, draft);
  return {
    ...draft,
    Id: id,
    State: row.state,
    Version: row.version,
    IsEdited: isEdited,
    Shown: isEdited ? shown : null,
    AuthorName: row.author_name,
    EditedAt: Number(row.edited_ms),
    PublishedAt: row.published_ms === null ? null : Number(row.published_ms),
  };
};

/** What operators write, and ask each other to publish. */
export const announcementConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(announcementConsole, {
    getDrafts: async ({ State: state, Before: before, Count }) => {
      const rows = await listDrafts(db, { state, before }, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(present),
        Next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    saveDraft: async ({ Seen, Reason: reason, ...content }, call) => {
      const seen = Seen && { id: Seen.Id, version: Seen.Version };
      const saved = await saveDraft(db, actorOf(call), { content, seen, reason });
      return saved.ok ? ok({ Id: saved.value.id, Version: saved.value.version }) : saved;
    },
    deleteDraft: async ({ Id, Reason }, call) => {
      const gone = await deleteDraft(db, actorOf(call), Id, Reason);
      return gone.ok ? ok({ Id }) : gone;
    },
    proposePublication: async (input, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, input.Code);
      if (fault) return refused({ code: fault });
      const what = { id: input.Id, version: input.Version, isNew: input.IsNew };
      const made = await proposePublication(db, actorOf(call), what, input.Reason);
      if (made.ok) return ok(presentProposal(made.value));
      return refused(typeof made.error === 'string' ? { code: made.error } : made.error);
    },
    proposeWithdrawal: async ({ Id, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const made = await proposeWithdrawal(db, actorOf(call), Id, Reason);
      if (made.ok) return ok(presentProposal(made.value));
      return refused(typeof made.error === 'string' ? { code: made.error } : made.error);
    },
  });
