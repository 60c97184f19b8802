import type { ReactNode } from 'react';
import { useMatch, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { Broken, loadOnce, ParamsContext, renew, waitFor } from '@fairlot/shell';
import type { FilteredPage, PageProps, PlainPage } from '../registry/manifest.ts';
import styles from './frame.module.css';

type Content = (props: PageProps<never>) => ReactNode;

/** A page with its parameters and filter of the address. */
function Screen(props: { readonly frame: PlainPage['frame']; readonly content: Content }) {
  const { frame, content: Content } = props;
  const params = useParams({ strict: false });
  const filter = useSearch({ strict: false });
  const go = useNavigate();
  const router = useRouter();
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  // Merged when the router applies it, so that two quick changes both count. A change that comes while the next page
  // loads is dropped: it would filter that page.
  const onFilter = (change: object) => {
    if (router.latestLocation.pathname !== path) return;
    void go({ to: '.', search: (now: object) => ({ ...now, ...change }), replace: true });
  };
  const content = <Content filter={filter as never} onFilter={onFilter} />;
  return (
    <ParamsContext value={params}>
      {frame === 'list' ? <div className={styles['page']}>{content}</div> : content}
    </ParamsContext>
  );
}

/** Returns the component of a page; its code loads before the router shows it. */
export function lazyScreen({ frame, load }: PlainPage | FilteredPage) {
  const loadModule = loadOnce<{ readonly default: Content }>(load);
  let content: Content | undefined;
  const preload = async (): Promise<void> => {
    try {
      content ??= (await waitFor(loadModule())).default;
    } catch (error) {
      reportError(error);
      throw error;
    }
  };
  return Object.assign(() => content && <Screen frame={frame} content={content} />, { preload });
}

/** A page that failed. If its code is gone because of a new version, the browser reloads instead. */
export const BrokenScreen = Object.assign((props: { error: unknown }) => <Broken {...props} />, {
  preload: async (): Promise<void> => {
    // While the browser reloads, the old page stays.
    if (await renew()) await new Promise(() => undefined);
  },
});
