import { Component, Fragment, type ReactNode } from 'react';
import { isDomFault } from '../page/dom-fault.ts';
import { Broken } from './Broken.tsx';

/** A page that fails more often than this is not drawn again. */
const MOST_ROUNDS = 10;

type State = { readonly round: number; readonly fault?: unknown };

/**
 * The last error boundary. Draws everything again if something else changed the page under React. The
 * session, the slip and the answers of the server are kept outside of the tree.
 */
export class Recovering extends Component<{ children: ReactNode }, State> {
  override state: State = { round: 0 };

  static getDerivedStateFromError(fault: unknown): Partial<State> {
    return { fault };
  }

  override componentDidCatch(fault: unknown): void {
    if (this.mayRecover(fault)) this.setState({ round: this.state.round + 1, fault: undefined });
  }

  private mayRecover(fault: unknown): boolean {
    return isDomFault(fault) && this.state.round < MOST_ROUNDS;
  }

  override render(): ReactNode {
    const { fault, round } = this.state;
    if (fault === undefined) return <Fragment key={round}>{this.props.children}</Fragment>;
    return this.mayRecover(fault) ? null : <Broken />;
  }
}
