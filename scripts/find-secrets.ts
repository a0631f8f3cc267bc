/** What a secret of each kind looks like. */
const kinds: [kind: string, form: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/],
  ['a key of Amazon', /\bAKIA[0-9A-Z]{16}\b/],
  ['a key of OpenAI or Anthropic', /\bsk-(?:ant-|proj-|svcacct-)?[A-Za-z0-9_-]{32,}/],
  ['a key of Stripe', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/],
  ['a secret of webhooks', /\bwhsec_[A-Za-z0-9+/]{24,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40,})/],
  ['a token of Slack', /\bxox[abprs]-[0-9A-Za-z-]{20,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  ['a password in an address', /\b[a-z][a-z+]{2,}:\/\/[\w.-]+:(?!password@)[^\s/@'"`$<{]{8,}@[\w-]+\.[\w.-]+/],
];

/** The kinds of secrets that stand in a text, each with its beginning; none of them whole. */
export function findSecrets(text: string): string[] {
  return kinds.flatMap(([kind, form]) => {
    const found = form.exec(text)?.[0];
    return found === undefined ? [] : `${kind}: ${found.slice(0, 12)}…`;
  });
}
