export * as upkeepConsole from './console.ts';
