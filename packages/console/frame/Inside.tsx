import { Outlet } from '@tanstack/react-router';
import { Nav } from './Nav.tsx';

/** A page behind the login, with the ways to the others above it. */
export const Inside = () => (
  <>
    <Nav />
    <Outlet />
  </>
);
