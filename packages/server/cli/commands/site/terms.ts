import { readFile } from 'node:fs/promises';
import { textOf } from '@fairlot/wire/core';
import { TERMS_PROPOSAL_CODES } from '@fairlot/wire/account/terms';
import { listVersions, publishByCommand } from '../../../features/account/terms/index.ts';
import { codeOf, type Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with the terms of use; whoever has the machine publishes alone. */
export const TERMS_USAGE = `npm run site -- terms                            the versions of the terms of use, newest first
npm run site -- terms publish FILE FILE          a new version of two text files, in Chinese and in English`;

/** More is no terms; a file is read no further than this. */
const MOST_BYTES = 200_000;
const MOST_SHOWN = 50;

async function textIn(path: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(path);
    return bytes.length > MOST_BYTES ? undefined : bytes.toString('utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return undefined;
    throw error;
  }
}

export const termsActs = {
  'terms publish': {
    words: 2,
    run: async ({ db, reason }: GameStage, [first = '', second = '']: readonly string[]) => {
      const [zh, en] = [await textIn(first), await textIn(second)];
      if (zh === undefined || en === undefined) return `there is no such text: ${first} ${second}`;
      const done = await publishByCommand(db, { zh, en }, reason);
      if (done.ok) return `version ${done.value} is published`;
      return textOf(TERMS_PROPOSAL_CODES[done.error.code], done.error.params, 'en');
    },
  },
} as const;

export const describeTerms = async (db: Db): Promise<string> =>
  (await listVersions(db, MOST_SHOWN))
    .map(
      ({ version, publishedMs, makerName, accepted }) =>
        `${version}  ${new Date(publishedMs).toISOString()}  by ${makerName || 'the program'}, accepted by ${accepted}`,
    )
    .join('\n');
