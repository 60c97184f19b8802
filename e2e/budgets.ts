/** A route of the player client, and what its static imports may weigh. */
export type Route = {
  readonly name: string;
  /** The modules or groups that the route imports when it is entered; the entry is always counted. */
  readonly modules: readonly string[];
  /** JS and CSS, brotli. Fonts, pictures and answers are not counted. */
  readonly bytes: number;
  readonly files: number;
};

export const LOGIN: Route = {
  name: 'Login',
  modules: ['LoginScreen'],
  bytes: 150_000,
  files: 10,
};
/** The first page of a visitor: as light as that of a player. */
const LOBBY: Route = { name: 'Lobby', modules: ['LobbyScreen'], bytes: 160_000, files: 10 };
export const HOME: Route = { name: 'Home', modules: ['HomeScreen'], bytes: 150_000, files: 10 };

/** The goals of a bet page are 190 and 230 kB. The limits are the measured sizes with 5 %. */
export const BET: Route = { name: 'Bet', modules: ['BetScreen'], bytes: 212_000, files: 12 };
const BET_WITH_DIALOGS: Route = {
  name: 'Bet with confirm dialog, picker and account menu',
  modules: ['BetScreen', 'dialogs'],
  bytes: 273_000,
  files: 15,
};

export const BUDGETS: readonly Route[] = [LOGIN, LOBBY, HOME, BET, BET_WITH_DIALOGS];
