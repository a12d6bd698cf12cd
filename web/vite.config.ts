/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server. */
const server = process.env.QUINTAIN_SERVER ?? 'http://127.0.0.1:7878';

/** What every page needs comes in one file instead of a dozen. */
const BASE =
  /node_modules\/(?!uqr|svelte\/src\/(motion|easing))|src\/lib\/(ui\/(?!Qr|TopBar|Told|Switch|Elsewhere|Strip|not-now)|i18n\/|home\/(games|pace)\b)|src\/lib\/(?!calls)[\w.]+\.ts$|lib\/art\/seals?\.ts|lib\/table\/people\.ts/;
/** What the page of a table needs of the kit; the rest comes with the boards. */
const PLAN = /src\/lib\/play\/(context|plan|facets|equal|offered|sealed|index)\b/;
/** The end of a game, what a piece is, the guide, hints, dice, flights, the dock of who watches and the question to take a move back come when they are needed. */
const KIT = /src\/lib\/play\/(?!(End|ScoreChart|Plea|Describe|Hint|hints|Watches|Die|flights|Coach|lesson)\.)/;
/** The board of Emara in one file, though its other pages share its drawings; what comes later is left out. */
const EMARA =
  /src\/lib\/games\/emara\/(?!locales|portraits|flights|(index|Visit|Choice|AfterVisit|HarvestChoice|Section|Payments|payments|modifiers|PhoneBoard|EventSheet|SetupSheet|KeepToken|MayDraw|VictoriaRoad|VictoriaTakes|End|EndSolo|EndChart|facts|accounts|campaign|Campaign|CampaignLadder|ClimbNow|lesson|course|Reference|Pieces)\.)/;
/** The drawings that several boards share: in a file of their own, so that no board brings another. */
const ARMS = /src\/lib\/art\/(arms|sheet)\.ts/;
/** The town of Glory and my area beside it in one file; what other stages need comes with them. */
const GLORY =
  /src\/lib\/games\/glory\/(?!locales|setup|travel|lists|end\/|phone|practice|solo|fixtures|(index|describe|conflicts|flights|lesson)\.|(End|Flights)\.svelte|joust\/(?!ends\.ts)|reference\/(?!open))/;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'plan', test: PLAN },
            { name: 'kit', test: KIT },
            { name: 'arms', test: ARMS },
            { name: 'emara', test: EMARA },
            { name: 'glory', test: GLORY },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
});
