import { OURS } from '#contract/limits.ts';
import type { Language } from '#contract/base/language.ts';
import { cut } from '#contract/base/letters.ts';
import { unwrap } from '#contract/base/unwrap.ts';
import { momentUrl, youtube } from '#contract/sources/youtube.ts';
import { placeLabel, type Place } from '#contract/sources/passage.ts';

/** Words of a source with where they stand. */
export interface Quotation {
  /** As they read: without marks of Markdown, an empty line between paragraphs. */
  text: string;
  title: string;
  /** The second, page or heading in a few characters; null when the source has no places. */
  place: string | null;
  /** Opens the source, a video at the second; null where nothing can be opened. */
  url: string | null;
}

/** Room for what the asker wants to say about it. */
const ASKED_LENGTH = OURS.questionLength / 4;

/** Quotes what was selected; lines that were cut at `columns` are sentences again. `url` is the address of the source. */
export function quotationOf(
  selected: string,
  { title, url, place, columns }: { title: string; url: string | null; place: Place | null; columns: number | null },
  language: Language,
): Quotation {
  const lines = unwrap(selected.replace(/\r\n?/g, '\n'), columns).split('\n');
  const text = lines
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, title, place: place && placeLabel(place, language), url: placeUrl(url, place?.startSec ?? null) };
}

/** The address of a video at its second; of anything else as it is, if it can be opened from elsewhere. */
function placeUrl(url: string | null, startSec: number | null): string | null {
  if (url === null || !/^https?:\/\//i.test(url)) return null;
  const video = youtube.readLink(url);
  return video.ok && video.value.id !== null && startSec !== null ? momentUrl(video.value.id, startSec) : url;
}

const sourceOf = ({ title, place }: Quotation): string => [title, place].filter(Boolean).join(', ');

/** For the clipboard of programs that know no markup. */
export const citationText = (quotation: Quotation): string =>
  `“${quotation.text}”\n— ${[sourceOf(quotation), quotation.url].filter(Boolean).join(', ')}`;

/** The same for those that do. */
export function citationHtml(quotation: Quotation): string {
  const paragraphs = quotation.text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(escapeHtml).join('<br>')}</p>`);
  const source = escapeHtml(sourceOf(quotation));
  const linked = quotation.url === null ? source : `<a href="${escapeHtml(quotation.url)}">${source}</a>`;
  return `<blockquote>${paragraphs.join('')}</blockquote><p>— ${linked}</p>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** A note that quotes: a block quotation in Markdown with its source below. */
export function quotationMarkdown(quotation: Quotation): string {
  const quoted = quotation.text.split('\n').map((line) => `> ${inMarkdown(line)}`.trimEnd());
  const source = inMarkdown(sourceOf(quotation));
  const linked =
    quotation.url === null ? source : `[${source}](<${quotation.url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
  return `${quoted.join('\n')}\n\n— ${linked}`;
}

/** How a question about the words begins; the asker goes on below. */
export function quotationQuestion(quotation: Quotation): string {
  const words = cut(quotation.text, ASKED_LENGTH).split('\n').join('\n> ');
  return `> ${words}\n> — ${sourceOf(quotation)}\n\n`;
}
