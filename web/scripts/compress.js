// Lays a compressed copy beside every file of the built client that gets smaller by it; the server sends those.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
let [before, after] = [0, 0];
for (const name of readdirSync('dist', { recursive: true })) {
  if (!/\.(js|css|html|svg|json|txt)$/.test(name) || name.startsWith('.')) continue;
  const path = join('dist', name);
  const whole = readFileSync(path);
  const small = brotliCompressSync(whole, quality);
  if (small.length > whole.length * 0.9) continue;
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  before += whole.length;
  after += small.length;
}
console.log(`${(before / 1024).toFixed(0)} KB of text are sent as ${(after / 1024).toFixed(0)} KB`);
