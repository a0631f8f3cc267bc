import { platforms, readPost, type Post, type PostLevel } from '#contract/sources/posts.ts';
import { captionPassages } from '../posts/caption-passages.ts';
import { readOembed, type Oembed } from '../posts/oembed.ts';
import { SourceFailure, type Facts, type Reading } from '../reading.ts';
import type { Technique, Tools } from './technique.ts';
import { readWebsite } from './website.ts';

/** A post of a platform that tells of it by oEmbed, which needs no key; every other page as `readWebsite` does. */
export const readWebsiteOrPost: Technique = async (target, tools) => {
  const url = target.url ?? '';
  const post = readPost(url);
  if (!post) return readWebsite(target, tools);
  await tools.report('connecting');
  const told = post.id === null ? await findLong(url, tools) : { post, url };
  return readTold(told.post, told.url, tools);
};

/** Where a short address leads. */
async function findLong(url: string, tools: Tools): Promise<{ post: Post; url: string }> {
  const page = await tools.fetch(url, { types: ['text/html'], signal: tools.signal });
  const post = readPost(page.url);
  if (!post || post.id === null)
    throw new SourceFailure('not-found', { detail: 'a short address that leads to no post' });
  return { post, url: page.url };
}

async function readTold({ platform, id }: Post, url: string, tools: Tools): Promise<Reading> {
  const { name, isWritten, hosts } = platforms[platform];
  const known: Facts = { metadata: { platform, siteName: name, domain: hosts[0], postId: id, level: 'link-only' } };
  const query = new URLSearchParams({ url, omit_script: '1', dnt: '1' });
  const address = `${tools.config.posts[platform].oembedUrl}?${query}`;
  const answer = await tools.fetch(address, { types: ['application/json'], signal: tools.signal });
  if (answer.status === 404 || answer.status === 400) throw new SourceFailure('not-found', { facts: known });
  if (answer.status === 401 || answer.status === 403) throw new SourceFailure('login-required', { facts: known });
  if (answer.status === 429) throw new SourceFailure('rate-limited', { facts: known });
  if (answer.status >= 400) throw new SourceFailure('site-error', { facts: known, detail: `status ${answer.status}` });
  await tools.report('reading');
  const { author, username, text, thumbnailUrl, language } = readOembed(parse(answer.body), isWritten);
  const facts: Facts = {
    title: author ?? (username && `@${username}`),
    description: text,
    language,
    thumbnailUrl,
    metadata: { ...known.metadata, username, author },
  };
  if (!text) throw new SourceFailure(author || username ? 'nothing-readable' : 'login-required', { facts });
  const isWhole = isWritten && !text.endsWith('…');
  const level: PostLevel = isWhole ? 'full' : 'caption';
  return {
    ...facts,
    metadata: { ...facts.metadata, level },
    status: isWhole ? 'ready' : 'partial',
    extractionMethod: 'oembed',
    passages: captionPassages(text),
  };
}

function parse(body: Buffer): Oembed {
  try {
    return JSON.parse(body.toString('utf8')) as Oembed;
  } catch (cause) {
    throw new SourceFailure('site-error', { detail: 'no JSON', cause });
  }
}
