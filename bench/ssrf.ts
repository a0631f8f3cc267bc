import { hasSsrfCorpus, isLiteralControl, judgeCorpus, readSsrfCorpus } from '../tests/replay/ssrf-rig.ts';

/** How many hostile addresses the guard refuses without a connection to a forbidden address, and how many controls it fetches. */
if (!hasSsrfCorpus) {
  console.log('no corpus of addresses beside the repository: nothing measured');
  console.log(JSON.stringify({ bench: 'ssrf', skipped: true }));
  process.exit(0);
}

const verdicts = await judgeCorpus(readSsrfCorpus());
const hostile = verdicts.filter((verdict) => verdict.expect !== 'allow');
const controls = verdicts.filter((verdict) => verdict.expect === 'allow' && !isLiteralControl(verdict));
const countOk = (of: typeof verdicts) => of.filter((verdict) => verdict.ok).length;

console.log('class         refused / total');
for (const category of new Set(hostile.map((verdict) => verdict.category))) {
  const of = hostile.filter((verdict) => verdict.category === category);
  console.log(`${category.padEnd(13)} ${countOk(of)} / ${of.length}`);
}
for (const verdict of [...hostile, ...controls].filter((one) => !one.ok))
  console.log('WRONG', verdict.category, JSON.stringify(verdict.url), verdict.answer, verdict.leaks.join(' '));
console.log(`controls      ${countOk(controls)} / ${controls.length} fetched`);
console.log(
  JSON.stringify({
    bench: 'ssrf',
    refused: countOk(hostile),
    total: hostile.length,
    controls: countOk(controls),
    controlsTotal: controls.length,
    leaks: verdicts.reduce((sum, verdict) => sum + verdict.leaks.length, 0),
  }),
);
