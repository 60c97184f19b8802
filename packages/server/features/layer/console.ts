import { ok, refused } from '@fairlot/rules/core/result';
import { layerConsole } from '@fairlot/wire/layer';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { actorOf, presentProposal, prove } from '../operator/index.ts';
import { previewAssign, proposeAssign } from './assign.ts';
import { setLabels } from './labels.ts';
import { getLayers, proposeLayer } from './publish-layer.ts';
import { isPlayer, readLabels, readLayerOf } from './store.ts';

/** Layers of players and labels on them (product 3.9). */
export const layerRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(layerConsole, {
    getLayers: () => getLayers(db),
    proposeLayer: async ({ Layer, Rules, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeLayer(db, actorOf(call), { Layer, Rules }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    previewAssign: ({ UserNames: names, Layer: layerId }) => previewAssign(db, { names, layerId }),
    proposeAssign: async ({ UserNames: names, Layer: layerId, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeAssign(db, actorOf(call), { names, layerId }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
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
