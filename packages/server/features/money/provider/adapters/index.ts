export type {
  OrderAnswer,
  OrderAsked,
  Paid,
  PayoutAnswer,
  PayoutAsked,
  Provider,
  ProviderState,
  StatementRow,
  Unreadable,
} from './adapter.ts';
export {
  counterparts,
  missingThere,
  type Booked,
  type BookedAt,
  type BookedKind,
  type Counterpart,
  type DoneSpan,
  type Line,
  type Missing,
  type MissingThere,
} from './counterpart.ts';
