import { Bans } from '../../account/ban/index.ts';
import { SiteSecurity } from '../../staff/operator/index.ts';

/** Protection of the site, and the accounts and devices that may not sign in. */
export default function SecurityPage() {
  return (
    <div>
      <SiteSecurity />
      <Bans />
    </div>
  );
}
