import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import type { BoardEdge, BoardNode, StoredType } from '../../src/contract/board/board.schema.ts';
import { FILE_ID, PICTURES, RECORDING } from './drawings.ts';
import { problemWords, type SourceProblem } from '../../src/contract/sources/source-state.ts';

export type Language = 'ko' | 'en';

/** A board whose cards are in states that no server would hold long enough to be looked at. */
export interface Sheet {
  name: string;
  nodes: BoardNode[];
  edges: BoardEdge[];
}

const GAP_PX = 48;

export const words = {
  ko: {
    video: '원두 고르는 법: 로스팅 날짜부터 보세요',
    reel: '집에서 만드는 라떼 아트 세 가지',
    page: '핸드드립 물 온도, 몇 도가 좋을까? 바리스타 다섯 명에게 물었습니다',
    channel: '느린부엌',
    about: '물 온도는 원두의 로스팅 정도에 따라 다릅니다. 약하게 볶은 원두는 93도 안팎이 좋아요.',
    brief: '협찬_브리프_하루컵_텀블러_최종_수정본_v3.pdf',
    note: '## 오프닝\n- [x] 질문으로 시작한다\n- [ ] 첫 컷은 물 끓는 소리\n\n**핵심**: 원두는 2주 안에 쓴다.',
    long: '첫 문단입니다. 원두를 고를 때는 로스팅 날짜부터 봅니다. '.repeat(20),
    table: '| 장면 | 초 |\n| --- | --- |\n| 오프닝 | 8 |\n| 본론 | 95 |\n| 마무리 | 20 |',
    script:
      '1. 첫 잔이 쓴 건 원두 탓이 아니에요.\n2. 분쇄도를 두 칸만 곱게 조이세요.\n3. 신맛이 단맛으로 바뀌어요.\n4. 오늘 저녁에 해 보세요.\n5. 결과는 댓글로 알려 주세요.',
    sticky: '썸네일은 손이 크게 나온 컷으로',
    title: '오프닝 대본',
    group: '참고 영상',
    wide: '아주 긴 제목을 가진 그룹이라서 머리글에 다 들어가지 않을 때',
    label: '핵심 근거',
  },
  en: {
    video: 'How to choose coffee beans: start with the roast date',
    reel: 'Three latte art patterns to make at home',
    page: 'What water temperature is best for pour-over? We asked five baristas',
    channel: 'Slow Kitchen',
    about: 'The best water temperature depends on the roast. Light roasts like it around 93 degrees.',
    brief: 'sponsor_brief_harucup_tumbler_final_revised_v3.pdf',
    note: '## Opening\n- [x] Start with a question\n- [ ] First shot: the sound of boiling water\n\n**Point**: use beans within two weeks.',
    long: 'This is the first paragraph. When choosing beans, look at the roast date first. '.repeat(20),
    table: '| Scene | Seconds |\n| --- | --- |\n| Opening | 8 |\n| Body | 95 |\n| Ending | 20 |',
    script:
      '1. A bitter first cup is not the fault of the beans.\n2. Grind two steps finer.\n3. Sour turns into sweet.\n4. Try it tonight.\n5. Tell me in the comments.',
    sticky: 'Thumbnail: the shot with the large hand',
    title: 'Opening script',
    group: 'Reference videos',
    wide: 'A group with a very long title that does not fit into its head at all',
    label: 'Key evidence',
  },
} as const;

let made = 0;
const nextId = (): string => `01900000-0000-7000-8000-${String(++made).padStart(12, '0')}`;

export interface Card {
  type: StoredType;
  width: number;
  height: number;
  title: string;
  content?: string;
  facts?: Record<string, unknown>;
}

/** Rows of cards, as high as the highest of each. */
export function laidOut(rows: readonly (readonly Card[])[]): BoardNode[] {
  const nodes: BoardNode[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const { type, width, height, title, content = '', facts = {} } of row) {
      const size = { width, height };
      nodes.push(blankNode({ id: nextId(), type, title, content, position: { x, y }, size, metadata: facts }));
      x += width + GAP_PX;
    }
    y += Math.max(...row.map((card) => card.height)) + GAP_PX;
  }
  return nodes;
}

