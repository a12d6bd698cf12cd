// What Lighthouse measures and how it scores it, by Chromium's own trace: see docs/decisions/0007.
//
// Work is counted in the processor time of the page's main thread, so that a busy machine does not blur it. Times on
// the clock are the best of several visits; what exceeds the round trips of the network is divided by how many times
// longer than its own processor time a piece of work takes on this machine just now, which is 1 on a quiet one.
// Network and form factor are those of Lighthouse's desktop preset.

/** The value that scores 0.9 and the one that scores 0.5, and the weight in the whole: Lighthouse 13, desktop. */
const CURVES = {
  fcp: { p10: 934, median: 1600, weight: 10 },
  si: { p10: 1311, median: 2300, weight: 10 },
  lcp: { p10: 1200, median: 2400, weight: 25 },
  tbt: { p10: 150, median: 350, weight: 30 },
  cls: { p10: 0.1, median: 0.25, weight: 25 },
};

function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** Lighthouse's log-normal curve: 1 is best. */
function scoreOf(value, { p10, median }) {
  if (value <= 0) return 1;
  const spread = -Math.log(p10 / median);
  return (1 - erf((Math.log(value / median) * 0.9061938024368232) / spread)) / 2;
}

/** Six round trips: page, files, questions to the server, pictures. They take their time on any machine. */
const NETWORK_MS = 240;

/** How many times longer than its own processor time a piece of work takes just now. */
function busyness() {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let used = 0;
  while (used < 120_000) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.max(1, ((performance.now() - began) * 1000) / used);
}

/** Waits until nothing has been fetched or painted for a while. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => globalThis.seen.lcp > 0 && performance.now() - globalThis.seen.lcp > 800);
}

/** One visit with an empty cache: first and largest paint, layout shift, and how long the page could not answer. */
async function visit(browser, page, address) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  const speed = (10 * 1024 * 1024) / 8;
  const network = { offline: false, latency: 40, downloadThroughput: speed, uploadThroughput: speed };
  await line.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(() => {
    globalThis.seen = { fcp: 0, lcp: 0, cls: 0 };
    const watch = (type, hear) =>
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') globalThis.seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => (globalThis.seen.lcp = entry.startTime));
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) globalThis.seen.cls += entry.value;
    });
  });
  const before = busyness();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'loading'] });
  await page.goto(address);
  await settled(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && painted && pid === painted.pid && tid === painted.tid && ts > painted.ts,
  );
  if (!tasks.length) throw new Error('the trace tells of no work');
  const tbt = tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0);
  const { cls, ...clock } = await page.evaluate(() => globalThis.seen);
  const busy = Math.min(before, busyness());
  const quiet = (ms) => Math.min(ms, NETWORK_MS) + Math.max(0, ms - NETWORK_MS) / busy;
  const [fcp, lcp] = [quiet(clock.fcp), quiet(clock.lcp)];
  if (!fcp || !lcp) throw new Error('nothing was painted');
  // The page is as full as it gets no later than its largest part is painted.
  return { fcp, lcp, si: Math.max(fcp, lcp), cls, tbt, busy };
}

/** The best of some visits, and its score from 0 to 100. `open` gives a fresh page of whoever visits. */
export async function measure(browser, open, address, visits = 3) {
  const runs = [];
  for (let i = 0; i < visits; i++) {
    const page = await open();
    runs.push(await visit(browser, page, address));
    await page.close();
  }
  const keys = [...Object.keys(CURVES), 'busy'];
  const best = Object.fromEntries(keys.map((key) => [key, Math.min(...runs.map((run) => run[key]))]));
  const weights = Object.values(CURVES).reduce((sum, { weight }) => sum + weight, 0);
  const sum = Object.entries(CURVES).reduce((sum, [key, curve]) => sum + scoreOf(best[key], curve) * curve.weight, 0);
  return { ...best, score: (100 * sum) / weights };
}

/** The longest piece of work of the page's main thread while something is done, in processor time. */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'loading'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, tid, pid }) => name === 'RunTask' && tid === main?.tid && pid === main?.pid,
  );
  if (!tasks.length) throw new Error('the trace tells of no work');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
