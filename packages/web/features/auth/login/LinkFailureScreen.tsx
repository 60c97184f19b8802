import { Icon, useWords } from '@fairlot/ui';
import banner from '@fairlot/ui/banner.module.css';
import { classes } from '@fairlot/ui/class-names';
import LoginScreen from './LoginScreen.tsx';
import { LINK_FAILURE } from './link-failure-text.ts';
import styles from './entry/entry.module.css';

/**
 * The login screen with a word on the link that led here. Who is signed in stays so until he signs in
 * as somebody: a link that has run out ends nobody's login.
 */
export default function LinkFailureScreen() {
  const words = useWords(LINK_FAILURE);
  return (
    <LoginScreen>
      <p className={classes(banner['banner'], styles['notice'])} role="status">
        <Icon name="notice" size={16} />
        <span>{words.line}</span>
      </p>
    </LoginScreen>
  );
}
