import type { Language } from '#contract/base/language.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';

/** What a mail says, part by part; plain text all of it. */
export interface LetterParts {
  language: Language;
  title: string;
  lines: readonly string[];
  /** Somebody's own words. */
  quote?: string;
  /** Several things, each with where it leads. */
  rows?: readonly { label: string; url: string | null }[];
  /** The one thing to press. */
  link?: { label: string; url: string };
  /** In small letters at the end. */
  foot: readonly string[];
  /** And what can be pressed there. */
  footLinks?: readonly { label: string; url: string }[];
}

const FONT = "'Pretendard Variable', Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', system-ui, sans-serif";

/** Programs for mails that know no style sheet show the light look, which stands at each element. */
const DARK = `@media (prefers-color-scheme: dark) {
  .ground { background: #131614 !important; color: #eef1ee !important; }
  .card { background: #1c201d !important; border-color: #2f3631 !important; }
  .quiet { color: #b3bcb5 !important; }
  .quote { border-color: #414a44 !important; color: #d5dbd6 !important; }
  .row { color: #eef1ee !important; }
  .press { background: #eef1ee !important; color: #151917 !important; }
}`;

const p = (text: string, style: string, className = ''): string =>
  `<p${className && ` class="${className}"`} style="margin:0 0 14px;${style}">${lines(text)}</p>`;
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** The same words for programs that show HTML and for those that do not. Nothing in it is fetched from anywhere. */
export function layOut(parts: LetterParts): { text: string; html: string } {
  return { text: toText(parts), html: toHtml(parts) };
}

function toText({ title, lines: said, quote, rows, link, foot, footLinks = [] }: LetterParts): string {
  const quoted = quote?.split('\n').map((line) => `> ${line}`);
  const parts = [
    title,
    ...said,
    quoted?.join('\n'),
    rows?.map(({ label, url }) => (url ? `- ${label}\n  ${url}` : `- ${label}`)).join('\n'),
    link && `${link.label}:\n${link.url}`,
    `-- \nMaru\n${[...foot, ...footLinks.map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function toHtml({ language, title, lines: said, quote, rows = [], link, foot, footLinks = [] }: LetterParts): string {
  const quoteLook = 'padding:2px 0 2px 14px;border-left:3px solid #cbd1ca;color:#454d48;overflow-wrap:anywhere;';
  const pressLook =
    'display:inline-block;padding:11px 18px;border-radius:8px;background:#1a1f1c;color:#ffffff;font-weight:600;text-decoration:none;';
  const rowLook = 'margin:0 0 10px;overflow-wrap:anywhere;';
  const footLook = 'margin-bottom:6px;font-size:13px;line-height:20px;color:#616a64;overflow-wrap:anywhere;';
  const body = [
    p('Maru', 'font-weight:700;font-size:17px;letter-spacing:-0.02em;'),
    `<h1 style="margin:0 0 14px;font-size:21px;line-height:30px;font-weight:700;letter-spacing:-0.02em;overflow-wrap:anywhere;">${escapeHtml(title)}</h1>`,
    ...said.map((line) => p(line, 'overflow-wrap:anywhere;')),
    quote ? `<blockquote class="quote" style="margin:0 0 18px;${quoteLook}">${lines(quote)}</blockquote>` : '',
    ...rows.map(({ label, url }) =>
      url
        ? `<p style="${rowLook}"><a class="row" href="${escapeHtml(url)}" style="color:#151917;">${escapeHtml(label)}</a></p>`
        : p(label, rowLook),
    ),
    link
      ? `<p style="margin:22px 0;"><a class="press" href="${escapeHtml(link.url)}" style="${pressLook}">${escapeHtml(link.label)}</a></p>`
      : '',
    ...foot.map((line) => p(line, footLook, 'quiet')),
    footLinks.length > 0
      ? `<p class="quiet" style="margin:0;${footLook}">${footLinks
          .map(
            ({ label, url }) =>
              `<a class="quiet" href="${escapeHtml(url)}" style="color:#616a64;">${escapeHtml(label)}</a>`,
          )
          .join(' &nbsp;·&nbsp; ')}</p>`
      : '',
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f7f8f6;">
<div class="ground" lang="${language}" style="padding:28px 14px;background:#f7f8f6;color:#151917;font:15px/24px ${FONT};">
<div class="card" style="max-width:520px;margin:0 auto;padding:26px 26px 20px;background:#ffffff;border:1px solid #e3e7e2;border-radius:12px;">
${body.filter(Boolean).join('\n')}
</div>
</div>
</body>
</html>
`;
}
