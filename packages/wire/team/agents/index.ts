export { AGENT_RIGHT_CODES, OPEN_AGENT_CODES } from './codes.ts';
export * as agentsConsole from './console.ts';
export { AGENT_RIGHTS, AGENTS_AT_ONCE, type AgentRight, type AgentRow } from './shapes.ts';
