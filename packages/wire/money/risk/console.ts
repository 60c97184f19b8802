import * as z from 'zod/mini';
import { nothing, post, text, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { CASE_CODES, ENTRY_CODES, OPEN_CODES, RULES_CODES } from './codes.ts';
import {
  caseOutcome,
  entryColour,
  entryKind,
  Related,
  RiskCase,
  RiskEntry,
  riskMark,
  RiskRule,
  RiskRules,
  Tie,
} from './shapes.ts';

/** Risk at the console (product 3.5): rules and scores, lists, cases, and who has to do with whom. */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const count = z.int().check(z.minimum(1), z.maximum(200));
const search = z.optional(typedText.check(z.maxLength(100)));

export const getRules = post('/api/Console/RiskRules', {
  access: 'risk.rules.read',
  passive: true,
  input: nothing,
  output: z.object({
    Version: z.int(),
    Rules: z.array(RiskRule),
    LookFrom: z.int(),
    FreezeFrom: z.int(),
  }),
  about: 'How each mark of a withdrawal counts, and from which scores on something is done.',
});

const Counts = z.object({ Looked: z.int(), Frozen: z.int() });
export const tryRules = post('/api/Console/RiskTry', {
  access: 'risk.rules.read',
  passive: true,
  input: RiskRules,
  output: z.object({
    /** Withdrawals of the last seven days that were tried, and whether that is all of them. */
    Tried: z.int(),
    IsAll: z.boolean(),
    Now: Counts,
    Then: Counts,
    Marks: z.array(z.object({ Mark: riskMark, Now: z.int(), Then: z.int() })),
    /** Some of those whose score would be another, the largest change first. */
    Changed: z.array(
      z.object({
        PlayerId: z.int(),
        UserName: z.string(),
        No: z.string(),
        Now: z.int(),
        Then: z.int(),
      }),
    ),
  }),
  about:
    'What rules would make of the withdrawals of the last seven days, from what was measured then.',
});

export const proposeRules = post('/api/Console/RiskRulesPropose', {
  access: 'risk.rules.change',
  input: z.strictObject({
    /** The version that was seen. */
    Seen: id,
    Rules: RiskRules,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: RULES_CODES,
  about: 'Asks another operator to change how marks count.',
});

export const getEntries = post('/api/Console/RiskEntries', {
  access: 'risk.lists.read',
  passive: true,
  input: z.strictObject({
    Colour: z.optional(entryColour),
    /** The whole of an account, an address or a mark. */
    Search: search,
    Before: z.optional(id),
    Count: count,
  }),
  output: z.object({ Rows: z.array(RiskEntry), Next: z.nullable(z.int()), DateTimeNow: timestamp }),
  about: 'Who and what is on a list, the newest first.',
});

export const putEntry = post('/api/Console/RiskEntryPut', {
  access: 'risk.lists.change',
  input: z.strictObject({
    Kind: entryKind,
    Value: text.check(z.minLength(1), z.maxLength(100)),
    Colour: entryColour,
    /** For so many days; left out: for good. */
    Days: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
    Reason: reason,
  }),
  output: nothing,
  codes: {
    NO_SUCH_PLAYER: ENTRY_CODES.NO_SUCH_PLAYER,
    BAD_VALUE: ENTRY_CODES.BAD_VALUE,
    IS_LISTED: ENTRY_CODES.IS_LISTED,
    LIST_FULL: ENTRY_CODES.LIST_FULL,
  },
  about: 'Puts an account, an address or a device on a list.',
});

export const dropEntry = post('/api/Console/RiskEntryDrop', {
  access: 'risk.lists.change',
  input: z.strictObject({ Id: id, Reason: reason }),
  output: nothing,
  codes: { NO_ENTRY: ENTRY_CODES.NO_ENTRY },
  about: 'Takes it off again.',
});

export const getCases = post('/api/Console/RiskCases', {
  access: 'risk.cases.read',
  passive: true,
  input: z.strictObject({
    IsOpen: z.boolean(),
    /** The whole of an account. */
    Search: search,
    Before: z.optional(id),
    Count: count,
  }),
  output: z.object({ Rows: z.array(RiskCase), Next: z.nullable(z.int()), DateTimeNow: timestamp }),
  about: 'Cases, the newest first.',
});

export const getCase = post('/api/Console/RiskCase', {
  access: 'risk.cases.read',
  passive: true,
  input: z.strictObject({ Id: id }),
  output: z.object({
    Case: RiskCase,
    Notes: z.array(z.object({ TimeStamp: timestamp, Author: z.string(), Note: z.string() })),
    /** What was measured at his last withdrawals, the newest first; a mark that measured nothing is not there. */
    Judged: z.array(
      z.object({
        No: z.string(),
        TimeStamp: timestamp,
        Score: z.int(),
        Measures: z.array(z.object({ Mark: riskMark, Value: z.int(), IsSet: z.boolean() })),
      }),
    ),
  }),
  codes: { NO_CASE: CASE_CODES.NO_CASE },
  about: 'One case with its notes, and what was measured of its player.',
});

export const getRelations = post('/api/Console/RiskRelations', {
  access: 'risk.cases.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: z.object({
    Players: z.array(Related),
    Ties: z.array(Tie),
    /** Whether some were left out. */
    IsCut: z.boolean(),
  }),
  codes: { NO_SUCH_PLAYER: OPEN_CODES.NO_SUCH_PLAYER },
  about: 'Accounts that have to do with one, over two steps, and by what.',
});

export const openCase = post('/api/Console/RiskCaseOpen', {
  access: 'risk.cases.change',
  input: z.strictObject({
    UserName: typedText.check(z.minLength(1), z.maxLength(100)),
    Reason: reason,
  }),
  output: nothing,
  codes: OPEN_CODES,
  about: 'Opens a case by hand; it freezes nothing.',
});

const { NO_CASE, CASE_CLOSED, NOT_TAKEN, NOTES_FULL } = CASE_CODES;
export const takeCase = post('/api/Console/RiskCaseTake', {
  access: 'risk.cases.change',
  input: z.strictObject({ Id: id, Reason: reason }),
  output: nothing,
  codes: { NO_CASE, CASE_CLOSED },
  about: 'Takes a case up, also from somebody else: the others see who looks at it.',
});

export const noteCase = post('/api/Console/RiskCaseNote', {
  access: 'risk.cases.change',
  input: z.strictObject({ Id: id, Note: reason }),
  output: nothing,
  codes: { NO_CASE, CASE_CLOSED, NOTES_FULL },
  about: 'Writes something down for whoever looks at it next.',
});

export const closeCase = post('/api/Console/RiskCaseClose', {
  access: 'risk.cases.change',
  input: z.strictObject({ Id: id, Outcome: caseOutcome, Note: reason }),
  output: nothing,
  codes: { NO_CASE, CASE_CLOSED, NOT_TAKEN },
  about:
    'Closes a case that one has taken up. A clean one gives back the funds that the rules froze.',
});
