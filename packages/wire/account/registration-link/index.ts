export { DEMO_CODES, LINK_CODES, MAKE_LINK_CODES, REGISTER_SEND_CODES } from './codes.ts';
export * as registrationLinkConsole from './console.ts';
export * as registrationLinkHttp from './http.ts';
export {
  type Comer,
  LINK_BOUNDS,
  LINK_DAYS,
  LINK_STATES,
  type LinkFacts,
  type LinkRow,
  type OwnLinkRow,
} from './shapes.ts';
