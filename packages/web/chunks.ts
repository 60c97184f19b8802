// Which file a module goes into. Without this every module that two screens share becomes a file of
// its own, and a first view is fifty requests of a kilobyte each.
import { join } from 'node:path';
import { behindDoor, isDoor, takenThrough } from './doors.ts';

type ModuleInfo = { importedIds: readonly string[] };
type GetInfo = (id: string) => ModuleInfo | null;

/** What lobby and bet page both show of a game: its name, its issues, the shape of its draws. */
const GAMES = [
  'lottery/games/(?:use-infos|use-games|read-infos|clock-of|game-state|pace|favourites|recent)',
  'ui/(?:(?:Drawn)?[Bb]all|countdown(?:-state)?)\\.',
  'wire/lottery/(?:http|shapes)\\.',
  'rules/(?:issue/|lottery/(?:game-state|kind))',
  'rules/play/(?:registry|family|draw-shape|position|[^/]+/face|lhc/wave)\\.ts',
];

/** Reached through lists of what there is; who needs one of these brings it along. */
const LISTED = [
  'wire/(?:[a-z]+/console|alert/streaks|lottery/day-place)\\.',
  'ui/(?:[Ss]egments|plate|Plate|Hash|Balls\\.|Countdown|GameGlyph|Status)',
  'lottery/(?:games/(?:find-games|use-sounds)|families)',
  'odds/return-to-player',
  'board/play/odds-text',
  'wire/(?:session/(?:entry|ends|register)|bet/(?:placing|codes|receipt|cursor|http|records|shapes))',
  'rules/lottery/(?:game\\.|categor)',
  'wire/(?:wallet/(?:kinds|cash-flow|profit|shapes)|site/(?:speed-test|codes|hub))',
  'ueries(?:Observer)?\\.js',
  'nfiniteQuery(?:Observer|Behavior)?\\.js|record/use-cursor-list',
  'session/use-(?:is-)?send|useMutation|mutationObserver',
  'ui/checkbox/',
  'page/own-worker',
];
const OF_GAMES = new RegExp(GAMES.join('|'));
const LATER = new RegExp(LISTED.join('|'));
const NOT_IN_CORE = new RegExp(
  [...LISTED, ...GAMES, 'site/(?:NoticePage|measure|line-query)', 'commitment'].join('|'),
);

/** What the first view of 28 needs of its rules: each of these is a few lines. */
const PC28 = /rules\/play\/pc28\/(?:index|sides|sum)\.ts$/;

/** Parts whose styles are in one file with them. */
const STYLED = /packages\/(?:ui\/hex|web\/features\/lottery\/source)\//;
const FIELD = /packages\/ui\/field\//;
/** Login is one file with what stands round its form: a stranger waits for each on its own. */
const LOGIN =
  /web\/features\/session\/(?:LoginScreen|EntryFrame|Notice|browser|entry-text|entry\.module|name-input|remembered|text|use-login)\.|wire\/session\/entry|web\/session\/link\./;
/** What popup window and menu show: one file of all features. */
const WINDOWS =
  /packages\/web\/(?:frame\/(?:window|WindowHead)|features\/\w+\/(?:window|security-rows|rows-text))\.tsx?$/;
/** What every bet page needs, and some screens that come later: one file, and not one each. */
const WITH_BOARD =
  /ui\/(?:Segments\.tsx|segments\.module)|lottery\/families\/families\.|wire\/bet\/(?:cursor|http|records|shapes)\./;
/** Styles of the kit that nearly every page has; others come with whom they serve. */
const LOOK = /packages\/ui\/(?:card|inline|kbd|strip)\.module\.css$/;
const OF_KIT = /packages\/ui\/.*\.css$/;

/** Files that every page has by the time it imports another. */
const HAD = /\/(?:core|rolldown-runtime)-/;
/** What a first view waits for: lobby, bet page and its layouts, what a link leads to, the first plays of a family. */
const AWAITED =
  /\/(?!plays-|take-)(?:(?:Home|Bet|History|Register)Screen|Desk|Phone|[a-z]+\d*)-[^/]*$/;

/**
 * What is fetched beside a file and not after it. Parts that come while a page is idle find theirs on
 * their own: their names in the first files would be what a first view waits for.
 */
export const ahead = (file: string, needed: string[]): string[] =>
  AWAITED.test(file) ? needed.filter((each) => !HAD.test(each)) : [];

/** What a module imports, seen through the doors of features. */
function importsOf(id: string, info: GetInfo): readonly string[] {
  const all = info(id)?.importedIds ?? [];
  const through = isDoor(id) ? new Set(behindDoor(id).values()) : undefined;
  const own = through ? all.filter((each) => !through.has(each)) : all;
  return own.flatMap((each) => (isDoor(each) ? takenThrough(id, each) : [each]));
}

/** Everything that a module needs at once. */
function closure(start: string, info: GetInfo, skip: RegExp): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || skip.test(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id, info));
  }
  return found;
}

/**
 * A chooser of file names: `core` for what every page needs, `games` for what lobby and bet page
 * share, `bet` for what the bet page needs on any screen, `desk` and `phone` for what only one of its
 * layouts needs, `plays` for what the plays of any family are made of.
 */
export function chunksOf(root: string): (id: string, get: GetInfo) => string | null {
  const entry = join(root, 'main.tsx');
  const bet = join(root, 'features/bet/BetScreen.tsx');
  const desk = join(root, 'features/bet/Desk.tsx');
  const phone = join(root, 'features/bet/Phone.tsx');
  const starts = [entry, bet, desk, phone];
  let core: Set<string> | undefined;
  let layouts: readonly Set<string>[] | undefined;
  // What all plays are made of.
  const plays = ['define', 'entry/place', 'rule/rule'].map((name) =>
    join(root, `../rules/play/${name}.ts`),
  );
  let played: Set<string> | undefined;
  // Shared by all windows of the bet page: a file of its own could fail and never be had again.
  const modal = join(root, 'features/board/modal/Modal.tsx');
  return (id, get) => {
    if (id === modal) return 'bet';
    // A field and its styles are one file.
    if (FIELD.test(id)) return 'field';
    if (STYLED.test(id)) return 'games';
    if (LOGIN.test(id)) return 'login';
    if (WINDOWS.test(id)) return 'windows';
    if (WITH_BOARD.test(id)) return 'with-board';
    if (PC28.test(id)) return 'pc28';
    if (id === bet) return 'bet';
    if (id === phone) return 'phone';
    // The page names the entry; parts of the phone need some of the desk, and not its layout.
    const isSheet = id.endsWith('.css') && !id.endsWith('.module.css');
    if (isSheet || starts.includes(id)) return null;
    core ??= closure(entry, get, NOT_IN_CORE);
    if (core.has(id) || LOOK.test(id)) return 'core';
    if (OF_GAMES.test(id)) return 'games';
    if (OF_KIT.test(id)) return null;
    layouts ??= [bet, desk, phone].map((start) => closure(start, get, LATER));
    const [onBet, onDesk, onPhone] = layouts.map((needed) => needed.has(id));
    if (onBet || (onDesk && onPhone)) return 'bet';
    if (onDesk || onPhone) return onDesk ? 'desk' : 'phone';
    played ??= new Set(plays.flatMap((start) => [...closure(start, get, LATER)]));
    return played.has(id) ? 'plays' : null;
  };
}
