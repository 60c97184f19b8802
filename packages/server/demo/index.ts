export { fillDemo, keepFilling, openForDemo } from './fill.ts';
export { takesDemoData } from './guard.ts';
