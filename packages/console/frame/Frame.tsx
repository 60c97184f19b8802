import { RouterProvider } from '@tanstack/react-router';
import { Dialogs, Overlays, useSignedIn } from '@fairlot/shell';
import { ToastRegion } from '@fairlot/ui';
import { router } from './router.tsx';

/** The console: its pages, and what lies over all of them. */
export function Frame() {
  const isSignedIn = useSignedIn();
  return (
    <>
      <RouterProvider router={router} />
      <Dialogs />
      {isSignedIn && <Overlays />}
      <ToastRegion />
    </>
  );
}
