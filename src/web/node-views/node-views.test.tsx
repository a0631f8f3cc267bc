import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { catalogues } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { unsafeAddresses } from '../lib/test-addresses.ts';
import { drawn } from '../lib/test-view.tsx';
import type { Editor } from '../editor/editor.ts';
import { Playing } from '../editor/playing.ts';
import { EditorContext } from '../board-context/hooks.ts';
import { FailedFile } from './file/FailedFile.tsx';
import { FileName } from './file/FileName.tsx';
import { ReadyFile } from './file/ReadyFile.tsx';
import { FailedLink } from './link/FailedLink.tsx';
import { LinkView } from './link/LinkView.tsx';

beforeAll(() => {
  const { nodeViews, common, faults } = catalogues;
  showWords('ko', { nodeViews: nodeViews.ko, common: common.ko, faults: faults.ko });
});

const FILE = '/api/files/01900000-0000-7000-8000-000000000001';
const aNode = (type: BoardNode['type'], metadata: Record<string, unknown>, title = '첫 잔이 쓴 이유'): BoardNode =>
  blankNode({ id: '01900000-0000-7000-8000-00000000000a', type, title, metadata });

const playing = new Playing();
let isOffline = false;
/** Node views ask nothing of the editor while they are drawn but whether the server is there; what else they would ask is an error here. */
const untouched = new Proxy(
  {},
  {
    get: (_, name) =>
      name === 'mayEdit' ||
      (name === 'playing' && playing) ||
      (name === 'line' && (() => ({ isOffline, waiting: 0 }))) ||
      (() => expect.fail(`asked the editor for ${String(name)}`)),
  },
) as Editor;

const show = (element: React.ReactElement) => {
  return drawn(<EditorContext value={untouched}>{element}</EditorContext>);
};
const showLink = (type: BoardNode['type'], metadata: Record<string, unknown>) =>
  show(<LinkView node={aNode(type, metadata)} isSelected={false} />);
const sourceOf = { youtube_transcript: 'youtube', website: 'website', instagram_transcript: 'instagram' } as const;
const showFailed = (type: keyof typeof sourceOf, metadata: Record<string, unknown>) =>
  show(<FailedLink node={aNode(type, metadata)} source={sourceOf[type]} />);

