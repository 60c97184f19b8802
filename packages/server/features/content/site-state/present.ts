import type { Output } from '@fairlot/wire/core';
import type { siteStateConsole } from '@fairlot/wire/content/site-state';
import type { SettingRow } from '../../site/settings/declare/index.ts';

type Row = Output<typeof siteStateConsole.getSettings>['Rows'][number];

/** A declared setting in the words of the contract. */
export const presentSetting = ({ key, setting, value }: SettingRow): Row => ({
  Key: key,
  Name: setting.name,
  Kind: setting.kind,
  Value: value as Row['Value'],
  From: setting.from as Row['From'],
  ...('least' in setting && { Least: setting.least }),
  ...('most' in setting && { Most: setting.most }),
  ...(setting.kind === 'choice' && {
    Of: [...setting.of],
    ...(setting.names && { Names: setting.names }),
  }),
});
