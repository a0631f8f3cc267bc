import { fixChapters } from '#contract/recipes/description/fix-chapters.ts';
import { filmOfScript, type Film } from '../description/planned-film.ts';
import type { ReadSource, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';

/** The film that the form says is described, with chapters that YouTube takes; null where nothing wired tells of it. */
export function describedFilm(values: RecipeValues, material: RecipeMaterial, topic: string): Film | null {
  const film = values['film'] === 'recorded' ? recordedFilm(material, topic) : filmOfNotes(material);
  return film && { ...film, chapters: fixChapters(film.chapters, film.endSec) ?? [] };
}

function filmOfNotes({ sources }: RecipeMaterial): Film | null {
  const written = sources.filter(
    ({ kind, segments, madeBy }) => (kind === 'text' || kind === 'file') && segments.length === 0 && isOwn(madeBy),
  );
  const inOrder = [...written.filter(({ madeBy }) => madeBy !== undefined), ...written];
  return inOrder.map(({ text }) => filmOfScript(text, blank)).find((film) => film !== null) ?? null;
}

const isOwn = (madeBy: string | undefined): boolean => madeBy === undefined || madeBy === 'long-script';

function recordedFilm({ sources }: RecipeMaterial, topic: string): Film | null {
  const own = ownRecording(
    sources.filter(({ segments }) => segments.length > 0),
    topic,
  );
  return own && { chapters: own.chapters, endSec: own.segments.at(-1)?.endSec ?? null, isPlanned: false };
}

/** When something is first said in the recording that is described: its chapters may begin there. */
export function beginsOfFilm(values: RecipeValues, { sources }: RecipeMaterial, topic: string): number[] {
  const recordings = sources.filter(({ segments }) => segments.length > 0);
  const own = values['film'] === 'recorded' ? ownRecording(recordings, topic) : null;
  return own ? own.segments.map(({ startSec }) => startSec) : [];
}

/** Among several recordings an uploaded one, else the one whose title says most of the topic; null where that is not clear. */
function ownRecording(recordings: readonly ReadSource[], topic: string): ReadSource | null {
  const uploaded = recordings.filter(({ kind }) => kind === 'file');
  const [only] = recordings.length === 1 ? recordings : uploaded.length === 1 ? uploaded : [];
  if (only) return only;
  const words = topic.split(/\s+/).filter((word) => word.length > 1);
  const ranked = recordings
    .map((source) => ({ source, said: words.filter((word) => source.title.includes(word)).length }))
    .toSorted((a, b) => b.said - a.said);
  const [first, second] = ranked;
  return first && first.said > (second?.said ?? 0) ? first.source : null;
}
