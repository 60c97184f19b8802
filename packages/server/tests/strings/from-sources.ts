import { find, readSources } from './sources.ts';

// Strings that the program cannot tell by itself: each kind by the one form in which sources write it.

/** Strings by kind. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** The literals of a list or a union. */
const literals = (found: readonly string[]): readonly string[] =>
  found.flatMap((text) => [...text.matchAll(/'([^']+)'/g)].map(([, literal = '']) => literal));

export function readServerSources(): Sections {
  const server = readSources(['server', 'rules', 'wire', 'draw']);
  const found = (...patterns: readonly RegExp[]) => find(server, patterns);
  return {
    'jobs and their turns': found(
      /\btimed\(\s*'([^']+)'/g,
      /_JOB\b[^=\n]*= '([^']+)'/g,
      /\bTurn = \{\s*name: '([^']+)'/g,
      /name: '([^']+)',\s*everyMs/g,
    ),
    permissions: found(/\bpermission: '([^']+)'/g),
    'kinds of audit rows': literals(found(/type AuditKind = ([^;]+);/g)),
    'actors and targets of audit rows': found(
      /\b(?:actor|target): '([a-z ]+)'/g,
      /\b(?:actor|target): `([a-z][^`]*)`/g,
    ),
    'events and alarms of games': [
      ...found(/insertGameEvent(?:Once)?\([^;{]*?'([^']+)'/g),
      ...literals(found(/ALARM_KINDS = \[([^\]]+)\]/g)),
      ...literals(found(/\? ('resumed' : 'halted')/g)),
    ],
    'steps of issues': literals(found(/type Step = ('[^;]+);/g)),
    'prefixes of keys': found(
      /`([a-z]+(?:[-:.][a-z]+)*:)\$\{/g,
      /'([a-z]+(?:-[a-z]+)*:)' \|\|/g,
      /\bkey: '([a-z]+:[a-z]+)'/g,
    ),
    'fields of journals': find(readSources(['server/ledger']), [/\bsubject: (\{.*\})/g]).flatMap(
      (fields) => [...(fields.match(/\b[a-z][A-Za-z]*(?:Id|Number|Ms)\b(?!\))/g) ?? [])],
    ),
    'reasons of letters': found(/\babout: '([a-z]+(?:-[a-z]+)*)'/g),
    'links of inbox messages': found(/\bWindow: '([^']+)'/g, /\bPath: `([^`]+)`/g),
    'queues of desks': found(/\bdeskQueue\('([^']+)'/g),
    'sealed tables': found(/\bkey: [^,]+,\s*table: '([^']+)'/g),
    'keys of the data folder': found(
      /\bconst [A-Z_]*KEY = '([^']+)'/g,
      /\bconst (?:SIGNING|PEPPERS) = '([^']+)'/g,
      /\bloadKey\(\w+, '([^']+)'\)/g,
    ),
    'purposes of derived keys': found(/\bpurpose: '([^']+)'/g, /\bkeyFor\(\w+, `([^`]+)`\)/g),
    'texts that are signed or hashed': found(/`(fairlot[ /][^`]*)`/g),
    'channels between processes': found(/'(fairlot_[a-z]+)'/g),
    'files of the program': found(/'([\w-]+\.(?:txt|json))'/g),
    cookies: find(
      server.filter(({ text }) => text.includes('cookies.keep(')),
      [/const NAME = '([^']+)'/g],
    ),
    headers: found(/'(X-[A-Za-z-]+)'/gi),
  };
}

const KEPT = [
  /\bkeptStore(?:<[^(]*>)?\(\s*'([^']+)'/g,
  /\bkeptName\('([^']+)'\)/g,
  /\bprefix: '(fairlot[^']*)'/g,
  /\bKEPT = '([^']+)'/g,
  /[`'](fairlot\.[a-z][^`']*)[`']/g,
];
/** Paths of pages begin with a capital; those of calls are in `surface.snap`. */
const PATHS = [/['`](\/[A-Z]\w+(?:\/[\w$]+)*)/g];
const WINDOWS = [/\bid: '([A-Z][A-Za-z]+)'/g];

/** What clients keep on a device, and the addresses of their pages. */
export function readClientSources(): Sections {
  const [web, console] = [readSources(['web']), readSources(['console'])];
  const both = readSources(['shell', 'ui', 'client']);
  return {
    'names on the device, players': find(web, KEPT),
    'names on the device, operators': find(console, KEPT),
    'names on the device, both': find(both, KEPT),
    'pages of players': find(web, PATHS),
    'windows of players': find(web, WINDOWS),
    'pages of operators': find(console, PATHS),
  };
}
