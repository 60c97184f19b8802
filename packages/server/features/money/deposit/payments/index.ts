export {
  cancelDeposit,
  confirmDeposit,
  resolveException,
  type ConfirmFault,
  type Doer,
  type ExceptionFault,
  type OrderFault,
  type Resolution,
} from './resolve.ts';