export const failed = (problem: SourceProblem) => ({
  isProcessing: false,
  processingProblem: problem,
  processingError: problemWords[problem].ko,
  isRetryable: problemWords[problem].retryable,
});

/** Videos, posts and pages: waiting, being read, read, read in part, read anew, failed. */
export function links(language: Language): Sheet {
  const w = words[language];
  const link = (type: StoredType, title: string, facts: Record<string, unknown>): Card => ({
    type,
    width: 260,
    height: 232,
    title,
    facts,
  });
  const read = { isProcessing: false, passageCount: 24 };
  const video = { url: 'https://www.youtube.com/watch?v=abcdefghijk', videoId: 'abcdefghijk', channelTitle: w.channel };
  const post = { url: 'https://www.instagram.com/reel/C0ffee', postId: 'C0ffee', username: 'today_homecafe' };
  const page = { url: 'https://coffee.example.com/water', domain: 'coffee.example.com', description: w.about };
  const kinds = [
    ['youtube_transcript', w.video, { ...video, durationSec: 754 }, PICTURES.video],
    ['instagram_transcript', w.reel, post, PICTURES.post],
    ['website', w.page, page, PICTURES.page],
  ] as const;
  return {
    name: 'links',
    edges: [],
    nodes: laidOut([
      ...kinds.map(([type, title, facts, thumbnail]) => [
        link(type, title, { ...facts, isProcessing: true }),
        link(type, title, { ...facts, isProcessing: true, processingStep: 'reading' }),
        link(type, title, { ...facts, ...read, thumbnail }),
        link(type, title, { ...facts, ...read }),
        link(type, title, { ...facts, ...read, thumbnail, noteForAi: w.sticky, locked: true }),
        link(type, title, { ...facts, ...read, thumbnail, isProcessing: true }),
      ]),
      [
        link('youtube_transcript', w.video, { ...video, ...failed('no-captions'), thumbnail: PICTURES.video }),
        link('youtube_transcript', w.video, { ...video, ...failed('age-restricted') }),
        link('instagram_transcript', w.reel, { ...post, ...failed('login-required'), level: 'link-only' }),
        link('website', w.page, { ...page, ...failed('not-found') }),
        link('website', w.page, { ...page, ...failed('refused-address') }),
        link('website', w.page, { ...page, ...failed('unexpected') }),
      ],
    ]),
  };
}

/** Makes cards of files: of the offer in PDF, unless the facts say otherwise. */
export const fileCards =
  (language: Language) =>
  (facts: Record<string, unknown>, height = 148): Card => ({
    type: 'file',
    width: 260,
    height,
    title: String(facts['fileName'] ?? words[language].brief),
    facts: { fileName: words[language].brief, fileType: 'pdf', fileSize: 2_400_000, fileId: FILE_ID, ...facts },
  });

/** Documents, pictures, sound and film. */
export function files(language: Language): Sheet {
  const w = words[language];
  const file = fileCards(language);
  const read = { isProcessing: false, passageCount: 12, pageCount: 14 };
  const picture = (name: string, more: Record<string, unknown>): Card =>
    file({ fileName: name, fileType: 'image', isProcessing: false, ...more }, 220);
  const media = (name: string, type: 'audio' | 'video', more: Record<string, unknown>): Card =>
    file(
      { fileName: name, fileType: type, media: type, recording: RECORDING, durationSec: 372, ...more },
      type === 'audio' ? 148 : 220,
    );
  return {
    name: 'files',
    edges: [],
    nodes: laidOut([
      [
        file({ isProcessing: true }),
        file({ isProcessing: true, processingStep: 'looking', processingShare: 0.4 }),
        file(read),
        file({ ...read, isCut: true, unreadPages: 3 }),
        file({ ...read, passageCount: 0 }),
        file({ fileId: null }),
      ],
      [
        file(failed('encrypted')),
        file(failed('scanned')),
        file(failed('no-credits')),
        picture('thumbnail_01.png', {}),
        picture('thumbnail_02.png', { passageCount: 1, altText: w.sticky, noteForAi: w.about }),
      ],
      [
        media('interview.mp3', 'audio', read),
        media('interview.mp3', 'audio', { isProcessing: true, processingStep: 'listening', processingShare: 0.6 }),
        media('b-roll.mp4', 'video', { ...read, thumbnail: PICTURES.page }),
        media('b-roll.mp4', 'video', { isProcessing: false, passageCount: 0, wordless: 'no-listener' }),
      ],
    ]),
  };
}

