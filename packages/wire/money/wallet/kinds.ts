export { CASH_FLOW_KINDS, type CashFlowKind } from '@fairlot/rules/core/cash-flow';