describe('a link node', () => {
  it.each([
    ['connecting', '영상 찾는 중 · 1/3단계'],
    ['reading', '자막 받는 중 · 2/3단계'],
    ['saving', '자막 정리하는 중 · 3/3단계'],
    [undefined, '차례를 기다리는 중'],
  ])('says while it is being read what is going on, and the step %s', (processingStep, words) => {
    const { textContent } = showLink('youtube_transcript', { isProcessing: true, processingStep });
    expect(textContent).toContain('제목과 썸네일 가져오는 중');
    expect(textContent).toContain(words);
  });

  it('says while the server is out of reach that it will be read once it is back', () => {
    isOffline = true;
    const { textContent } = showLink('website', { isProcessing: true, processingStep: 'reading' });
    isOffline = false;
    expect(textContent).toContain('서버에 연결되면 읽어요');
    expect(textContent).not.toContain('단계');
  });

  it.each([
    ['youtube_transcript', '트랜스크립트를 가져올 수 없습니다'],
    ['website', '웹사이트 스크래핑을 가져올 수 없습니다'],
    ['instagram_transcript', '게시물을 가져올 수 없습니다'],
  ] as const)('says when a %s failed what could not be had, why, and keeps its link', (type, headline) => {
    const body = showFailed(type, {
      url: 'https://a.example/x',
      processingError: '서버 연결에 문제가 있습니다',
      isRetryable: true,
    });
    expect(body.textContent).toContain('처리 실패');
    expect(body.querySelector('[role=alert]')?.textContent).toBe(`${headline}서버 연결에 문제가 있습니다`);
    expect(body.querySelector('button')?.textContent).toBe('다시 시도');
    expect(body.querySelector('a')?.getAttribute('href')).toBe('https://a.example/x');
  });

  it('offers no second try where none can help', () => {
    expect(showFailed('website', { processingError: '비공개', isRetryable: false }).querySelector('button')).toBeNull();
  });

  it('says of a post that cannot be read that only its link is kept', () => {
    const link = { url: 'https://www.instagram.com/reel/C1abc/', processingError: '로그인해야 볼 수 있어요.' };
    expect(showFailed('instagram_transcript', { ...link, level: 'link-only' }).textContent).toContain(
      '링크만 남겨 두었어요',
    );
    expect(showFailed('instagram_transcript', link).textContent).not.toContain('링크만');
  });

  it.each([
    ['today_homecafe', '@today_homecafe', ['@today_homecafe', 'instagram.com']],
    ['today_homecafe', '라떼 아트 세 가지', ['today_homecafe', '라떼 아트 세 가지']],
  ])('of the account %s that is called %s names the account once', (username, title, words) => {
    const post = aNode('instagram_transcript', { username, domain: 'instagram.com' }, title);
    const lines = [...show(<LinkView node={post} isSelected={false} />).querySelectorAll('.truncate, .line-clamp-2')];
    expect(lines.map((line) => line.textContent).toSorted()).toEqual(words.toSorted());
  });

  it('shows a read page with its picture, domain and a description cut at 100 characters', () => {
    const body = showLink('website', {
      url: 'https://handdripnote.example/a',
      domain: 'handdripnote.example',
      thumbnail: FILE,
      favicon: FILE,
      description: '가'.repeat(120),
    });
    expect([...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([FILE, FILE]);
    expect(body.textContent).toContain(`${'가'.repeat(100)}…`);
    expect(body.textContent).toContain('handdripnote.example');
    expect(body.textContent).not.toContain('웹 검색');
  });

  it('tells for which question a web search found the page', () => {
    const body = showLink('website', { url: 'https://handdripnote.example/a', foundFor: '원두는 언제까지 쓰나?' });
    expect(body.textContent).toContain('웹 검색: 원두는 언제까지 쓰나?');
  });

  it('shows a read video with its duration, channel and a way to play it', () => {
    const body = showLink('youtube_transcript', {
      url: 'https://www.youtube.com/watch?v=maruReplay1',
      videoId: 'maruReplay1',
      durationSec: 768,
      channelTitle: '느린부엌',
      thumbnail: FILE,
    });
    expect(body.textContent).toContain('12:48');
    expect(body.textContent).toContain('느린부엌');
    expect(body.querySelector('[aria-label^="영상 재생"]')).not.toBeNull();
    expect(body.querySelector('iframe')).toBeNull();
  });

  it('cuts the description of a video at 100 characters, too', () => {
    const body = showLink('youtube_transcript', { videoId: 'maruReplay1', description: '나'.repeat(120) });
    expect(body.textContent).toContain(`${'나'.repeat(100)}…`);
    expect(body.textContent).not.toContain('나'.repeat(101));
  });

  it.each([...unsafeAddresses, 'https://evil.example/p.png', 'data:image/png;base64,x', `${FILE}/../../logout`])(
    'fetches no picture from %j',
    (thumbnail) => {
      expect(showLink('website', { thumbnail, favicon: thumbnail }).querySelector('img')).toBeNull();
    },
  );

  it.each(unsafeAddresses)('leads nowhere from the address %j', (url) => {
    expect(showLink('website', { url }).querySelector('a')).toBeNull();
    expect(showLink('website', { url, processingError: 'x' }).querySelector('a')).toBeNull();
  });

  it('plays no video whose id is not of the form that a player takes', () => {
    expect(
      showLink('youtube_transcript', { videoId: '"><script>' }).querySelector('[aria-label^="영상 재생"]'),
    ).toBeNull();
  });
});

it('lets a file name break after an underscore, never inside its ending', () => {
  expect(renderToStaticMarkup(<FileName name="모카하우스_유료광고_브리프.pdf" />)).toBe(
    '모카하우스_<wbr/>유료광고_<wbr/>브리프.pdf',
  );
});

describe('a file node', () => {
  it.each([
    ['audio', '녹음 듣기'],
    ['video', '영상 재생'],
  ])('of %s that could not be read has its player behind a press, and its reason in sight', (media, label) => {
    const facts = { fileId: 'f', fileType: media, media, recording: FILE, processingError: '받아쓰지 못했어요.' };
    const body = show(<FailedFile node={aNode('file', facts, '녹음.wav')} upload={null} />);
    expect(body.querySelector(`button[aria-label="${label}"]`)?.getAttribute('aria-pressed')).toBe('false');
    expect(body.querySelector('audio, video')).toBeNull();
    expect(body.querySelector('[role=alert]')?.textContent).toContain('받아쓰지 못했어요.');
  });

  const showFile = (metadata: Record<string, unknown>) =>
    show(<ReadyFile node={aNode('file', { fileId: 'f', fileSize: 2048, ...metadata }, '자료')} isSelected={false} />);

  it('that was read offers its text', () => {
    const body = showFile({ fileType: 'file', pageCount: 3, passageCount: 7 });
    expect(body.textContent).toContain('3쪽 · 2KB');
    expect(body.textContent).not.toContain('읽지 않음');
    expect(body.querySelector('[aria-label="본문 보기"]')).not.toBeNull();
  });

  it('tells its size in groups of digits', () => {
    expect(showFile({ fileType: 'file', fileSize: 2_400_256, passageCount: 7 }).textContent).toContain('2,344KB');
    expect(showFile({ fileType: 'file', letterCount: 12_345, passageCount: 7 }).textContent).toContain('12,345자');
  });

  it('that was too long to be read whole says so', () => {
    expect(showFile({ fileType: 'file', passageCount: 5_000, isCut: true }).textContent).toContain('앞부분만 읽음');
  });

  it.each([
    ['file', '2KB\n보관됨 · 글은 읽지 않음'],
    ['image', '2KB · 보관됨 · 글은 읽지 않음'],
  ])('of %s without text says that it is kept and not read', (fileType, said) => {
    const body = showFile({ fileType, passageCount: 0 });
    expect(body.textContent).toContain(said);
    expect(body.querySelector('[aria-label="본문 보기"]')).toBeNull();
  });
});
