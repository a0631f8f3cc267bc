import { tagsLength, YOUTUBE } from '#contract/recipes/description/youtube-limits.ts';

/** The first tags that fit together; one that does not, or is there already, is passed over. */
export function fitTags(tags: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  const known = new Set<string>();
  for (const tag of tags.map((one) => one.trim())) {
    const added = tagsLength([tag]) + (kept.length > 0 ? 1 : 0);
    const key = tag.toLowerCase();
    if (tag === '' || known.has(key) || length + added > YOUTUBE.tagsLength) continue;
    known.add(key);
    kept.push(tag);
    length += added;
  }
  return kept;
}
