import { useEffect } from 'react';
import { navigate } from '@fairlot/shell';

/** The address of the team: its window stands over the home page. */
export default function TeamScreen() {
  useEffect(() => navigate.to('/?w=Player', { replace: true }), []);
  return null;
}
