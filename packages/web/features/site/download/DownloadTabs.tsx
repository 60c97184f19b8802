import { useConfig } from './config.ts';
import { DownloadPage } from './DownloadPage.tsx';
import { offersOf, type TabId } from './offers.ts';

/** The tab of the group Download that has this name. */
const tabOf = (id: TabId) =>
  function Download() {
    const config = useConfig();
    if (!config) return null;
    const offers = offersOf(config)[id];
    if (id === 'MobileClient')
      return <DownloadPage offers={offers} guide={config.MobileGuideUrl} />;
    const { AFKGuideUrl: guide, SmartAFKUrl: page } = config;
    return <DownloadPage {...{ offers, guide, page }} isAutomatic />;
  };

export const MobileClient = tabOf('MobileClient');
export const AFKPc = tabOf('AFKPc');
export const AFKMobile = tabOf('AFKMobile');
