import { describe, expect, it } from 'vitest';
import { beatsOf } from '#contract/recipes/structure/beats.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { DESCRIPTION } from '../../../tests/replay/youtube.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { momentOfQuote, readSegments } from './passages.service.ts';

const here = boardBesideReplay();

const tenth = (sec: number) => Math.round(sec * 10) / 10;
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const addVideo = (id: string) => here.board.add('youtube_transcript', { url: watch(id) }, 'YouTube Video');

describe('a video link', () => {
  it('becomes title, channel, picture, length and passages with their seconds', async () => {
    const id = await addVideo('maruReplay1');
    const node = await here.board.settled(id);
    expect(node.title).toBe('쇼츠 대본 쓰는 순서 세 가지');
    expect(node.metadata).toMatchObject({
      videoId: 'maruReplay1',
      channelTitle: '마루 스튜디오',
      durationSec: 140,
      language: 'ko',
      thumbnail: expect.stringMatching(/^\/api\/files\//),
    });
    const { passages, extractionMethod } = await here.board.source(id);
    expect(extractionMethod).toBe('innertube-android');
    expect(passages.map(({ startSec, endSec }) => [startSec, endSec])).toEqual([
      [0, 32.8],
      [34.5, 70],
      [70, 100],
      [100, 135.5],
    ]);
    expect(passages[1]?.text).toBe(
      '숫자 하나와 사례 하나면 충분합니다. 예를 들어 제 채널은 업로드 시간을 저녁 7시로 옮기고 조회수가 두 달 만에 38퍼센트 늘었습니다. ' +
        '이렇게 말하면 시청자가 고개를 끄덕이게 되죠. 세 번째는 행동 유도입니다. 구독해 달라고 하지 말고 다음 영상을 약속하세요.',
    );
  });

  it.each([
    ['maruMarkers', 'author', ['인사', '첫 문장', '근거 보여 주기', '마무리']],
    ['maruMarkAut', 'auto', ['인사와 소개', '훅 쓰는 법', '숫자로 시작하기']],
  ] as const)('has the chapters that YouTube shows of %s, %s ones', async (videoId, by, titles) => {
    const source = await here.board.source((await here.board.settled(await addVideo(videoId))).id);
    expect(source.chapters?.by).toBe(by);
    expect(source.chapters?.items.map(({ title }) => title)).toEqual(titles);
  });

  it('keeps its whole description, and the chapters that its author lists there', async () => {
    const id = await addVideo('maruChapter');
    const node = await here.board.settled(id);
    expect(String(node.metadata.description).length).toBeLessThanOrEqual(501);
    const source = await here.board.source(id);
    expect(source.captions).toBe('author');
    expect(source.chapters).toEqual({
      by: 'author',
      items: [
        { startSec: 0, title: '인사' },
        { startSec: 11, title: '훅' },
        { startSec: 34, title: '근거 - 숫자와 사례' },
        { startSec: 70, title: '행동 유도' },
      ],
    });
    const { rows } = await here.app.deps.database.db.execute(
      `select description from sources where id = '${source.id}'`,
    );
    expect(rows).toEqual([{ description: DESCRIPTION }]);
  });

  it('shows on its card what its lines do, and tells it by the second with the words', async () => {
    const node = await here.board.settled(await addVideo('maruReplay1'));
    const { xray } = await here.board.structure(node.id);
    const told = xray ? beatsOf(xray) : [];
    expect(told.map(({ kind }) => kind)).toContain('call');
    expect(node.metadata.beats).toEqual(
      told.map(({ kind, startSec, endSec }) => ({ kind, startSec: tenth(startSec), endSec: tenth(endSec) })),
    );
    for (const { text } of told) expect(text).not.toBe('');
  });

  it('keeps every timed word, so that a quote finds its second within the passage', async () => {
    const id = await addVideo('maruReplay1');
    await here.board.settled(id);
    const segments = await readSegments(here.app.deps, (await here.board.source(id)).id);
    expect(segments).toHaveLength(24);
    expect(momentOfQuote(segments, '조회수가 두 달 만에 38퍼센트 늘었습니다.')).toBe(46);
    expect(momentOfQuote(segments, '저녁 7시로 옮기고 조회수가')).toBe(40);
    expect(momentOfQuote(segments, '이런 말은 하지 않았습니다')).toBeNull();
  });

  it('answers the call of the specification', async () => {
    const id = await addVideo('maruReplay1');
    const answer = await here.board.process('youtube', 'youtubeUrl', id, 'https://youtu.be/maruReplay1?t=3');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { knowledge: { title: '쇼츠 대본 쓰는 순서 세 가지' }, nodeUpdated: true },
    ]);
  });

  it.each([
    ['maruNoCaps1', 'no-captions'],
    ['maruAgeWall', 'age-restricted'],
    ['maruBotWall', 'blocked'],
    ['maruPrivat1', 'private'],
    ['maruUnplay1', 'unplayable'],
    ['maruTooMany', 'rate-limited'],
    ['maruToken01', 'po-token-required'],
    ['maruEmpty01', 'po-token-required'],
    ['maruLive001', 'live-upcoming'],
  ] as const)('%s without a transcript says %s, and keeps title, channel and picture', async (videoId, problem) => {
    const node = await here.board.settled(await addVideo(videoId));
    expect(node.title).toBe('쇼츠 대본 쓰는 순서 세 가지');
    expect(node.metadata).toMatchObject({
      url: watch(videoId),
      channelTitle: '마루 스튜디오',
      thumbnail: expect.stringMatching(/^\/api\/files\//),
      processingError: problemWords[problem].ko,
      processingProblem: problem,
      isRetryable: problemWords[problem].retryable,
    });
  });

  it('of a clip is a link to the video that it is of', async () => {
    const clip = 'https://youtube.com/clip/UgkxMaruReplayClip01?si=x';
    const id = await here.board.add('youtube_transcript', { url: clip }, 'YouTube Video');
    expect((await here.board.settled(id)).metadata).toMatchObject({
      videoId: 'maruReplay1',
      channelTitle: '마루 스튜디오',
    });
    const source = await here.board.source(id);
    expect([source.url, source.passages.length]).toEqual([watch('maruReplay1'), 4]);
    const lost = await here.board.add(
      'youtube_transcript',
      { url: 'https://youtube.com/clip/UgkxNobodyKnows' },
      'Video',
    );
    expect((await here.board.settled(lost)).metadata.processingProblem).toBe('video-unavailable');
  });

  it('of a video of which nothing is known gets a title that names the id of its node', async () => {
    const node = await here.board.settled(await addVideo('maruGone001'));
    expect(node.metadata.processingProblem).toBe('video-unavailable');
    expect(node.title).toBe(`YouTube Video (${node.id})`);
  });

  it('of a video of which nothing is known is called in the language of who added it', async () => {
    const url = watch('maruGone001');
    const node = await here.board.settled(
      await here.board.add('youtube_transcript', { url }, '영상 정보를 불러오는 중'),
    );
    expect(node.title).toBe(`YouTube 영상 (${node.id})`);
  });

  it('is refused by the call without an id of eleven letters', async () => {
    const id = await addVideo('maruReplay1');
    const answer = await here.board.process(
      'youtube',
      'youtubeUrl',
      id,
      'https://www.youtube.com/clip/UgkxMaruReplayClip01',
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'not-this-source', message: '올바른 YouTube URL을 입력해주세요.' },
    ]);
  });
});

