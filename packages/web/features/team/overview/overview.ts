import type { Output } from '@fairlot/wire/core';
import type { overviewHttp } from '@fairlot/wire/team/overview';

export type Overview = Output<typeof overviewHttp.getOverview>;
