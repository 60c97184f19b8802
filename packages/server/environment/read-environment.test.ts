import { expect, test } from 'vitest';
import { describeForDocs } from './describe.ts';
import { BadEnvironment, foldersOf, parseEnvironment } from './read-environment.ts';
import { PUBLIC_RELAYS } from '#platform/settings';

/** The lines of the error that an environment is refused with. */
function refusal(given: Readonly<Record<string, string>>): readonly string[] {
  try {
    parseEnvironment(given);
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message.split('\n');
    throw error;
  }
  return [];
}

const DEFAULTS = {
  PORT: 3000,
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: 0,
  RATE_LIMIT: 600,
  WEB_ROOT: 'packages/web/dist',
  CONSOLE_PORT: 3001,
  CONSOLE_HOST: '127.0.0.1',
  CONSOLE_PROXIES: 0,
  CONSOLE_ROOT: 'packages/console/dist',
  MEDIA_PORT: 3002,
  MEDIA_PROXIES: 0,
  FAIRLOT_DATA: '.fairlot',
  BACKUPS_KEPT: 7,
  FEEDS: {},
  BEACON_RELAYS: PUBLIC_RELAYS,
  BLOCK_NODES: {},
  SANDBOX_PORT: 3003,
  LOG_LEVEL: 'warn',
  JOB_PACE: '1',
  STOP_SPREAD_MS: 0,
  PROGRAM_CHECK: 'refuse',
  FAIRLOT_ROOT: '.',
  INIT_CWD: '.',
};

test('gives every variable its default when none is set', () => {
  expect(parseEnvironment({})).toEqual(DEFAULTS);
});

const TEXTS = ['HOST', 'CONSOLE_HOST', 'WEB_ROOT', 'CONSOLE_ROOT', 'FAIRLOT_DATA', 'FAIRLOT_ROOT'];
const KEPT_EMPTY = [...TEXTS, 'INIT_CWD', 'BACKUPS', 'DATABASE_URL', 'DATABASE_APP_URL'];

