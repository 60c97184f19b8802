export * as moneySettingsConsole from './console.ts';