const SHORT = { id: 'short-script', values: {} };

/** Texts, stickies and what an AI made of them; the last ones by a recipe, one of them stale. */
export function notes(language: Language): Sheet {
  const w = words[language];
  const note = (content: string, facts: Record<string, unknown> = {}, type: StoredType = 'text'): Card => ({
    type,
    width: 280,
    height: 200,
    title: w.title,
    content,
    facts,
  });
  const sticky = (colour: string, content: string): Card => ({
    type: 'sticky',
    width: 200,
    height: 160,
    title: w.sticky,
    content,
    facts: { colour },
  });
  /** What it was made from reads differently by now. */
  const made = note(w.script, { recipe: SHORT, madeFrom: [] });
  const nodes = laidOut([
    [note(''), note(w.note), note(w.long), note(w.table), note(w.note, { locked: true })],
    [
      note(w.note, {}, 'ai_summary'),
      note('', {}, 'ai_summary'),
      note(w.note, {}, 'template'),
      { ...note(w.long, { isExpanded: true }), width: 560, height: 320 },
    ],
    ['yellow', 'green', 'blue', 'pink', 'grey'].map((colour) => sticky(colour, w.sticky)),
    [sticky('yellow', ''), sticky('yellow', w.long), made, note(w.script, { recipe: SHORT })],
  ]);
  const [, source] = nodes;
  const stale = nodes.find(({ metadata }) => metadata['madeFrom'] !== undefined);
  if (source && stale) stale.metadata['madeFrom'] = [{ nodeId: source.id, title: source.title, hash: 'as-it-was' }];
  return { name: 'notes', edges: [], nodes };
}

/** Groups with, without and with hidden members; and wires with a word, a colour, a depth. */
export function groups(language: Language): Sheet {
  const w = words[language];
  const group = (x: number, y: number, width: number, height: number, title: string, facts = {}): BoardNode =>
    blankNode({ id: nextId(), type: 'group', title, position: { x, y }, size: { width, height }, metadata: facts });
  const text = (x: number, y: number, parentId: string | null, content: string): BoardNode =>
    blankNode({ id: nextId(), title: w.title, content, position: { x, y }, parentId });
  const full = group(0, 0, 640, 330, w.group);
  const empty = group(700, 0, 320, 240, w.wide);
  const folded = group(1_080, 0, 320, 90, w.group, { isCollapsed: true });
  const locked = group(1_080, 150, 320, 240, w.group, { locked: true });
  const members = [text(24, 70, full.id, w.note), text(330, 70, full.id, w.table)];
  const hidden = Array.from({ length: 9 }, () => text(1_090, 30, folded.id, ''));
  const [one, two, three] = [text(0, 420, null, w.note), text(460, 420, null, w.table), text(920, 440, null, w.sticky)];
  const wire = (source: string, target: string, more: Partial<BoardEdge> = {}) =>
    blankEdge({ id: nextId(), source, target, style: { strokeWidth: 2 }, ...more });
  return {
    name: 'groups',
    nodes: [full, empty, folded, locked, ...members, ...hidden, one, two, three],
    edges: [
      wire(one.id, two.id, { label: w.label }),
      wire(two.id, three.id, { style: { stroke: 'pink', strokeWidth: 2 } }),
      wire(full.id, three.id, { animated: true }),
    ],
  };
}
