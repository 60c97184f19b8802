export { isBeacon } from './calculator.ts';
export { expectedPort, type ExpectedSource, keysOf, pricesPort, ticketPort } from './context.ts';
export { askRelay } from './relay.ts';
