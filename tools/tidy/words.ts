import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import { linesMatching, type Finding, type Source } from './source.ts';

/** Whatever the contracts declare for a hub, of players or of operators, methods and events. */
const TARGETS = [...Object.values(contract), ...Object.values(consoleContract)].flatMap((part) =>
  'hub' in part ? Object.values(part.hub).map(({ target }) => target) : [],
);

/** A word that belongs to some rooms only. */
type WordRule = {
  readonly pattern: RegExp;
  readonly allowed: RegExp;
  readonly message: string;
};

const RULES: readonly WordRule[] = [
  {
    pattern:
      /from ['"]kysely['"]|\bsql(<[^>]*>)?`|['"`]\s*(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM) /,
    allowed:
      /^packages\/server\/((features\/.+\/store[\w-]*|platform\/(db|db-plans|db-rows|jobs|announce))\.ts|ledger\/|migrations\/|database\/|(keys|backup|demo)\/store[\w-]*\.ts)|^bench\/|^tools\/(mutants|from-rules)\//,
    message:
      'SQL and kysely live in store.ts, ledger/, migrations/ and platform/{db,db-plans,db-rows,jobs,announce}.ts',
  },
  {
    pattern: /ledger_\w+/,
    allowed: /^packages\/server\/(ledger|migrations)\/|^bench\/|^tools\//,
    message: 'only the ledger and the migrations name its tables: go through ledger/index.ts',
  },
  {
    pattern: new RegExp(`['"\`]/api/|['"\`](${TARGETS.join('|')})['"\`]|['"\`](game|player|page):`),
    allowed: /^packages\/wire\/|^packages\/server\/platform\/(http|openapi)\.ts$|^bench\/|^tools\//,
    message: 'a path, hub target or topic is written once, in wire: import its declaration',
  },
  {
    pattern: /from ['"]fastify['"]/,
    allowed: /^packages\/server\/platform\/http[\w-]*\.ts$/,
    message: 'fastify stays inside platform/http: return a value from a handler instead',
  },
  {
    pattern: /\bDate\.now\(|new Date\(\s*\)|Math\.random\(|performance\.now\(/,
    allowed:
      /^packages\/server\/(platform\/clock|testing\/)|^packages\/shell\/device\/clock|^bench\/|^packages\/hub\/(time|conformance-app)\/clock|^packages\/sandbox\/clock|^tools\/mutants\//,
    message: 'time comes from app_now() or shell/device/clock.ts; chance from crypto',
  },
  {
    pattern: /process\.env\b|\benv\b.*\} = process\b/,
    allowed: /^(?!packages\/(server|sandbox)\/)|^packages\/server\/environment\//,
    message: 'variables of the environment are read by readEnvironment (server/environment)',
  },
  {
    pattern: /innerHTML|dangerouslySetInnerHTML/,
    allowed: /^tools\/tidy\//,
    message: 'text is rendered as text: build elements instead',
  },
  {
    pattern: /\b(wish|wishes|shelf|lack|means|standing|told|later|\w+Wish|Told)\b(?!['’])/,
    allowed: /^(?!packages\/)|text\.ts$|codes\.ts$/,
    message:
      'take the word of the field: query, input, subscription, storage, reason, current, sent, idle',
  },
  {
    // The specification calls one event updateLeaderBoard.
    pattern: /\bboards?\b|\b(?!updateLeaderBoard\b)\w+Board\b|\bBOARDS?\b/,
    allowed: /^(?!packages\/(rules|draw|wire|server|client|hub|ui|console)\/)/,
    message: 'the board is where a player picks: say area of plays, options, pad',
  },
  {
    // Claims are those of a token; an outcome is that of a call of the hub protocol.
    pattern: /\b(claim|place|places)\b|\b[A-Z]\w+Outcome\b/,
    allowed: /^(?!packages\/hub\/)/,
    message: 'say reserve, position or offset, result: one word for one thing',
  },
  {
    pattern: /\b(export const|import \{) hub\b|\{ hub, /,
    allowed: /^(?!packages\/(shell|web|console)\/)/,
    message: "the hub is the server's end: the page's end is `hubConnection`",
  },
  {
    pattern: /\bcall\((?!\w+\.(get|byIntent|since)\w*\b)\w+Http\./,
    allowed: /^(?!packages\/(web|console)\/features\/)/,
    message: 'what changes something goes by `send` or `useSend`: once, and known while it is sent',
  },
  {
    pattern: /accessTokenFactory|access_token=/,
    allowed: /^packages\/hub\/|^tools\//,
    message: 'a session token never stands in a URL: send the bearer header with negotiate',
  },
];

/** Words that stay in the rooms they belong to. */
export const wordsInTheirRooms = (sources: readonly Source[]): Finding[] =>
  RULES.flatMap((rule) =>
    sources
      .filter((source) => !source.isTest && !rule.allowed.test(source.path))
      .flatMap((source) => linesMatching(source, rule.pattern, rule.message)),
  );

const HAN = /[\u4e00-\u9fff]/;
const HAN_ROOMS =
  /(^|\/)(text|codes)(\.[\w-]+)?\.tsx?$|\/(\w|-)*-?text\.ts$|^packages\/rules\/|^packages\/ui\/words|^packages\/wire\/|^tools\/|^bench\//;

/** Half of a pair whose English stands with it, or the one character of a seal, which is a picture. */
const PAIR_OR_SEAL = /\bzh:|mark[=:] ?["'].["']|\['公', '验', '中'\]|'公' \| '验'/;

/** Chinese stands in text.ts, in codes.ts and in rules; elsewhere only as half of a bilingual pair. */
export const chineseInItsRooms = (sources: readonly Source[]): Finding[] =>
  sources
    .filter((source) => !source.isTest && !HAN_ROOMS.test(source.path))
    .flatMap((source) =>
      linesMatching(source, HAN, 'words on screen stand in the text.ts of the feature').filter(
        ({ line = 1 }) => !PAIR_OR_SEAL.test(source.lines[line - 1] ?? ''),
      ),
    );

/** Markers that must not stay. */
export const noLooseEnds = (sources: readonly Source[]): Finding[] =>
  sources
    .filter((source) => !source.path.startsWith('tools/tidy/'))
    .flatMap((source) =>
      source.lines.flatMap((line, index) =>
        /\b(FIXME|XXX|HACK)\b|\b(it|test|describe)\.only\(|@ts-(ignore|nocheck)|eslint-disable|oxlint-disable|\bas any\b|: any\b/.test(
          line,
        )
          ? [{ path: source.path, line: index + 1, message: 'finish it, or say it in an issue' }]
          : [],
      ),
    );
