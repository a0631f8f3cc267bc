import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { recogniseLink } from '#contract/sources/index.ts';
import { readPlaylist } from '#contract/sources/playlist.ts';

export const RESEARCH = { links: 10, topicLength: 100 } as const;

type FoundLink = NonNullable<ReturnType<typeof recogniseLink>>;

export interface Research {
  topic: string;
  /** Each address once, in the order in which they were typed. */
  links: FoundLink[];
  /** How many more times an address was typed. */
  repeated: number;
}

export type ResearchRefusal = 'no-topic' | 'long-topic' | 'no-links' | 'too-many' | 'not-a-link' | 'playlist';

/** A topic and links with white space between them, as somebody typed them. */
export function readResearch(typed: { topic: string; links: string }): Verdict<Research, ResearchRefusal> {
  const topic = typed.topic.replace(/\s+/g, ' ').trim().toWellFormed();
  if (topic === '') return no('no-topic');
  if (topic.length > RESEARCH.topicLength) return no('long-topic');
  const links = typed.links
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(recogniseLink);
  if (links.length === 0) return no('no-links');
  const byUrl = new Map(links.flatMap((link): [string, FoundLink][] => (link ? [[link.link.url, link]] : [])));
  if (links.includes(null)) return no('not-a-link');
  if ([...byUrl.keys()].some((url) => readPlaylist(url) !== null)) return no('playlist');
  if (byUrl.size > RESEARCH.links) return no('too-many');
  return yes({ topic, links: [...byUrl.values()], repeated: links.length - byUrl.size });
}
