import { transaction, type Db } from '#platform/db';
import { isWaiting, lockTwoPersonActs } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { PROVIDER_PAGE, SECRET_PERMISSION } from './propose-secret.ts';
import { forgetNextSecret, listNextSecrets } from './store-settings.ts';

/** Secrets that were asked for and are of no proposal that waits go: nobody will agree on them any more. */
export async function forgetSecrets(db: Db): Promise<'idle'> {
  for (const id of await listNextSecrets(db)) {
    await transaction(db, async (tx) => {
      // Who asks for one writes it with his proposal, under the same lock.
      await lockTwoPersonActs(tx);
      const deed = { permission: SECRET_PERMISSION, target: `provider ${id}` };
      if (await isWaiting(tx, deed)) return;
      await forgetNextSecret(tx, id);
      await publishPageChanges(tx, [PROVIDER_PAGE], id);
    });
  }
  return 'idle';
}
