import { endingOf } from '#contract/files/upload-check.ts';
import type { ReadKind } from '#contract/sources/index.ts';

/** What recognising a source takes. In the order in which sources are counted: that of their wires. */
export interface NamedSource {
  title: string;
  kind: ReadKind | 'text';
  url?: string | null;
  /** Whether its words have seconds: of a file, that it is a recording. */
  isTimed?: boolean;
}

type Fits = (source: NamedSource) => boolean;

const isOf =
  (...kinds: NamedSource['kind'][]): Fits =>
  ({ kind }) =>
    kinds.includes(kind);
const hasEnding =
  (endings: RegExp): Fits =>
  ({ kind, title }) =>
    kind === 'file' && endings.test(endingOf(title));

const isSound = hasEnding(/^(mp3|m4a|aac|wav|og[ga]|opus|flac)$/);
const isFilm: Fits = (source) =>
  hasEnding(/^(mp4|m4v|webm|mov|avi|mkv)$/)(source) ||
  (source.kind === 'file' && source.isTimed === true && !isSound(source));
const isDocument: Fits = (source) => source.kind === 'file' && !isSound(source) && !isFilm(source);
const isShort: Fits = ({ kind, url }) => kind === 'youtube' && /\/shorts\//.test(url ?? '');
const isReel: Fits = ({ kind, url }) => kind === 'instagram' && !/\/p\//.test(url ?? '');
const hasAddress: Fits = ({ kind, url }) => kind !== 'file' && kind !== 'text' && url !== undefined && url !== null;

/**
 * What people call sources, and which ones each word means: those of the first row that any fits. `any` means them all.
 * A word that fits none of a board's sources restricts nothing.
 */
export const sourceKinds = {
  video: {
    words: '동영상|영상|비디오|클립|브이로그|유튜브|videos?|clips?|vlogs?|youtube',
    fits: [(source: NamedSource) => isOf('youtube')(source) || isReel(source) || isFilm(source)],
  },
  short: { words: '쇼츠|숏츠|숏폼|shorts', fits: [isShort, isOf('youtube')] },
  reel: { words: '릴스|reels?', fits: [isReel, isOf('instagram')] },
  article: { words: '글|기사|아티클|블로그|칼럼|articles?|blogs?', fits: [isOf('website'), isOf('text'), isDocument] },
  post: { words: '포스트|포스팅|게시물|게시글|posts?', fits: [isOf('instagram', 'website')] },
  page: {
    words: '웹\\s?페이지|페이지|홈페이지|웹\\s?사이트|사이트|web\\s?pages?|pages?|web\\s?sites?|sites?',
    fits: [isOf('website')],
  },
  link: { words: '링크|links?|urls?', fits: [hasAddress, isOf('youtube', 'instagram', 'website')] },
  pdf: { words: '피디에프|pdfs?', fits: [hasEnding(/^pdf$/), isDocument] },
  document: {
    words: '문서|보고서|논문|documents?|docs?|papers?|reports?',
    fits: [isDocument, isOf('website', 'text')],
  },
  sound: { words: '녹음|오디오|음성|팟캐스트|podcasts?|audios?|recordings?', fits: [isSound, isFilm] },
  file: { words: '파일|files?', fits: [isOf('file')] },
  note: { words: '메모|노트|notes?|memos?', fits: [isOf('text')] },
  any: {
    words:
      '소스|자료|출처|콘텐츠|컨텐츠|강의|강연|인터뷰|대본|것|거|sources?|materials?|references?|resources?|talks?|transcripts?|ones?',
    fits: [],
  },
} as const satisfies Record<string, { words: string; fits: readonly Fits[] }>;

export type SourceWord = keyof typeof sourceKinds;

type Places = number[];

/** The places of the sources that one of these words means; none where the words restrict nothing. */
export function strictly(words: readonly SourceWord[], sources: readonly NamedSource[]): Places {
  return union(words.flatMap((word) => fitting(word, sources).find(({ length }) => length > 0) ?? []));
}

/** The same with all that one of the words may mean. */
export function loosely(words: readonly SourceWord[], sources: readonly NamedSource[]): Places {
  return union(words.flatMap((word) => fitting(word, sources).flat()));
}

const fitting = (word: SourceWord, sources: readonly NamedSource[]): Places[] =>
  sourceKinds[word].fits.map((fits: Fits) => sources.flatMap((source, place) => (fits(source) ? place : [])));

const union = (places: Places): Places => [...new Set(places)].toSorted((a, b) => a - b);
