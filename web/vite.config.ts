/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server. */
const server = process.env.QUINTAIN_SERVER ?? 'http://127.0.0.1:7878';

/** What the first paint needs comes in one file instead of a dozen. */
const FIRST =
  /node_modules|src\/lib\/(ui|home|i18n)\/|src\/lib\/[\w.]+\.ts$|lib\/art\/seals?\.ts|lib\/table\/people\.ts/;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: FIRST }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
});
