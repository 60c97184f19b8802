export { messagePackProtocol } from './protocol/messagepack.ts';
