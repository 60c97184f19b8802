import { BACKUPS_KEPT } from '../backup/paths.ts';
import { LOG_LEVELS } from '#platform/log-levels';
import { CHAINS, PUBLIC_RELAYS } from '#platform/settings';
import {
  numbers,
  oneOf,
  onOrOff,
  optionalText,
  origin,
  serverUrl,
  text,
  urlsByName,
  webUrls,
  wholeNumber,
  Wrong,
  type Variable,
} from './kinds.ts';

// Every variable that the server and its commands read from the environment.

const HIGHEST_PORT = 65_535;
const MOST_PROXIES = 100;
const MOST_BACKUPS = 366;
const LONGEST_SPREAD_MS = 600_000;
const FOLDER = 'a folder';
const POSTGRES = ['postgres:', 'postgresql:', 'socket:'];

/** Headers that any browser sends say nothing about a place. */
const OF_CALLERS = ['authorization', 'cookie', 'host', 'origin', 'user-agent', 'accept-language'];

const regionHeader: Variable<string | undefined> = {
  about: "Header in which the proxies of the players' listener name the region of a player.",
  takes: 'the name of a header that your proxy writes, such as CF-IPCountry',
  fallback: 'none',
  details:
    'The console can then block regions. The proxy must overwrite the header, and `TRUSTED_PROXIES` must be at least 1: without a proxy the visitor would write the header.',
  read: (given) => {
    if (!given) return undefined;
    const name = given.toLowerCase();
    const isName = /^[a-z][a-z0-9-]{0,63}$/.test(name) && !OF_CALLERS.includes(name);
    return isName ? name : new Wrong();
  },
};

const players = {
  PORT: wholeNumber({ about: 'Port on which players reach the site.' }, 3000, HIGHEST_PORT),
  HOST: text(
    { about: 'Address on which players and pictures are served.', takes: 'an address or a name' },
    '127.0.0.1',
  ),
  TRUSTED_PROXIES: wholeNumber(
    {
      about: 'Number of proxies in front of the player listener.',
      details:
        'Behind a proxy this must be set, or all visitors share the address of the proxy. The proxy must let a long poll of the hub wait 90 s (`proxy_read_timeout 100s`); every other answer takes less than 20 s.',
    },
    0,
    MOST_PROXIES,
  ),
  REGION_HEADER: regionHeader,
  RATE_LIMIT: wholeNumber(
    {
      about: 'Requests of one login in ten seconds, or of one address without a login.',
      details: 'An address may send twenty times that. `0` removes the limit, that of bets too.',
    },
    600,
  ),
  WEB_ROOT: text(
    { about: 'Folder of the built player client, inside `FAIRLOT_ROOT`.', takes: FOLDER },
    'packages/web/dist',
  ),
};

const operators = {
  CONSOLE_PORT: wholeNumber(
    { about: 'Port of the console; `0`: the console is not served.' },
    3001,
    HIGHEST_PORT,
  ),
  CONSOLE_HOST: text(
    { about: 'Address on which the console is served.', takes: 'an address or a name' },
    '127.0.0.1',
  ),
  CONSOLE_ORIGIN: origin(
    {
      about: 'Where operators open the console. Their passkeys belong to that host name.',
      details: 'Without an origin operators cannot use passkeys.',
    },
    '`http://localhost:CONSOLE_PORT` if `CONSOLE_HOST` is this machine, else none',
  ),
  CONSOLE_PROXIES: wholeNumber(
    { about: 'Number of proxies in front of the console.' },
    0,
    MOST_PROXIES,
  ),
  CONSOLE_ROOT: text(
    { about: 'Folder of the built console, inside `FAIRLOT_ROOT`.', takes: FOLDER },
    'packages/console/dist',
  ),
};

const pictures = {
  MEDIA_PORT: wholeNumber(
    { about: 'Port of uploaded pictures; `0`: none are served and none are accepted.' },
    3002,
    HIGHEST_PORT,
  ),
  MEDIA_ORIGIN: origin(
    {
      about: 'Where browsers find uploaded pictures.',
      details:
        'Use a registered domain of its own, such as `https://pictures.example.net`, so that it never receives cookies of the site.',
    },
    '`http://127.0.0.1:MEDIA_PORT`, for browsers on this machine',
  ),
  MEDIA_PROXIES: wholeNumber(
    { about: 'Number of proxies in front of the picture listener.' },
    0,
    MOST_PROXIES,
  ),
};

