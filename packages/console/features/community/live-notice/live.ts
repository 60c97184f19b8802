import type { Output } from '@fairlot/wire/core';
import type { liveNoticeConsole } from '@fairlot/wire/community/live-notice';

export type Live = Output<typeof liveNoticeConsole.getLiveNotifications>['Rows'][number];

/** What somebody is about to do. */
export type LiveAct =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly live: Live };
