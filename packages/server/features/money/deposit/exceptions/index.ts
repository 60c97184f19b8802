export {
  EXCEPTION_KINDS,
  EXCEPTION_STATES,
  listExceptions,
  type ExceptionKind,
  type ExceptionRow,
  type ExceptionState,
} from './store-exception.ts';
