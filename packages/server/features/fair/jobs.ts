import type { Platform } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs.ts';
import { type Claim, claimStep, failStep, type Step } from '../lottery/index.ts';
import { awaitRounds } from './await-rounds.ts';
import { awaitBlocks } from './await-blocks.ts';
import { closeDrawable } from './close.ts';
import { type Fair, fairOf } from './context.ts';
import { drawIssue } from './draw.ts';
import { openDrawable } from './open.ts';
import { prepareDays } from './prepare.ts';

const RETRY_MS = 1_000;
const PING_MS = 10_000;
const PREPARE_MS = 5_000;

type Verb = (fair: Fair, claim: Claim) => Promise<void>;

/**
 * Each step has a loop of its own, so that a relay that is slow to answer never holds up a close.
 * A step that failed is given back for whoever comes next.
 */
async function work(fair: Fair, step: Step, verb: Verb): Promise<'worked' | 'idle'> {
  const filter = { steps: [step], kinds: ['platform'] as const, owner: fair.owner };
  const claim = await claimStep(fair, filter);
  if (!claim) return 'idle';
  try {
    await verb(fair, claim);
  } catch (error) {
    await failStep(fair, claim, { error, delayMs: RETRY_MS });
    throw error;
  }
  return 'worked';
}

export function fairJobs(platform: Platform): readonly Job[] {
  const idle = async (verb: (fair: Fair) => Promise<unknown>): Promise<'idle'> => {
    await verb(await fairOf(platform));
    return 'idle';
  };
  const step = (name: Step, verb: Verb) => async () => work(await fairOf(platform), name, verb);
  return [
    {
      name: 'fair.prepare',
      everyMs: PREPARE_MS,
      run: async () => prepareDays(await fairOf(platform)),
    },
    { name: 'fair.ping', everyMs: PING_MS, run: () => idle(({ beacon }) => beacon.ping()) },
    { name: 'fair.chains', everyMs: PING_MS, run: () => idle(({ blocks }) => blocks.ping()) },
    { name: 'fair.open', run: step('open', openDrawable) },
    { name: 'fair.close', run: step('close', closeDrawable) },
    { name: 'fair.rounds', run: () => idle(awaitRounds) },
    { name: 'fair.blocks', run: () => idle(awaitBlocks) },
    { name: 'fair.draw', run: step('draw', drawIssue) },
  ];
}
