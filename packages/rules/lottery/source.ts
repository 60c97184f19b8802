/** The secret of the issue out of the committed chain of its day, through a mapping program, by its id. */
export type ChainSource = { readonly kind: 'chain'; readonly program: string };

/** Public chains whose block hashes may be drawn from. */
export type BlockChain = 'tron' | 'ethereum' | 'bnb';

/**
 * Where the numbers of a category come from. chain: drawn here, committed beforehand. block: the hash of
 * a block of a public chain; until that chain is in reach `standIn` draws, and every screen says so.
 * parent: read off the draw of another category, by its code. feed: the official result; where no feed
 * is in reach the game is rehearsed on a demo, drawn by `rehearsal` at its official times.
 */
export type Source =
  | ChainSource
  | { readonly kind: 'block'; readonly chain: BlockChain; readonly standIn: ChainSource }
  | { readonly kind: 'parent'; readonly parent: string; readonly program: string }
  | { readonly kind: 'feed'; readonly rehearsal: ChainSource };

/** What has a source, and the code that a message names it by. */
export type Sourced = { readonly code: string; readonly source: Source };

/**
 * The committed chain that draws it where it is drawn here, for a game that is read off another one that
 * of its parent.
 */
export function commitChainOf({ source }: Pick<Sourced, 'source'>): ChainSource {
  switch (source.kind) {
    case 'chain':
      return source;
    case 'block':
      return source.standIn;
    case 'feed':
      return source.rehearsal;
    case 'parent':
      return { kind: 'chain', program: source.program };
  }
}

/** Whether its numbers come from elsewhere than its name says where an issue is not drawn from a block. */
export const isStoodInFor = ({ source }: Pick<Sourced, 'source'>): boolean =>
  source.kind === 'block';

/** Who makes the numbers of a game: platform, drawn here and verifiable; official, told by a feed. */
export type GameKind = 'platform' | 'official';

/** Whether its numbers are told elsewhere: by a feed, or by a game that a feed tells. */
const isTold = ({ source }: Pick<Sourced, 'source'>): boolean =>
  source.kind === 'feed' || source.kind === 'parent';

/** Who makes them: a game that is told elsewhere is drawn here only where it is rehearsed. */
export const gameKindOf = ({ source }: Pick<Sourced, 'source'>, isRehearsed: boolean): GameKind =>
  isTold({ source }) && !isRehearsed ? 'official' : 'platform';

/** Whether a game that is told elsewhere is drawn here all the same. */
export const isRehearsal = ({ source }: Pick<Sourced, 'source'>, kind: GameKind): boolean =>
  isTold({ source }) && kind === 'platform';
