import type { StoredType } from '../../src/contract/board/board.schema.ts';
import type { SourceProblem } from '../../src/contract/sources/source-state.ts';
import { failed, fileCards, laidOut, words, type Card, type Language, type Sheet } from './cards.ts';
import { PICTURES, RECORDING } from './drawings.ts';

const rowsOf = (cards: readonly Card[], length: number): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / length) }, (_, row) => cards.slice(row * length, (row + 1) * length));

const ofVideos: readonly SourceProblem[] = [
  'no-captions',
  'blocked',
  'po-token-required',
  'age-restricted',
  'private',
  'video-unavailable',
  'unplayable',
  'live-upcoming',
];
const ofPages: readonly SourceProblem[] = [
  'not-found',
  'refused-address',
  'unreachable',
  'timeout',
  'too-large',
  'wrong-type',
  'nothing-readable',
  'login-required',
];
const ofFiles: readonly SourceProblem[] = [
  'slow-document',
  'too-large',
  'wrong-type',
  'nothing-readable',
  'encrypted',
  'damaged',
  'scanned',
  'no-credits',
  'unexpected',
];

/** Every reason for which a video, a post and a page cannot be read, and posts of which a part was read. */
export function linkTroubles(language: Language): Sheet {
  const w = words[language];
  const link = (type: StoredType, title: string, facts: Record<string, unknown>): Card => ({
    type,
    width: 260,
    height: 232,
    title,
    facts: { isProcessing: false, ...facts },
  });
  const video = { url: 'https://www.youtube.com/watch?v=abcdefghijk', videoId: 'abcdefghijk', channelTitle: w.channel };
  const reel = { url: 'https://www.instagram.com/reel/C0ffee', postId: 'C0ffee', domain: 'instagram.com' };
  const told = { url: 'https://www.tiktok.com/@slowkitchen/video/7300000000000000000', platform: 'tiktok' };
  const page = { url: 'https://coffee.example.com/water', domain: 'coffee.example.com' };
  const posts = [
    link('instagram_transcript', w.reel, { ...reel, ...failed('login-required'), level: 'link-only' }),
    link('instagram_transcript', w.reel, {
      ...reel,
      ...failed('login-required'),
      level: 'link-only',
      thumbnail: PICTURES.post,
    }),
    link('instagram_transcript', w.reel, { ...reel, ...failed('rate-limited'), level: 'link-only' }),
    link('website', w.reel, { ...told, ...failed('unreachable'), level: 'link-only', domain: 'tiktok.com' }),
    link('instagram_transcript', '@today_homecafe', {
      ...reel,
      level: 'caption',
      username: 'today_homecafe',
      description: w.about,
      passageCount: 3,
      thumbnail: PICTURES.post,
    }),
    link('website', '@slowkitchen', {
      ...told,
      level: 'caption',
      username: 'slowkitchen',
      description: w.about,
      domain: 'tiktok.com',
      passageCount: 3,
    }),
    link('instagram_transcript', '@today_homecafe', {
      ...reel,
      level: 'caption',
      username: 'today_homecafe',
      passageCount: 3,
      wordless: 'no-listener',
    }),
  ];
  return {
    name: 'link-troubles',
    edges: [],
    nodes: laidOut([
      ...rowsOf(
        ofVideos.map((problem) => link('youtube_transcript', w.video, { ...video, ...failed(problem) })),
        8,
      ),
      posts,
      ...rowsOf(
        ofPages.map((problem) => link('website', w.page, { ...page, ...failed(problem) })),
        8,
      ),
    ]),
  };
}

/** Every reason for which a document, a picture and a recording cannot be read, or was read in part. */
export function fileTroubles(language: Language): Sheet {
  const file = fileCards(language);
  const picture = { fileName: 'menu_board.png', fileType: 'image' };
  const sound = {
    fileName: 'interview.mp3',
    fileType: 'audio',
    media: 'audio',
    recording: RECORDING,
    durationSec: 372,
  };
  const film = { fileName: 'b-roll.mp4', fileType: 'video', media: 'video', recording: RECORDING, durationSec: 372 };
  const read = { isProcessing: false, passageCount: 0 };
  return {
    name: 'file-troubles',
    edges: [],
    nodes: laidOut([
      ...rowsOf(
        ofFiles.map((problem) => file(failed(problem))),
        6,
      ),
      [
        file({ ...picture, ...failed('vision-failed') }, 220),
        file({ ...picture, ...read, wordless: 'no-picture-reader' }, 220),
        file({ ...picture, ...read, wordless: 'no-text' }, 220),
        file({ ...sound, ...failed('speech-failed') }, 220),
        file({ ...film, ...failed('speech-failed'), thumbnail: PICTURES.page }, 220),
      ],
      [
        file({ ...sound, ...read, wordless: 'no-listener' }, 220),
        file({ ...sound, ...read, wordless: 'no-speech' }),
        file({ ...film, ...read, wordless: 'no-sound', thumbnail: PICTURES.page }, 220),
        file({ ...film, ...read, wordless: 'too-long', thumbnail: PICTURES.page }, 220),
        file({ ...film, ...read, passageCount: 9, isCut: true, thumbnail: PICTURES.page }, 220),
      ],
    ]),
  };
}
