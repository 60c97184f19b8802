export * from './access.ts';
export * from './account.ts';
export * from './password.ts';
export * from './operator-roles.ts';
