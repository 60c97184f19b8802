export { redisDelivery } from './delivery/redis/redis-delivery.ts';
export type { ParcelSeal } from './delivery/redis/parcel-seal.ts';
export type { RedisDeliveryOptions } from './delivery/redis/redis-delivery.ts';
export { RedisUnavailable } from './delivery/redis/publisher.ts';
