import { fileURLToPath } from 'node:url';
import { countUnguarded, judgeInWorld, runInNamespace } from '../tests/replay/ssrf-namespace.ts';
import {
  hasSsrfCorpus,
  isLiteralControl,
  judgeCorpus,
  readSsrfCorpus,
  type Verdict,
} from '../tests/replay/ssrf-rig.ts';

/**
 * How many hostile addresses the guard refuses without a connection to a forbidden address, and how many controls it
 * fetches. In a network namespace where every address is local, whoever is called says so; where none is to be had, the
 * world is a table inside this process.
 */
if (!hasSsrfCorpus) {
  console.log('no corpus of addresses beside the repository: nothing measured');
  console.log(JSON.stringify({ bench: 'ssrf', skipped: true }));
  process.exit(0);
}

const corpus = readSsrfCorpus();
const [part] = process.argv.slice(2);
if (part === '--unguarded') {
  const hostile = corpus.filter((entry) => entry.expect !== 'allow');
  console.log(`without a guard ${await countUnguarded(hostile)} / ${hostile.length} reach a forbidden address here\n`);
} else if (part === '--guarded') {
  const { verdicts, proxyCalls } = await judgeInWorld(corpus);
  console.log(`the proxy of the environment was called ${proxyCalls} times\n`);
  report(verdicts, { world: 'namespace', proxyCalls });
} else {
  const self = fileURLToPath(import.meta.url);
  const unguarded = runInNamespace(self, ['--unguarded'], false);
  if (unguarded === null) {
    console.log('no network namespace is to be had here: connections are noted by the caller, not by the called\n');
    report(await judgeCorpus(corpus), { world: 'table' });
  } else process.exitCode = unguarded || (runInNamespace(self, ['--guarded'], true) ?? 1);
}

function report(verdicts: readonly Verdict[], about: { world: string; proxyCalls?: number }): void {
  const hostile = verdicts.filter((verdict) => verdict.expect !== 'allow');
  const controls = verdicts.filter((verdict) => verdict.expect === 'allow' && !isLiteralControl(verdict));
  const countOk = (of: readonly Verdict[]) => of.filter((verdict) => verdict.ok).length;
  console.log('class         refused / total');
  for (const category of new Set(hostile.map((verdict) => verdict.category))) {
    const of = hostile.filter((verdict) => verdict.category === category);
    console.log(`${category.padEnd(13)} ${countOk(of)} / ${of.length}`);
  }
  for (const verdict of [...hostile, ...controls].filter((one) => !one.ok))
    console.log('WRONG', verdict.category, JSON.stringify(verdict.url), verdict.answer, verdict.leaks.join(' '));
  console.log(`controls      ${countOk(controls)} / ${controls.length} fetched`);
  const leaks = verdicts.reduce((sum, verdict) => sum + verdict.leaks.length, 0);
  console.log(
    JSON.stringify({
      bench: 'ssrf',
      ...about,
      refused: countOk(hostile),
      total: hostile.length,
      controls: countOk(controls),
      controlsTotal: controls.length,
      leaks,
    }),
  );
  const isRight = countOk(hostile) === hostile.length && countOk(controls) === controls.length && leaks === 0;
  process.exitCode = isRight && !about.proxyCalls ? 0 : 1;
}
