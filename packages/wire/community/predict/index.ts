export * as predictHttp from './http.ts';
export { Outcome, type Prediction } from './shapes.ts';
