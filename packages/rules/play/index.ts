export {
  allPlays,
  familyOf,
  findForm,
  findPlay,
  findPlayById,
  groupsOf,
  isPlayedIn,
  playsOf,
} from './catalogue.ts';
export { tabsOf, type PlayTab } from './tabs.ts';
export { LOST, TIED } from './play.ts';
export type {
  Draw,
  Hits,
  InputKind,
  Layout,
  ListedPlay,
  MostHits,
  Option,
  PadRow,
  Play,
  PlayGroup,
  Selection,
  SelectionProblem,
  Single,
  Style,
  TextReport,
  Tier,
  TierName,
} from './play.ts';
