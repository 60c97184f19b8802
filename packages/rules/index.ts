export * from './check/index.ts';
export * from './core/invariant.ts';
export * from './core/money.ts';
export * from './core/result.ts';
export * from './core/text.ts';
export * from './issue/index.ts';
export * from './lottery/index.ts';
export * from './play/index.ts';
