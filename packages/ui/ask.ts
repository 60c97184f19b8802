// The door to dialogs for every screen; the host behind it comes lazily from `./dialog`.
export { confirm, questions, warn, type Ask } from './dialog/ask.ts';
