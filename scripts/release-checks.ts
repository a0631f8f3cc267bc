import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSecrets } from './find-secrets.ts';
import { judgeAudit, judgeBill, judgeSignatures, type Verdict } from './release-verdicts.ts';

/**
 * What is done before a release, beside the tests: a fresh build that no secret of its surroundings is in, no secret in any
 * version of any file, a bill of materials in both formats, and the registry's signatures and its list of vulnerabilities,
 * which need the network. Ends with 0 where all is well, with 1 where something was found, with 2 where something could not
 * be asked.
 */
const OUT = 'dist';
const MOST_BYTES = 2 ** 30;
/** A registry that says nothing for so long has not answered. */
const PATIENCE_MS = 600_000;
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    timeout: PATIENCE_MS,
    env: { ...process.env, ...env },
  });

/** Builds with every setting that may hold a secret set to a word that is looked for afterwards. */
function buildWithoutSecrets(): Verdict {
  const names =
    readFileSync('.env.example', 'utf8').match(/^#? ?[A-Z_]*(KEY|SECRET|TOKEN|PASSWORD|URL|USER)(?==)/gm) ?? [];
  const canary = `canary-${randomBytes(12).toString('hex')}`;
  const env = Object.fromEntries(names.map((name) => [name.replace(/^#? ?/, ''), canary]));
  const built = run('node', ['scripts/build.ts'], env);
  if (built.status !== 0) return { status: 'unknown', said: `the build failed: ${built.stderr.slice(-300)}` };
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const found = files.flatMap((one) => {
    const file = path.join(one.parentPath, one.name);
    const text = readFileSync(file, 'latin1');
    return [...findSecrets(text), ...(text.includes(canary) ? ['a setting of the machine'] : [])].map(
      (secret) => `${file}: ${secret}`,
    );
  });
  const maps = files.filter((one) => one.name.endsWith('.map')).length;
  const looked = `${names.length} settings, ${files.length} files, ${maps} of them source maps`;
  return found.length > 0 ? { status: 'found', said: found.join('\n') } : { status: 'well', said: looked };
}

/** What was committed stays readable, also where it was taken out again. */
function searchHistory(): Verdict {
  const { status, stdout } = run('git', [
    'log',
    '--all',
    '-p',
    '-U0',
    '--no-color',
    '--no-textconv',
    '--format=commit %h',
  ]);
  if (status !== 0) return { status: 'unknown', said: 'there is no history here' };
  let [commit, commits] = ['', 0];
  const found: string[] = [];
  for (const line of stdout.split('\n')) {
    if (line.startsWith('commit ')) [commit, commits] = [line, commits + 1];
    else if (line.startsWith('+')) found.push(...findSecrets(line).map((secret) => `${commit}: ${secret}`));
  }
  return found.length > 0
    ? { status: 'found', said: found.join('\n') }
    : { status: 'well', said: `${commits} commits` };
}

interface Locked {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** In both formats, beside the build. Npm leaves packages out that tools need as well when it is told to omit those. */
function writeBills(): Verdict {
  mkdirSync(OUT, { recursive: true });
  const bills = ['cyclonedx', 'spdx'].map((format) => {
    const { status, stdout } = run('npm', ['sbom', '--sbom-format', format, '--package-lock-only']);
    if (status === 0) writeFileSync(path.join(OUT, `bill-of-materials.${format}.json`), stdout);
    return status === 0 ? stdout : null;
  });
  const [bill, other] = bills;
  if (!bill || !other) return { status: 'unknown', said: 'npm sbom made none' };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const inUse = Object.entries(packages).filter(
    ([place, { dev, devOptional, optional }]) => place && !dev && !devOptional && !optional,
  );
  const names = inUse.map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
  return judgeBill(JSON.parse(bill) as Parameters<typeof judgeBill>[0], names);
}

const checks: [what: string, check: () => Verdict][] = [
  ['the build, without the secrets of its surroundings', buildWithoutSecrets],
  ['every version of every file, without secrets', searchHistory],
  ['the bill of materials', writeBills],
  ['the signatures of the registry', () => judgeSignatures(run('npm', ['audit', 'signatures', '--json']))],
  ['known vulnerabilities', () => judgeAudit(run('npm', ['audit', '--omit', 'dev', '--json']))],
];
const verdicts = checks.map(([what, check]) => {
  const verdict = check();
  console.log(
    `${{ well: 'well   ', found: 'FOUND  ', unknown: 'UNKNOWN' }[verdict.status]}  ${what}\n         ${verdict.said}`,
  );
  return verdict.status;
});
process.exit(verdicts.includes('found') ? 1 : verdicts.includes('unknown') ? 2 : 0);
