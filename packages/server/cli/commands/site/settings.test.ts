import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULTS, readSite } from '../../../features/site/settings/values/index.ts';
import { OF_SITE } from '../../../features/site/settings/index.ts';
import { settingActs, describeSettings } from './settings.ts';
import { withTestServer } from '#testing';

const server = withTestServer({ games: [] });
const owner = () => server().owner as never;
const REASON = 'a test of it';
const set = (...args: readonly string[]) => {
  expect(args).toHaveLength(settingActs.set.words);
  return settingActs.set.run({ db: owner(), dataFolder: '', reason: REASON }, args);
};
/** Those of this test: what a demo begins with is in the audit too. */
const acts = async () => {
  const { rows } = await sql<{ before: unknown; after: unknown; reason: string }>`
    SELECT before, after, reason FROM operator_audit WHERE reason = ${REASON} ORDER BY n`.execute(
    server().owner,
  );
  return rows;
};

test('a setting is changed by command, the audit says from what to what', async () => {
  expect(await describeSettings(owner())).toContain('loginsPerMinute 60\n');
  expect(await set('loginsPerMinute', '90')).toBe('loginsPerMinute is 90');
  expect(await set('siteName', '公验')).toBe('siteName is 公验');
  expect(await set('isSingleSession', 'on')).toBe('isSingleSession is on');
  expect(await readSite(owner())).toMatchObject({
    loginsPerMinute: 90,
    siteName: '公验',
    isSingleSession: true,
  });
  // Both readers know it.
  expect(await OF_SITE.read(owner())).toMatchObject({ loginsPerMinute: 90, siteName: '公验' });
  expect(await describeSettings(owner())).toContain('loginsPerMinute 90\n');
  expect((await acts())[0]).toEqual({
    before: { loginsPerMinute: DEFAULTS.loginsPerMinute },
    after: { loginsPerMinute: 90 },
    reason: REASON,
  });
});

test('what a setting cannot hold is said in a line and changes nothing', async () => {
  const [before, known] = [await acts(), await describeSettings(owner())];
  expect(await set('loginsPerMinute', '0')).toContain('a whole number from 1 to 100000');
  expect(await set('isSingleSession', 'yes')).toBe('isSingleSession is on or off');
  expect(await set('siteName', ' ')).toContain('up to 40');
  expect(await set('offline', 'on')).toMatch(/^there is no setting offline/);
  expect(await acts()).toEqual(before);
  expect(await describeSettings(owner())).toBe(known);
});
