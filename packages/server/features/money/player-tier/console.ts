import { ok, refused } from '@fairlot/rules/core/result';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { askProven } from '../../staff/publishing/index.ts';
import { previewAssign, proposeAssign } from './assign.ts';
import { findAccounts } from './find-accounts.ts';
import { setLabels } from './labels.ts';
import { getLimits, proposeLimits } from './publish-limits.ts';
import { getLayers, proposeLayer } from './publish-layer.ts';
import { isPlayer, readLabels, readLayerOf } from './store.ts';

/** Layers of players and labels on them (product 3.9). */
export const playerTierRoutes = ({ db, ports, settings: { dataFolder } }: Platform) =>
  routes(playerTierConsole, {
    getLayers: () => getLayers(db),
    proposeLayer: ({ Layer, Rules, At, Reason, Code }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeLayer(db, maker, { Layer, Rules, At }, Reason),
      ),
    getLimits: ({ Layer }) => getLimits({ db, ports }, Layer),
    proposeLimits: ({ At, Reason, Code, ...wanted }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeLimits({ db, ports }, maker, { ...wanted, At }, Reason),
      ),
    findAccounts: (kind) => findAccounts(db, kind),
    previewAssign: ({ UserNames: names, Layer: layerId }) => previewAssign(db, { names, layerId }),
    proposeAssign: ({ UserNames: names, Layer: layerId, Reason, Code }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeAssign(db, maker, { names, layerId }, Reason),
      ),
    getPlayerGroups: async ({ PlayerId }) => {
      const playerId = BigInt(PlayerId);
      if (!(await isPlayer(db, playerId))) return refused({ code: 'NO_SUCH_PLAYER' });
      const layer = await readLayerOf(db, playerId);
      return ok({ Layer: layer?.id ?? null, Labels: [...(await readLabels(db, playerId))] });
    },
    setLabels: async ({ PlayerId, Labels: labels, Reason: reason }, call) => {
      const asked = { playerId: BigInt(PlayerId), labels, reason };
      const done = await setLabels(db, actorOf(call), asked);
      return done.ok ? ok({ Labels: [...done.value] }) : done;
    },
  });
