export * as proofHttp from './http.ts';
