import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/base/language.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';

/** A page that the server writes itself, with the headers that it must be sent with. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

/**
 * Browsers cut the popup's tie to the window that opened it at the first answer with another policy, redirects included: every
 * answer on the popup's way carries this one.
 */
export const KEEPS_OPENER = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * A small page of ours that needs no other file. Everything in `body` must be escaped already. A `script` runs by a nonce of
 * this answer only; `tie` keeps the tie to the window that opened this one, which the popup needs.
 */
export function writePage(page: {
  language: Language;
  title: string;
  body: string;
  script?: string;
  tie?: boolean;
}): Page {
  const nonce = randomBytes(16).toString('base64');
  const script = page.script ? `<script nonce="${nonce}">${page.script}</script>` : '';
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(page.script ? [`script-src 'nonce-${nonce}'`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    html: `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${mark}
${page.body}
</main>
${script}
</body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      ...(page.tie ? KEEPS_OPENER : {}),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    },
  };
}

const mark = `<svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
<rect x="1.5" y="1.5" width="13.9" height="5.9" rx="1.5" fill="var(--wood)"/>
<rect x="16.6" y="1.5" width="5.9" height="13.9" rx="1.5" fill="currentColor"/>
<rect x="8.6" y="16.6" width="13.9" height="5.9" rx="1.5" fill="currentColor"/>
<rect x="1.5" y="8.6" width="5.9" height="13.9" rx="1.5" fill="currentColor"/>
</svg>`;

/** The tokens of the web's tokens.css that these pages need; the provider's pages must stand without the web's build. */
const style = `
:root {
  color-scheme: light; --bg: #f7f8f6; --surface: #ffffff; --surface-2: #f5f6f4; --line: #e3e7e2; --line-2: #cbd1ca; --line-3: #838c85;
  --ink: #151917; --ink-2: #454d48; --ink-3: #616a64; --primary: #1a1f1c; --primary-hover: #323a35; --on-primary: #ffffff;
  --accent-ink: #075a41; --ring: #0e9669; --wood: #b58449; --wood-line: #e2cfb2; --bad: #c02626; --bad-soft: #fdeaea;
  --pop: 0 0 0 1px rgb(20 28 24 / 0.05), 0 2px 6px rgb(20 28 24 / 0.06), 0 14px 36px -8px rgb(20 28 24 / 0.20);
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark; --bg: #111413; --surface: #181c1a; --surface-2: #1f2422; --line: #2a302d; --line-2: #3b443f; --line-3: #737d77;
    --ink: #edf0ec; --ink-2: #b9c1bb; --ink-3: #929b95; --primary: #edf0ec; --primary-hover: #ffffff; --on-primary: #141816;
    --accent-ink: #7fe0bd; --ring: #35c491; --wood: #c9995d; --wood-line: #4b3c28; --bad: #ff8f8f; --bad-soft: #3a1a1b;
    --pop: 0 0 0 1px rgb(255 255 255 / 0.06), 0 16px 40px -8px rgb(0 0 0 / 0.70);
  }
}
* { box-sizing: border-box; }
html { height: 100%; background: var(--bg); color: var(--ink); }
body {
  margin: 0; min-height: 100%; display: grid; place-items: center; padding: 20px;
  font: 14px/22px "Pretendard Variable", Pretendard, "Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", system-ui, sans-serif;
  letter-spacing: -0.005em; word-break: keep-all; overflow-wrap: anywhere; -webkit-font-smoothing: antialiased;
}
main {
  width: 100%; max-width: 400px; padding: 36px 32px 28px; border-radius: 16px; background: var(--surface);
  box-shadow: var(--pop); border-top: 3px solid var(--wood-line);
}
svg { display: block; margin: 0 auto 20px; }
h1 { margin: 0 0 6px; font-size: 22px; line-height: 31px; letter-spacing: -0.018em; text-align: center; text-wrap: balance; }
p { margin: 0; color: var(--ink-2); text-align: center; text-wrap: pretty; }
form { margin: 24px 0 0; }
label { display: block; margin: 0 0 6px; font-weight: 600; }
input {
  display: block; width: 100%; height: 44px; margin: 0 0 16px; padding: 0 12px; font: inherit; font-size: 16px; color: var(--ink);
  background: var(--surface-2); border: 1px solid var(--line-3); border-radius: 8px;
}
input[aria-invalid="true"] { border-color: var(--bad); margin-bottom: 6px; }
.error { margin: 0 0 16px; color: var(--bad); text-align: start; }
button, .button {
  display: block; width: 100%; min-height: 44px; padding: 10px 16px; font: inherit; font-size: 15px; font-weight: 600; text-align: center;
  text-decoration: none; color: var(--on-primary); background: var(--primary); border: 0; border-radius: 8px; cursor: pointer;
}
button:hover, .button:hover { background: var(--primary-hover); }
.button { margin: 24px 0 0; }
.note { margin: 20px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); color: var(--ink-3); font-size: 13px; line-height: 20px; }
a { color: var(--accent-ink); }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
@media (max-width: 420px) { body { padding: 0; place-items: stretch; } main { max-width: none; border-radius: 0; box-shadow: none; padding: 28px 20px; } }
`;
