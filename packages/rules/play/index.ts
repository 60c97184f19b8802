export { findPlay, findPlayById, groupsOf, playsOf } from './catalogue.ts';
export type { PlayTab } from './catalogue.ts';
export { LOST, TIED } from './play.ts';
export type {
  Draw,
  FamilyCode,
  Hits,
  InputKind,
  Layout,
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
} from './play.ts';
