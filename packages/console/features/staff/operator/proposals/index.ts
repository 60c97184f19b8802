export { Changes } from './Changes.tsx';
export { LineDiff } from './LineDiff.tsx';
export { inRows } from './PartRows.tsx';
export {
  asAmount,
  asMoment,
  hasOnly,
  isRecord,
  oneOf,
  rowsOf,
  someOf,
  tellsParts,
  type Part,
  type Parts,
  type Teller,
  type Line,
} from './in-words.ts';
export { isPlain, type Plain } from './plain.ts';
