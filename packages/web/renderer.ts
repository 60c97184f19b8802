// The renderer as this client needs it. Its library is one file of which a bundler can leave nothing
// out, and more than a third of a first view; what only other ways of use reach is taken out here.
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Pages are drawn here and never taken over from a server. */
const HYDRATION = `
  getBumpedLaneForHydration createFiberFromDehydratedFragment queueHydrationError
  throwOnHydrationMismatch prepareToHydrateHostInstance popHydrationState resetHydrationState
  upgradeHydrationErrorsToRecoverable mountHostRootWithoutHydrating
  pushDehydratedActivitySuspenseHandler retryActivityComponentWithoutHydrating
  retrySuspenseComponentWithoutHydrating updateDehydratedSuspenseComponent
  commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks retryDehydratedSuspenseBoundary
  clearHydrationBoundary hideOrUnhideDehydratedBoundary canHydrateInstance canHydrateTextInstance
  canHydrateHydrationBoundary getNextHydratable getNextHydratableInstanceAfterHydrationBoundary
  attemptContinuousHydration attemptHydrationAtCurrentPriority markRetryLaneIfNotHydrated
  attemptExplicitHydrationTarget queueIfContinuousEvent retryIfBlockedOn`;

/** Nothing is a `ViewTransition`. */
const TRANSITIONS = `
  getViewTransitionName getViewTransitionClassName trackEnterViewTransitions
  pushViewTransitionCancelableScope applyViewTransitionToHostInstances
  restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions
  commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions
  commitNestedViewTransitions restorePairedViewTransitions restoreEnterOrExitViewTransitions
  restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
  measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError
  restoreViewTransitionName applyViewTransitionName startViewTransition
  createViewTransitionInstance`;

/** No `Fragment` has a ref. */
const FRAGMENTS = `
  commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
  commitFragmentInstanceDeletionEffects traverseVisibleInstancesAndTextInstances`;

/** Nor is there an `Activity`, a `SuspenseList` or the state of a form's action; nobody fetches through it. */
const OTHERS = `
  updateActivityComponent updateSuspenseListComponent initSuspenseListRenderState
  cutOffTailIfNeeded mountActionState updateActionStateImpl
  preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript`;

/** What a function gives when there is nothing to be found. */
const GIVES: Record<string, string> = {
  getParentHydrationBoundary: 'return null;',
  // Where a fault came from is told by the stack of the error itself.
  getStackByFiberInDevAndProd: "return '';",
  findFirstSuspended: 'return null;',
  isFragmentInstanceParent: 'return false;',
  // What no module can be searched for is told where it is drawn.
  FragmentInstance: "throw Error('a Fragment with a ref');",
  setPropOnCustomElement: "throw Error('an element that no browser has');",
};

const EMPTY = [HYDRATION, TRANSITIONS, FRAGMENTS, OTHERS].flatMap((names) =>
  names.trim().split(/\s+/),
);
const CLIENT = 'react-dom-client.production.js';
const SHARED = 'react-dom.production.js';
const PARTS: Record<string, string> = { 'react-dom/client': CLIENT, 'react-dom': SHARED };

const IMPORTS = ['Scheduler', 'React', 'ReactDOM'].map((name) => {
  const from = name.replace('DOM', '-dom').toLowerCase();
  return `import * as ${name} from '${from}';`;
});

function swap(code: string, from: RegExp, to: string): string {
  const swapped = code.replace(from, to);
  if (swapped === code) throw new Error(`the library has no ${from}`);
  return swapped;
}

/** A file of the library as a module that gives some of what it gave. */
function give(library: string, names: string): string {
  let code = swap(library, /"use strict";\nvar (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/, '');
  code = swap(code, new RegExp(`^exports\\.(${names}) =`, 'gm'), 'export const $1 =');
  return swap(code, /^exports\.\w+ = (?:[^]*?\n\}|"[^"]*");$/gm, '');
}

/** What both entries of the library share, without what asks a browser to fetch. */
export const reduceShared = (library: string): string =>
  IMPORTS[1] + give(library, 'createPortal|flushSync|__DOM_\\w+');

/** The renderer without what is listed above; stops where the library has changed. */
export function reduceClient(library: string): string {
  let code = IMPORTS.join('') + give(library, 'createRoot');
  const OF_OTHERS = 'ViewTransitionPseudoElement|ReactDOMHydrationRoot|FragmentInstance';
  const methods = new RegExp(`^(?:${OF_OTHERS})\\.prototype\\.\\w+ = function [^]*?^\\};\\n`, 'gm');
  code = swap(code, methods, '');
  // States that nothing enters any more; the one parameter of this name keeps its meaning.
  code = swap(code, /^ {2}isHydrating = !1,\n/m, '');
  code = code.replaceAll(/\b(?:isHydrating = ![01]|viewTransitionMutationContext = !0)/g, '0');
  code = code.replaceAll(/^function initInput\([^]*?^\}/gm, (own) =>
    own.replaceAll('isHydrating', 'isTakenOver'),
  );
  code = code.replaceAll(/\bisHydrating\b(?!\$)/g, 'false');
  const bodies = { ...Object.fromEntries(EMPTY.map((name) => [name, ''])), ...GIVES };
  for (const [name, body] of Object.entries(bodies)) {
    const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[^]*?^\\}`, 'm');
    code = swap(code, whole, `function ${name}($1) { ${body} }`);
  }
  return code;
}

const LACKING =
  '(?:hydrateRoot|ViewTransition|Activity|SuspenseList|use(?:Action|Form)State|pre(?:load|init|connect)\\w*)';
const OF_LIBRARY = /\bimport\s*([^;'"]*)from\s*['"]react(?:-dom)?(?:\/client)?['"]/g;

/** What a module takes of the library that it is built without. */
export function findLacking(code: string): string | undefined {
  for (const [, taken = ''] of code.matchAll(OF_LIBRARY)) {
    const whole = /\*\s*as\s+(\w+)|^(\w+)/.exec(taken);
    const name = whole?.[1] ?? whole?.[2];
    const used = name && new RegExp(`(?<![/*].*)\\b${name}\\.${LACKING}\\b`).exec(code);
    const found = new RegExp(`\\b${LACKING}\\b`).exec(taken) ?? used;
    if (found) return found[0];
  }
  return undefined;
}

/** Draws with the reduced library; a module that takes what it lacks stops the build. */
export const reduceRenderer = (): Plugin => ({
  name: 'reduce-renderer',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-dom(?:\/client)?$/ },
    async handler(source, importer) {
      const whole = await this.resolve(source, importer, { skipSelf: true });
      return whole && join(dirname(whole.id), 'cjs', PARTS[source] ?? '');
    },
  },
  transform: {
    filter: { id: /\.(?:m?js|tsx?)$/ },
    handler(code, id) {
      if (id.endsWith(`/${CLIENT}`)) return { code: reduceClient(code), map: null };
      if (id.endsWith(`/${SHARED}`)) return { code: reduceShared(code), map: null };
      const lacking = findLacking(code);
      if (lacking) this.error(`${id} takes ${lacking}, which the renderer is built without`);
      return null;
    },
  },
});
