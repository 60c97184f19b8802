import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['FAIRLOT_CONSOLE'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  root: import.meta.dirname,
  // What both clients show before their code is there.
  publicDir: join(import.meta.dirname, '../shell/public'),
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No data: addresses, so that the content security policy can stay narrow.
    assetsInlineLimit: 0,
  },
  server: { port: 5174, proxy: { '/api': SERVER, '/healthz': SERVER } },
});