const data = {
  DATABASE_URL: serverUrl(
    {
      about: 'PostgreSQL 15 or newer, with an owner who may create roles.',
      fallback: 'the embedded database',
      details: 'For the tests the owner must also be allowed to create databases.',
    },
    POSTGRES,
  ),
  DATABASE_APP_URL: serverUrl(
    {
      about: 'Login of the program itself, if the owner may not create one.',
      fallback: 'a login that the program creates',
      details:
        'It must be a member of `fairlot_app` and of nothing else ([decision 0013](../decisions/0013-app-login.md)).',
    },
    POSTGRES,
  ),
  REDIS_URL: serverUrl(
    {
      about: 'Redis through which several server processes share the hub.',
      fallback: 'none: a single process',
    },
    ['redis:', 'rediss:'],
  ),
  FAIRLOT_DATA: text(
    { about: 'Folder of the data, the keys and the embedded database.', takes: FOLDER },
    '.fairlot',
  ),
  BACKUPS: optionalText({
    about: 'Folder of the backups of the embedded database; best on another disk.',
    takes: 'a folder outside the data folder',
    fallback: 'the name of the data folder with `-backups`',
  }),
  BACKUPS_KEPT: wholeNumber(
    { about: 'Number of backups to keep; `0`: no backup is made at night.' },
    BACKUPS_KEPT,
    MOST_BACKUPS,
  ),
  KEYS_LOST: onOrOff({
    about:
      '`1`: start with new keys if the old keys are lost: see [docs/operations/keys.md](keys.md#lost-keys).',
  }),
};

const games = {
  GAMES: numbers(
    { about: 'Numbers of the games to run ([the catalogue](../domain/catalogue.md)).' },
    'all games',
  ),
  FEEDS: urlsByName(
    {
      about: 'Sources of official results. A result is used when two sources agree.',
      details: 'For example `FEEDS=FC3D=https://a.example,FC3D=https://b.example`.',
    },
    (name) => /^[A-Z0-9]+$/.test(name),
    'the code of a game',
  ),
  REHEARSALS: onOrOff(
    {
      about: '`1`: draw games with an official feed here, marked as rehearsals. Demo only.',
      details: 'With `0` these games wait for their feed. Outside a demo `1` is refused.',
    },
    '`1` in a demo, else `0`',
  ),
  BEACON_RELAYS: webUrls(
    { about: 'Relays of the drand beacon; empty: no beacon.' },
    PUBLIC_RELAYS,
    'the four public relays',
  ),
  BLOCK_NODES: urlsByName(
    {
      about: 'Nodes of the public chains whose block hashes some games use.',
      details: 'For a chain without nodes the committed seed chain of the site is used.',
    },
    (name) => CHAINS.some((chain) => chain === name),
    CHAINS.join(', '),
  ),
};

const running = {
  FAIRLOT_DEMO: onOrOff(
    { about: '`1`: a demo with play-money accounts, two operators and the sandbox provider.' },
    '`1` with `npm start`, else `0`',
  ),
  DEMO_DATA: onOrOff(
    {
      about: '`1`: a demo on an empty database fills itself, so that every page has content.',
      details:
        'It works in the background by the same calls as players and operators, once. A database that is not empty stays as it is. It needs the console on this machine and the sandbox provider.',
    },
    '`1` with `npm start`, else `0`',
  ),
  SANDBOX_PORT: wholeNumber(
    { about: 'Port of the sandbox payment provider of a demo; `0`: no deposits.' },
    3003,
    HIGHEST_PORT,
  ),
  LOG_LEVEL: oneOf({ about: 'How much is logged.' }, 'warn', LOG_LEVELS),
  JOB_PACE: oneOf(
    {
      about: 'Multiplier for the idle polling interval of jobs that poll every second or faster.',
      details:
        '`2` halves the load of a site without players. It delays each step of a draw, and bets that follow others, by up to a quarter of a second, and a step without a notification by up to a second.',
    },
    '1',
    ['1', '2', '3', '4'],
  ),
  STOP_SPREAD_MS: wholeNumber(
    { about: 'Milliseconds over which clients reconnect after a server stops.' },
    0,
    LONGEST_SPREAD_MS,
  ),
  PROGRAM_CHECK: oneOf(
    { about: 'What happens at the start if the program differs from its signed build.' },
    'refuse',
    ['refuse', 'alarm', 'off'],
  ),
  FAIRLOT_ROOT: text({ about: 'Folder of the program.', takes: FOLDER }, '.'),
  INIT_CWD: text({ about: 'Folder from which npm was called; npm sets it.', takes: FOLDER }, '.'),
};

export const GROUPS = {
  Players: players,
  Operators: operators,
  Pictures: pictures,
  Data: data,
  Games: games,
  Running: running,
} as const;

export const VARIABLES = {
  ...players,
  ...operators,
  ...pictures,
  ...data,
  ...games,
  ...running,
};

type Values<V> = { readonly [K in keyof V]: V[K] extends Variable<infer T> ? T : never };
export type Environment = Values<typeof VARIABLES>;
