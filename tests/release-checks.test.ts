import { describe, expect, it } from 'vitest';
import { judgeAudit, judgeBill, judgeSignatures } from '../scripts/release-verdicts.ts';

const ended = (said: unknown, status = 0) => ({
  status,
  stdout: typeof said === 'string' ? said : JSON.stringify(said),
  stderr: '',
});

describe('a release', () => {
  it.each([
    ['all are signed', ended({ invalid: [], missing: [] }), 'well'],
    ['one is wrong', ended({ invalid: [{ name: 'a' }], missing: [] }, 1), 'found'],
    ['one has none', ended({ invalid: [], missing: [{ name: 'a' }] }, 1), 'found'],
    ['the registry cannot be reached', ended({ error: { code: 'ENOTFOUND' } }, 1), 'unknown'],
    ['npm says nothing', ended('', 1), 'unknown'],
    ['npm ends badly with nothing found', ended({ invalid: [], missing: [] }, 1), 'unknown'],
  ])('is told of signatures what npm says: %s', (_, said, status) => {
    expect(judgeSignatures(said).status).toBe(status);
  });

  it.each([
    ['none', ended({ vulnerabilities: {}, metadata: {} }), 'well'],
    ['one', ended({ vulnerabilities: { a: { severity: 'low' } }, metadata: {} }, 1), 'found'],
    [
      'one that npm does not end badly for',
      ended({ vulnerabilities: { a: { severity: 'low' } }, metadata: {} }),
      'found',
    ],
    ['no answer', ended({ message: '405 Method Not Allowed', error: {} }, 1), 'unknown'],
    ['no list', ended('npm error', 1), 'unknown'],
  ])('is told of vulnerabilities what npm says: %s', (_, said, status) => {
    expect(judgeAudit(said).status).toBe(status);
  });

  const part = (name: string, alg = 'SHA-512') => ({ name, version: '1.0.0', hashes: [{ alg }] });
  it.each([
    ['names every package in use with its digest', [part('a'), part('@b/c'), part('more')], 'well'],
    ['leaves one out', [part('a')], 'found'],
    ['has one without a digest', [part('a'), { name: '@b/c', version: '1.0.0' }], 'found'],
    ['has one by a weak digest', [part('a'), part('@b/c', 'MD5')], 'found'],
    ['has another version', [part('a'), { ...part('@b/c'), version: '2.0.0' }], 'found'],
  ])('has a bill of materials, and is told where that %s', (_, components, status) => {
    expect(judgeBill({ components }, ['a@1.0.0', '@b/c@1.0.0']).status).toBe(status);
  });
});
