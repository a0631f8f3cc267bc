import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSecrets } from '../scripts/find-secrets.ts';

const a = (count: number, sign = 'a1B') => sign.repeat(count).slice(0, count);
// Put together here, so that this file holds none.
const made: [kind: string, secret: string][] = [
  ['a private key', `-----BEGIN ${''}PRIVATE KEY-----\n${a(60)}`],
  ['a key of Amazon', `AKI${'A'}${a(16, 'Z7')}`],
  ['a key of OpenAI or Anthropic', `sk-${'ant-'}${a(40)}`],
  ['a key of Stripe', `sk_${'live_'}${a(24)}`],
  ['a secret of webhooks', `whsec${'_'}${a(32)}`],
  ['a token of GitHub', `gh${'p_'}${a(36)}`],
  ['a token of Slack', `xox${'b-'}${a(24)}`],
  ['a key of Google', `AIz${'a'}${a(35)}`],
  ['a token of npm', `npm${'_'}${a(36)}`],
  ['a signed token', `ey${'J'}${a(20)}.ey${'J'}${a(20)}.${a(40)}`],
  ['a password in an address', `postgres://maru:${a(12)}@${'db'}.example.org/maru`],
];

describe('a secret in a text', () => {
  it.each(made)('is found, and not repeated whole: %s', (kind, secret) => {
    const [found = ''] = findSecrets(`const key = '${secret}';`);
    expect(found).toMatch(new RegExp(`^${kind}: `));
    expect(found).not.toContain(secret);
  });

  it.each(['sk-learn and sk-…', 'postgres://localhost/maru', 'https://maru:password@localhost', 'eyJhbGciOiJub25lIn0'])(
    'is not seen in %s',
    (text) => expect(findSecrets(text)).toEqual([]),
  );
});

describe('the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);

  it('holds no secret in any of its files', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const found = files
      .filter((file) => existsSync(file))
      .flatMap((file) => findSecrets(readFileSync(file, 'latin1')).map((secret) => `${file}: ${secret}`));
    expect(found).toEqual([]);
  });

  it('keeps settings of no machine, and its example names secrets without giving any', () => {
    expect(files.filter((file) => /(^|\/)\.env/.test(file))).toEqual(['.env.example']);
    const given = readFileSync('.env.example', 'utf8').match(/^[A-Z_]*(KEY|SECRET|TOKEN|PASSWORD)=.+$/gm);
    expect(given).toBe(null);
  });
});
