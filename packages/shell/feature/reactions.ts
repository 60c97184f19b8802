import { hubConnection } from '../hub/hub-connection.ts';
import { queries } from '../query/queries.ts';
import type { Manifest } from './manifest.ts';

/** Every event of the hub runs what the features registered for it. */
export function registerReactions(manifests: readonly Manifest[]): void {
  for (const { reactions = [] } of manifests) {
    for (const { event, run } of reactions) {
      hubConnection.on(event, (payload, mark) => run(payload as never, mark, { queries }));
    }
  }
}
