import type { PostLevel } from '#contract/sources/posts.ts';
import { listenTo } from '../media/listen.ts';
import { SourceFailure, type Facts, type Reading } from '../reading.ts';
import type { Target, Technique, Tools } from './technique.ts';

/**
 * A post of which somebody uploaded the film: whole by what is said in it, whatever the platform shows of the post. Where
 * nobody listens, or nothing is said, the post stays as it is shown, and its film can be played.
 */
export const orRecording =
  (technique: Technique): Technique =>
  async (target, tools) => {
    if (!target.recording) return technique(target, tools);
    const heard = await listenTo(target.recording, tools);
    const { facts, passages, extractionMethod } = await knownOf(technique, target, tools);
    const { picture, metadata } = heard.facts;
    const known: Facts = { ...facts, picture: facts.thumbnailUrl ? null : (picture ?? null) };
    if (heard.wordless !== null) {
      const wordless = { ...facts.metadata, ...metadata, wordless: heard.wordless };
      return { ...known, metadata: wordless, status: 'partial', extractionMethod, passages };
    }
    const level: PostLevel = 'full';
    return {
      ...known,
      language: heard.language ?? facts.language ?? null,
      metadata: { ...facts.metadata, ...metadata, level, ...(heard.isCut && { isCut: true }) },
      status: heard.isCut ? 'partial' : 'ready',
      extractionMethod: 'speech-to-text',
      passages: [...passages, ...heard.passages],
      segments: heard.segments,
    };
  };

/** What the platform shows of the post, its words included; a wall is no failure here. */
async function knownOf(technique: Technique, target: Target, tools: Tools) {
  try {
    const {
      passages,
      extractionMethod,
      status: _,
      segments: __,
      chapters: ___,
      ...facts
    }: Reading = await technique(target, tools);
    return { facts: facts as Facts, passages: passages.filter(({ startSec }) => startSec === null), extractionMethod };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { facts: error.facts, passages: [], extractionMethod: 'link-only' };
  }
}
