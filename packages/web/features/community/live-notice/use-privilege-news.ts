import { playerHttp } from '@fairlot/wire/account/player';
import { privilegeHttp, privilegeHub } from '@fairlot/wire/account/privilege';
import { refetch, useHubEvent } from '@fairlot/shell';

/** What the player may has changed: the push says no more than that, the server is asked for all of it. */
export const usePrivilegeNews = (): void =>
  useHubEvent(privilegeHub.userInfoPrivileges, () => {
    void refetch(playerHttp.getPlayerBaseData);
    void refetch(privilegeHttp.getPrivileges);
    void refetch(privilegeHttp.getBonusPrivileges);
  });
