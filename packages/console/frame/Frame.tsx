import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { Dialogs, Overlays, useSignedIn } from '@fairlot/shell';
import { ToastRegion } from '@fairlot/ui';
import { type Registry, RegistryContext } from '../registry/registry.ts';

/** The console: its pages, and what is over all of them. */
export function Frame(props: { readonly router: AnyRouter; readonly registry: Registry }) {
  const { router, registry } = props;
  const isSignedIn = useSignedIn();
  return (
    <RegistryContext value={registry}>
      <RouterProvider router={router} />
      <Dialogs />
      {isSignedIn && <Overlays />}
      <ToastRegion />
    </RegistryContext>
  );
}
