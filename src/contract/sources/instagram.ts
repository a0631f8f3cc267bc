import { no, yes } from '../base/verdict.ts';
import type { Source } from './source.ts';

const HOSTS = new Set(['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am', 'www.instagr.am']);

/** Reels and posts: /reel/ID, /reels/ID, /p/ID, /tv/ID. */
export const instagram = {
  storedAs: 'instagram_transcript',
  startTitle: { ko: '인스타그램 게시물', en: 'Instagram Post' },
  loadingTitle: { ko: '게시물 정보를 불러오는 중', en: 'Loading post' },
  readLink(typed) {
    const address = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
    if (!URL.canParse(address)) return no('not-this-source');
    const url = new URL(address);
    const found = /^\/(reel|reels|p|tv)\/([\w-]+)/.exec(url.pathname);
    if (!HOSTS.has(url.hostname) || !found) return no('not-this-source');
    const [, form = '', id = ''] = found;
    return yes({ id, url: `https://www.instagram.com/${form === 'reels' ? 'reel' : form}/${id}/` });
  },
} satisfies Source;
