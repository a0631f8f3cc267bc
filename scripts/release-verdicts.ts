/** `unknown`: what was asked gave no answer, so that nothing is known to be well. */
export interface Verdict {
  status: 'well' | 'found' | 'unknown';
  said: string;
}

/** What a command of npm left behind. */
interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

const read = <T>(text: string): Partial<T> | null => {
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return null;
  }
};
const unknown = ({ stdout, stderr }: Ended): Verdict => ({
  status: 'unknown',
  said: `the registry could not be asked: ${(stderr || stdout).trim().split('\n')[0] ?? ''}`,
});

/** Of `npm audit signatures --json`. */
export function judgeSignatures(ended: Ended): Verdict {
  const told = read<{ invalid: { name: string }[]; missing: { name: string }[] }>(ended.stdout);
  if (!told?.invalid || !told.missing) return unknown(ended);
  const wrong = [
    ...told.invalid.map(({ name }) => `${name} has a wrong signature`),
    ...told.missing.map(({ name }) => `${name} has none`),
  ];
  if (wrong.length > 0) return { status: 'found', said: wrong.join('\n') };
  return ended.status === 0 ? { status: 'well', said: 'all of them are right' } : unknown(ended);
}

/** Of `npm audit --json`. */
export function judgeAudit(ended: Ended): Verdict {
  const told = read<{ vulnerabilities: Record<string, { severity: string }>; metadata: object }>(ended.stdout);
  if (!told?.vulnerabilities || !told.metadata) return unknown(ended);
  const found = Object.entries(told.vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`);
  if (found.length > 0) return { status: 'found', said: found.join('\n') };
  return ended.status === 0 ? { status: 'well', said: 'none' } : unknown(ended);
}

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string }[];
}

/** Whether a bill of CycloneDX names each of these packages (`name@version`), and by a sha512 digest. */
export function judgeBill({ components = [] }: { components?: Component[] }, packages: readonly string[]): Verdict {
  const named = new Set(
    components.flatMap(({ name, version, hashes = [] }) =>
      hashes.some(({ alg }) => alg === 'SHA-512') ? [`${name}@${version}`] : [],
    ),
  );
  const missing = packages.filter((one) => !named.has(one));
  if (missing.length > 0) return { status: 'found', said: `not in the bill with a digest: ${missing.join(', ')}` };
  return { status: 'well', said: `${components.length} packages, of them ${packages.length} in use` };
}
