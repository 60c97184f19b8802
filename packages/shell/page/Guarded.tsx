import { Component, type ReactNode } from 'react';
import { isDomFault } from './dom-fault.ts';

type State = { readonly isBroken: boolean; readonly fault?: unknown };

/** Keeps a fault of one screen from taking the shell with it. A fault of the page goes on to the root. */
export class Guarded extends Component<{ fallback: ReactNode; children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(fault: unknown): State {
    return { isBroken: true, fault };
  }

  override render(): ReactNode {
    const { isBroken, fault } = this.state;
    if (isDomFault(fault)) throw fault;
    return isBroken ? this.props.fallback : this.props.children;
  }
}
