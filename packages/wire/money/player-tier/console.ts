import * as z from 'zod/mini';
import { post, siteDay, text } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { asked, seenVersion } from '../../staff/publishing/shapes.ts';
import { ASSIGN_CODES, LABEL_CODES, LAYER_CODES, LIMIT_CODES } from './codes.ts';
import {
  AssignRow,
  label,
  Layer,
  LAYER_BOUNDS,
  layerId,
  LayerLimits,
  LayerRules,
  limitOf,
  LimitRow,
} from './shapes.ts';

/** Layers of players and labels on them (product 3.9). */
const proposal = { Reason: reason, Code: z.optional(totpCode) } as const;
const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** Accounts, one a line as they are pasted; empty lines count for nothing. */
const userNames = z
  .array(text.check(z.maxLength(32)))
  .check(z.minLength(1), z.maxLength(LAYER_BOUNDS.names));

export const getLayers = post('/api/Console/Layers', {
  access: 'layer.layers.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({ Rows: z.array(Layer) }),
  about: 'Layers with their rules and how many players are in each.',
});

export const proposeLayer = post('/api/Console/LayerPropose', {
  access: 'layer.layers.publish',
  input: z.strictObject({
    /** The layer that is edited and the version that was; null: one more. */
    Layer: z.nullable(z.strictObject({ Id: layerId, Seen: seenVersion })),
    Rules: LayerRules,
    ...asked,
  }),
  output: Proposal,
  codes: LAYER_CODES,
  about: 'Asks another operator to publish the rules of a layer, or a layer more.',
});

/** Null: everybody, of methods of withdrawing alone. */
const ofLayer = z.nullable(layerId);

export const getLimits = post('/api/Console/LayerLimits', {
  access: 'layer.limits.read',
  passive: true,
  input: z.strictObject({ Layer: ofLayer }),
  output: z.object({ Rows: z.array(LimitRow) }),
  about: 'What players of a layer have otherwise, of each method and of each way to deposit.',
});

export const proposeLimits = post('/api/Console/LayerLimitsPropose', {
  access: 'layer.limits.publish',
  input: z.strictObject({
    Layer: ofLayer,
    Of: limitOf,
    Seen: seenVersion,
    Limits: LayerLimits,
    ...asked,
  }),
  output: Proposal,
  codes: LIMIT_CODES,
  about: 'Asks another operator to publish what players of a layer have otherwise.',
});

const assigned = {
  UserNames: userNames,
  /** Null: into none. */
  Layer: z.nullable(layerId),
} as const;

export const findAccounts = post('/api/Console/LayerFind', {
  access: 'layer.players.assign',
  passive: true,
  input: z
    .strictObject({
      Label: z.optional(label),
      /** The layer that they are in now; null: in none. */
      From: z.optional(z.nullable(layerId)),
      /** Registered on these days of the site or between them. */
      First: z.optional(siteDay),
      Last: z.optional(siteDay),
    })
    .check(
      z.refine(
        ({ Label, From, First, Last }) =>
          [Label, From, First, Last].some((part) => part !== undefined) &&
          (First === undefined || Last === undefined || First <= Last),
      ),
    ),
  output: z.object({
    UserNames: z.array(z.string()),
    /** There are more than one list takes. */
    IsMore: z.boolean(),
  }),
  about: 'Accounts of a kind, the newest first, as many as a list takes; nothing is changed by it.',
});

export const previewAssign = post('/api/Console/LayerPreview', {
  access: 'layer.players.assign',
  passive: true,
  input: z.strictObject(assigned),
  output: z.object({ Rows: z.array(AssignRow) }),
  about: 'What would become of a list of accounts; nothing is changed by it.',
});

export const proposeAssign = post('/api/Console/LayerAssign', {
  access: 'layer.players.assign',
  input: z.strictObject({ ...assigned, ...proposal }),
  output: Proposal,
  codes: ASSIGN_CODES,
  about:
    'Asks another operator to put players into a layer: ways to pay and reviews follow from it.',
});

export const getPlayerGroups = post('/api/Console/PlayerGroups', {
  access: 'layer.layers.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: z.object({ Layer: z.nullable(z.int()), Labels: z.array(z.string()) }),
  codes: { NO_SUCH_PLAYER: LABEL_CODES.NO_SUCH_PLAYER },
  about: 'The layer and the labels of a player.',
});

export const setLabels = post('/api/Console/PlayerLabels', {
  access: 'layer.labels.change',
  input: z.strictObject({
    PlayerId: playerId,
    Labels: z.array(label).check(z.maxLength(LAYER_BOUNDS.labels)),
    Reason: reason,
  }),
  output: z.object({ Labels: z.array(z.string()) }),
  codes: LABEL_CODES,
  about: 'Puts labels on a player in place of those that he has.',
});
