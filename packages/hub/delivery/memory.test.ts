import { memoryDelivery } from './memory.ts';
import { openStation, specifyDelivery } from './specification.ts';

specifyDelivery('memory', async () => {
  const only = await openStation(memoryDelivery());
  return [only, only];
});
