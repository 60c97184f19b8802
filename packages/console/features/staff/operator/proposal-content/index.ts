export { ChangeTable } from './ChangeTable.tsx';
export { Changes } from './Changes.tsx';
export { EffectTime } from './EffectTime.tsx';
export { LineDiff } from './LineDiff.tsx';
export { inRows } from './in-rows.tsx';
export { publishedView } from './published-view.tsx';
export {
  asAmount,
  asItIs,
  asMoment,
  asPercent,
  asTimes,
  counted,
  hasOnly,
  isRecord,
  oneOf,
  rowsOf,
  someOf,
  tellsParts,
  withAbout,
  type Part,
  type Parts,
  type Teller,
  type Line,
} from './in-words.ts';
export { isPlain, type Plain } from './plain.ts';
