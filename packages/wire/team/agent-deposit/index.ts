export {
  ACCEPT_CODES,
  AGENT_ORDER_CODES,
  ASK_CODES,
  CONFIRM_CODES,
  REFUSE_CODES,
} from './codes.ts';
export * as agentDepositHttp from './http.ts';
export * as agentDepositHub from './hub.ts';
export {
  AGENT_DEPOSIT_BOUNDS,
  AGENT_ORDER_STATES,
  type AgentOrder,
  type AgentOrderState,
} from './shapes.ts';
