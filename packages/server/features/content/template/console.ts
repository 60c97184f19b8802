import { templateConsole } from '@fairlot/wire/content/template';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { askProven } from '../../staff/publishing/index.ts';
import { getTemplates, proposeTemplate } from './publish-template.ts';

/** What letters say, as operators edit it. */
export const templateRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(templateConsole, {
    getTemplates: () => getTemplates(db),
    proposeTemplate: ({ Reason, Code, ...asked }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeTemplate(db, maker, asked, Reason),
      ),
  });
