export { Badge, CountBadge } from './Badge.tsx';