describe('a post link', () => {
  const addPost = (path: string) =>
    here.board.add('instagram_transcript', { url: `https://www.instagram.com${path}` }, 'Instagram Post');

  it('becomes the caption that its author wrote', async () => {
    const id = await addPost('/p/MaruPost001/');
    const node = await here.board.settled(id);
    expect(node.title).toBe('@maru.studio');
    expect(node.metadata).toMatchObject({
      username: 'maru.studio',
      postId: 'MaruPost001',
      thumbnail: expect.stringMatching(/^\/api\/files\//),
    });
    const source = await here.board.source(id);
    expect(source.status).toBe('partial');
    expect(source.passages[0]?.text).toBe(
      '협찬 문의에 답하는 다섯 문장. 첫 문장은 감사, 둘째 문장은 일정입니다. 단가는 마지막에 적어요.',
    );
  });

  it('that is only shown after a sign-in says so, and keeps the link', async () => {
    const node = await here.board.settled(await addPost('/reel/MaruLogin01/'));
    expect(node.title).toBe(`Instagram Post (${node.id})`);
    expect(node.metadata).toMatchObject({
      processingProblem: 'login-required',
      postId: 'MaruLogin01',
      url: 'https://www.instagram.com/reel/MaruLogin01/',
    });
  });
});
