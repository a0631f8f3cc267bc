import { no, yes } from '../base/verdict.ts';
import { OURS } from '../limits.ts';
import type { Source } from './source.ts';

/** Anything that parses as an http or https address with a dotted host name; 'https://' is added where it is missing. */
export const website = {
  storedAs: 'website',
  aliases: ['website_content'],
  startTitle: { ko: '웹사이트', en: 'Website' },
  loadingTitle: { ko: '웹사이트를 불러오는 중', en: 'Loading website' },
  readLink(typed) {
    const trimmed = typed.trim();
    const address =
      /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d+(\/|$)/.test(trimmed) ? trimmed : `https://${trimmed}`;
    if (/\s/.test(trimmed) || address.length > OURS.urlLength || !URL.canParse(address)) return no('not-this-source');
    const url = new URL(address);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const hasHost = /[^.]\.[^.]/.test(url.hostname) || url.hostname === 'localhost' || url.hostname.startsWith('[');
    return isWeb && hasHost ? yes({ id: null, url: url.href }) : no('not-this-source');
  },
} satisfies Source;
