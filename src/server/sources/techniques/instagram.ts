import { passagesOf } from '../passages/passages.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import type { Technique } from './technique.ts';

/**
 * What a post shows to visitors: the author's caption in the page's OpenGraph description. Instagram mostly asks for a
 * sign-in instead; then the link stays with 'login-required'. The speech of a reel is not given out at all.
 */
export const readInstagram: Technique = async (target, tools) => {
  await tools.report('connecting');
  const { pathname } = new URL(target.url ?? '');
  const page = await tools.fetch(new URL(pathname, tools.config.instagram.baseUrl).href, {
    types: ['text/html'],
    signal: tools.signal,
  });
  const facts: Facts = { metadata: { postId: target.id, domain: 'instagram.com' } };
  if (page.status === 404) throw new SourceFailure('not-found', { facts });
  if (page.status === 429) throw new SourceFailure('rate-limited', { facts });
  if (page.status >= 400 && page.status !== 401 && page.status !== 403)
    throw new SourceFailure('unreachable', { facts });
  if (page.status >= 400 || new URL(page.url).pathname.startsWith('/accounts/'))
    throw new SourceFailure('login-required', { facts });
  await tools.report('reading');
  const about = await tools.workers.readPage(
    { bytes: page.body, typeHeader: page.typeHeader, url: page.url },
    tools.signal,
  );
  const post = readPostDescription(about.description ?? '', about.title ?? '');
  Object.assign(facts, {
    title: post.username ? `@${post.username}` : null,
    description: post.caption,
    language: about.language,
    thumbnailUrl: about.picture,
    metadata: { ...facts.metadata, username: post.username },
  });
  if (!post.caption) throw new SourceFailure('login-required', { facts });
  const passages = passagesOf([{ text: post.caption, heading: null, page: null }]);
  return { ...facts, status: 'partial', extractionMethod: 'og-caption', passages };
};

/** '12 likes, 3 comments - name on November 3, 2025: "words"' or 'Name on Instagram: "words"'. */
export function readPostDescription(
  description: string,
  title: string,
): { username: string | null; caption: string | null } {
  const caption =
    /:\s*[“"](.+?)[”"]\.?\s*$/s.exec(description)?.[1] ?? /:\s*[“"](.+?)[”"]\s*$/s.exec(title)?.[1] ?? null;
  const username =
    /comments? - ([\w.]+) on /i.exec(description)?.[1] ??
    /\(@([\w.]+)\)/.exec(title)?.[1] ??
    /댓글 .*?- ([\w.]+)님/.exec(description)?.[1] ??
    null;
  return { username, caption: caption?.trim() || null };
}
