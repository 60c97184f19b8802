export * as privilegeHttp from './http.ts';
export * as privilegeHub from './hub.ts';
