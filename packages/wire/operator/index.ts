export * from './codes.ts';
export * as operatorHttp from './http.ts';
export * as operatorHub from './hub.ts';
