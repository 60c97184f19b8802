import { linkHttp } from '@fairlot/wire/link';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { withDeviceKey } from '../session/index.ts';
import { getDefaultCode, getRegisterForm } from './look.ts';
import { getDemoLink, openDemo } from './open-demo.ts';
import { sendRegisterCode } from './send-code.ts';

export function linkRoutes({ db, ports, settings: { dataFolder } }: Platform) {
  const stage = { db, ports, dataFolder };
  return routes(linkHttp, {
    getRegisterLinkCode: async () => ({ RegisterLinkCode: await getDefaultCode(db) }),
    getDemoLink: async () => ({ DemoLink: await getDemoLink(db) }),
    getRegisterForm: ({ Link }, { ip }) => getRegisterForm(db, Link, ip),
    sendRegisterCode: (asked, { ip }) => sendRegisterCode(stage, asked, ip),
    openDemo: ({ Agree: agrees, Work: work }, call) =>
      openDemo(stage, { agrees, work }, withDeviceKey(call)),
  });
}
