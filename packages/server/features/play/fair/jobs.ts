import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { type Claim, returnClaims, type Step } from '../lottery/claims/index.ts';
import { claimSteps, failStep } from '../lottery/intervention/index.ts';
import { archiveManifests } from './manifests/archive.ts';
import { checkJob } from './manifests/check-manifests.ts';
import { awaitRounds } from './draw/await-rounds.ts';
import { awaitBlocks } from './draw/await-blocks.ts';
import { closeIssues } from './draw/close.ts';
import { type Fair, fairOf } from './sources/context.ts';
import { fillDemoHistory } from './demo/fill-demo-history.ts';
import { drawIssues } from './draw/draw.ts';
import { openIssuesDue } from './draw/open.ts';
import { prepareDays } from './draw/prepare.ts';
import { watchDraws } from './draw/watch.ts';

const RETRY_MS = 1_000;
const PING_MS = 10_000;
const PREPARE_MS = 5_000;
const WATCH_MS = 1_000;
const ARCHIVE_MS = 60_000;

/** In a full hour dozens of games open, close or draw in the same second. */
const AT_ONCE = 24;
/**
 * What is drawn in one transaction is told in one round over all connections, and whoever comes in the next waits
 * for both: most minutes of the catalogue fit, with no more bytes than the hub holds for a round (16 KiB).
 */
const DRAWN_AT_ONCE = 48;

type Verb = (fair: Fair, claims: readonly Claim[]) => Promise<void>;

/**
 * Each step has a loop of its own, so that a relay that is slow to answer never holds up a close.
 * What is due is done several at a time. Where that fails, each is done alone, so that no issue waits for
 * what is wrong with another; a step that failed is given back for whoever comes next.
 */
function stepJob(platform: Platform, step: Step, verb: Verb, atOnce = AT_ONCE): Job['run'] {
  let alone = 0;
  return async () => {
    const fair = await fairOf(platform);
    const filter = { steps: [step], kinds: ['platform'] as const, owner: fair.owner };
    const claims = await claimSteps(fair, filter, alone > 0 ? 1 : atOnce);
    alone = Math.max(0, alone - 1);
    const [first] = claims;
    if (!first) return 'idle';
    try {
      await verb(fair, claims);
    } catch (error) {
      if (claims.length === 1) {
        await failStep(fair, first, { error, delayMs: RETRY_MS });
        throw error;
      }
      fair.log.warn({ step, issues: claims.length, err: error }, 'now each issue alone');
      await returnClaims(fair.db, claims);
      alone = claims.length;
    }
    return 'worked';
  };
}

export function fairJobs(platform: Platform): readonly Job[] {
  const idle = async (verb: (fair: Fair) => Promise<unknown>): Promise<'idle'> => {
    await verb(await fairOf(platform));
    return 'idle';
  };
  return [
    {
      name: 'fair.prepare',
      everyMs: PREPARE_MS,
      run: async () => prepareDays(await fairOf(platform)),
    },
    { name: 'fair.ping', everyMs: PING_MS, run: () => idle(({ beacon }) => beacon.ping()) },
    { name: 'fair.chains', everyMs: PING_MS, run: () => idle(({ blocks }) => blocks.ping()) },
    {
      name: 'fair.watch',
      everyMs: WATCH_MS,
      run: async () => watchDraws(await fairOf(platform)),
    },
    {
      name: 'fair.archive',
      everyMs: ARCHIVE_MS,
      run: async () => archiveManifests(await fairOf(platform)),
    },
    checkJob(platform),
    { name: 'fair.open', run: stepJob(platform, 'open', openIssuesDue) },
    { name: 'fair.close', run: stepJob(platform, 'close', closeIssues) },
    { name: 'fair.rounds', run: () => idle(awaitRounds) },
    { name: 'fair.blocks', run: () => idle(awaitBlocks) },
    { name: 'fair.draw', run: stepJob(platform, 'draw', drawIssues, DRAWN_AT_ONCE) },
    ...(platform.settings.hasDemoHistory ? [fillDemoHistory(platform.db)] : []),
  ];
}
