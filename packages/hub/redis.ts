export { redisDelivery } from './delivery/redis/redis-delivery.ts';
export type { RedisDeliveryOptions } from './delivery/redis/redis-delivery.ts';
export { RedisUnavailable } from './delivery/redis/publisher.ts';