test('takes an empty text as unset, except where an empty text has a meaning', () => {
  const names = [...describeForDocs().matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const kept = Object.fromEntries([...KEPT_EMPTY, 'REDIS_URL'].map((name) => [name, '']));
  expect(parseEnvironment(empty)).toEqual({ ...DEFAULTS, ...kept, BEACON_RELAYS: [] });
});

test('ignores variables that it does not know', () => {
  expect(parseEnvironment({ FAIRLOT_COLOUR: 'red', PATH: '/bin' })).toEqual(DEFAULTS);
});

const PORTS = 'it takes a whole number from 0 to 65535.';
const BLOCKS =
  'it takes NAME=URL with commas between, two or more different URLs of each NAME (tron, ethereum, bnb).';
const SOURCES = BLOCKS.replace('tron, ethereum, bnb', 'the code of a game');
const HEADER = 'it takes the name of a header that your proxy writes, such as CF-IPCountry.';
const ORIGIN = 'it takes an origin without a path, such as https://example.com.';
const URLS = 'it takes URLs that begin with https:// or http://, with commas between.';
const POSTGRES = 'it takes a URL that begins with postgres: or postgresql: or socket:.';

test.each([
  ...[' ', 'abc', '-1', '1.5', '1e3', '65536', 'NaN'].flatMap((port) =>
    ['PORT', 'CONSOLE_PORT', 'MEDIA_PORT', 'SANDBOX_PORT'].map((name) => [
      name,
      port,
      `${name} is "${port}": ${PORTS}`,
    ]),
  ),
  ['RATE_LIMIT', 'many', 'RATE_LIMIT is "many": it takes a whole number from 0 to 1000000000.'],
  ['BACKUPS_KEPT', '367', 'BACKUPS_KEPT is "367": it takes a whole number from 0 to 366.'],
  ...['TRUSTED_PROXIES', 'CONSOLE_PROXIES', 'MEDIA_PROXIES'].map((name) => [
    name,
    '101',
    `${name} is "101": it takes a whole number from 0 to 100.`,
  ]),
  [
    'STOP_SPREAD_MS',
    '600001',
    'STOP_SPREAD_MS is "600001": it takes a whole number from 0 to 600000.',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud": it takes one of trace, debug, info, warn, error, fatal, silent.',
  ],
  ['JOB_PACE', '5', 'JOB_PACE is "5": it takes one of 1, 2, 3, 4.'],
  ['PROGRAM_CHECK', 'no', 'PROGRAM_CHECK is "no": it takes one of refuse, alarm, off.'],
  ...['FAIRLOT_DEMO', 'KEYS_LOST', 'REHEARSALS'].map((name) => [
    name,
    'yes',
    `${name} is "yes": it takes one of 0, 1.`,
  ]),
  ['REHEARSALS', 'toString', 'REHEARSALS is "toString": it takes one of 0, 1.'],
  ['GAMES', '4,x', 'GAMES is "4,x": it takes numbers of up to four digits, with commas between.'],
  ...['http://example.com', 'https://example.com/a', 'example.com', 'https://'].flatMap((bad) =>
    ['CONSOLE_ORIGIN', 'MEDIA_ORIGIN'].map((name) => [name, bad, `${name} is "${bad}": ${ORIGIN}`]),
  ),
  ...['a b', 'cf:ip', 'Accept-Language', 'Authorization'].map((bad) => [
    'REGION_HEADER',
    bad,
    `REGION_HEADER is "${bad}": ${HEADER}`,
  ]),
  [
    'REGION_HEADER',
    'CF-IPCountry',
    `REGION_HEADER is "CF-IPCountry" (without TRUSTED_PROXIES): ${HEADER}`,
  ],
  ['BEACON_RELAYS', 'https://a,key.drand.sh', `BEACON_RELAYS is not valid (entry 2): ${URLS}`],
  ['BLOCK_NODES', 'tron=https://k3y', `BLOCK_NODES is not valid (tron has one source): ${BLOCKS}`],
  [
    'BLOCK_NODES',
    'tron=https://a,tron=https://a',
    `BLOCK_NODES is not valid (tron has one source): ${BLOCKS}`,
  ],
  ['BLOCK_NODES', 'doge=https://k3y', `BLOCK_NODES is not valid (entry 1): ${BLOCKS}`],
  ['BLOCK_NODES', 'tron=ftp://k3y', `BLOCK_NODES is not valid (entry 1): ${BLOCKS}`],
  ['FEEDS', 'FC3D=https://k3y', `FEEDS is not valid (FC3D has one source): ${SOURCES}`],
  ['FEEDS', 'fc3d=https://k3y', `FEEDS is not valid (entry 1): ${SOURCES}`],
  ['DATABASE_URL', 'mysql://me:s3cret@db', `DATABASE_URL is not valid: ${POSTGRES}`],
  ['DATABASE_APP_URL', 'me:s3cret@db', `DATABASE_APP_URL is not valid: ${POSTGRES}`],
  [
    'REDIS_URL',
    's3cret',
    'REDIS_URL is not valid: it takes a URL that begins with redis: or rediss:.',
  ],
])('refuses %s="%s" and says what it takes', (name, given, line) => {
  expect(refusal({ [name]: given })).toEqual([line]);
});

test('names all bad variables at once, and no secret among them', () => {
  const lines = refusal({
    PORT: 'x',
    JOB_PACE: '9',
    REGION_HEADER: 'CF-IPCountry',
    DATABASE_URL: 'db:s3cret',
    BLOCK_NODES: 'tron=https://node.example/s3cret',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'BLOCK_NODES',
    'JOB_PACE',
    'REGION_HEADER',
  ]);
  expect(lines.join()).not.toContain('s3cret');
});

test('reads lists, switches, origins and the header of a proxy', () => {
  expect(
    parseEnvironment({
      PORT: '0',
      MEDIA_PORT: '65535',
      TRUSTED_PROXIES: '1',
      REGION_HEADER: 'CF-IPCountry',
      GAMES: '4, 1001',
      BLOCK_NODES: 'tron=https://a, tron=https://b',
      FEEDS: 'FC3D=https://a,FC3D=https://b',
      BEACON_RELAYS: ' https://a.example , http://127.0.0.1:1,',
      FAIRLOT_DEMO: '1',
      REHEARSALS: '0',
      CONSOLE_ORIGIN: 'http://localhost:3001',
      MEDIA_ORIGIN: 'https://pictures.example.net',
      DATABASE_URL: 'postgres://me:s3cret@%2Frun/db',
    }),
  ).toMatchObject({
    PORT: 0,
    MEDIA_PORT: 65_535,
    REGION_HEADER: 'cf-ipcountry',
    GAMES: [4, 1001],
    BLOCK_NODES: { tron: ['https://a', 'https://b'] },
    FEEDS: { FC3D: ['https://a', 'https://b'] },
    BEACON_RELAYS: ['https://a.example', 'http://127.0.0.1:1'],
    FAIRLOT_DEMO: true,
    REHEARSALS: false,
    CONSOLE_ORIGIN: 'http://localhost:3001',
    MEDIA_ORIGIN: 'https://pictures.example.net',
    DATABASE_URL: 'postgres://me:s3cret@%2Frun/db',
  });
});

test('finds the data folder inside the folder of the program', () => {
  const folders = foldersOf(parseEnvironment({ FAIRLOT_ROOT: '/srv/fairlot' }));
  expect(folders).toEqual({ root: '/srv/fairlot', dataFolder: '/srv/fairlot/.fairlot' });
});

test('describes every variable in docs/operations/configuration.md as the schema has it', async () => {
  await expect(describeForDocs()).toMatchFileSnapshot('../../../docs/operations/configuration.md');
});
