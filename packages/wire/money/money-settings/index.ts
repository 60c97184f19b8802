export * as moneyConsole from './console.ts';
