export * from './client-headers.ts';
export * from './codec.ts';
export * from './codes.ts';
export * from './endpoint.ts';
export * from './fields.ts';
export * from './hub.ts';
export * from './reply.ts';
export * from './topic.ts';
