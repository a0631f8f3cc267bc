import { describe, expect, it } from 'vitest';
import { OURS } from '../limits.ts';
import { recogniseLink, sourceIds, sourceOfType, sources } from './index.ts';
import { placeLabel } from './passage.ts';
import { refusals } from './refusals.ts';
import { problemWords, sourceProblems } from './source-state.ts';
import { readPlaylist } from './playlist.ts';
import { embedUrl, momentUrl } from './youtube.ts';

const linkOf = (source: keyof typeof sources, typed: string) => {
  const verdict = sources[source].readLink(typed);
  return verdict.ok ? verdict.value : verdict.reason;
};

describe('a video URL yields an 11-character video id', () => {
  const video = { id: 'dQw4w9WgXcQ', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=43s',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc&t=10',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/e/dQw4w9WgXcQ',
    'https://gaming.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3DdQw4w9WgXcQ%26feature%3Dshare',
    'https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ',
    'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ&gl=DE',
    'https://www.google.com/url?q=https://www.youtube.com/watch%3Fv%3DdQw4w9WgXcQ&sa=D',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&h=x',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    '  https://youtu.be/dQw4w9WgXcQ  ',
  ])('%s', (typed) => {
    expect(linkOf('youtube', typed)).toEqual(video);
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=dQw4w9WgX%20Q',
    'https://www.youtube.com/',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/playlist?list=PL1',
    'https://youtube.com.attacker.io/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/123456789',
    'https://www.google.com/url?q=https://example.com/watch%3Fv%3DdQw4w9WgXcQ',
    'https://evil.example/redirect?q=https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=javascript:alert(1)',
    'https://www.youtube.com/clip/short',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('but %j does not', (typed) => {
    expect(linkOf('youtube', typed)).toBe('not-this-source');
  });
});

describe('a clip', () => {
  it('is a link whose video is not known yet', () => {
    const url = 'https://www.youtube.com/clip/UgkxTQ-clip_id-0123456789';
    expect(linkOf('youtube', `${url}?si=abc`)).toEqual({ id: null, url });
  });
});

describe('a playlist', () => {
  it.each([
    ['https://www.youtube.com/playlist?list=PLmaruKitchen01', 'PLmaruKitchen01'],
    ['m.youtube.com/playlist?list=PLmaruKitchen01&si=x', 'PLmaruKitchen01'],
    ['https://music.youtube.com/playlist?list=OLAK5uy_maru', 'OLAK5uy_maru'],
    ['https://www.youtube.com/embed/videoseries?list=PLmaruKitchen01', 'PLmaruKitchen01'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLmaruKitchen01', null],
    ['https://www.youtube.com/playlist', null],
    ['https://www.youtube.com/playlist?list=WL', null],
    ['https://evil.example/playlist?list=PLmaruKitchen01', null],
    ['https://www.youtube.com/playlist?list=PL%22%3E', null],
  ])('%s has the id %s', (typed, id) => {
    expect(readPlaylist(typed)).toBe(id);
  });
});

describe('a post path starts with reel, reels, p or tv followed by an id', () => {
  it.each([
    ['https://www.instagram.com/reel/C1abc-_9/', 'https://www.instagram.com/reel/C1abc-_9/'],
    ['https://instagram.com/reels/C1abc-_9', 'https://www.instagram.com/reel/C1abc-_9/'],
    ['https://m.instagram.com/p/C1abc-_9/?img_index=2', 'https://www.instagram.com/p/C1abc-_9/'],
    ['https://instagr.am/p/C1abc-_9/', 'https://www.instagram.com/p/C1abc-_9/'],
    ['instagram.com/tv/C1abc-_9', 'https://www.instagram.com/tv/C1abc-_9/'],
  ])('%s', (typed, url) => {
    expect(linkOf('instagram', typed)).toEqual({ id: 'C1abc-_9', url });
  });

  it.each([
    'https://www.instagram.com/',
    'https://www.instagram.com/maru.studio/',
    'https://www.instagram.com/reel/',
    'https://www.instagram.com/stories/maru/123/',
    'https://www.instagram.com.attacker.io/reel/C1abc/',
    'https://notinstagram.com/p/C1abc/',
    'reel/C1abc',
  ])('but not %s', (typed) => {
    expect(linkOf('instagram', typed)).toBe('not-this-source');
  });
});

describe('a website URL must parse as a URL', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['example.com/a?b=c', 'https://example.com/a?b=c'],
    ['HTTP://Example.COM/A', 'http://example.com/A'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['https://블로그.한국/글', 'https://xn--2i0b10rqve.xn--3e0b707e/%EA%B8%80'],
  ])('%s', (typed, url) => {
    expect(linkOf('website', typed)).toEqual({ id: null, url });
  });

  it.each([
    '',
    'hello',
    'hello world',
    'https://',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:a@b.kr',
    'file:///etc/passwd',
    'data:text/html,hi',
    `https://example.com/${'a'.repeat(OURS.urlLength)}`,
  ])('but not %s', (typed) => {
    expect(linkOf('website', typed)).toBe('not-this-source');
  });
});

describe('a pasted text', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
    ['https://www.instagram.com/reel/C1abc/', 'instagram'],
    ['https://blog.naver.com/maru/223000000001', 'website'],
    ['https://www.youtube.com/@channel', 'website'],
    ['\n https://example.com \n', 'website'],
  ])('%j is a link of %s', (pasted, source) => {
    expect(recogniseLink(pasted)?.source).toBe(source);
  });

  it.each(['example.com', '오늘 할 일', 'https://example.com 를 보세요', 'https://a.kr\nhttps://b.kr', ''])(
    '%j is no link',
    (pasted) => {
      expect(recogniseLink(pasted)).toBeNull();
    },
  );
});

describe('the place of a passage', () => {
  const nowhere = { heading: null, page: null, startSec: null };
  it.each([
    [{ ...nowhere, startSec: 252.9 }, '4:12'],
    [{ ...nowhere, startSec: 0 }, '0:00'],
    [{ ...nowhere, startSec: 3725, heading: '가' }, '1:02:05'],
    [{ ...nowhere, page: 2, heading: '가' }, '2쪽'],
    [{ ...nowhere, heading: '가' }, '가'],
    [nowhere, null],
  ])('%j is shown as %s', (place, label) => {
    expect(placeLabel(place, 'ko')).toBe(label);
  });
  it('is a page of English in English', () => {
    expect(placeLabel({ ...nowhere, page: 2 }, 'en')).toBe('p.2');
  });
});

describe('the addresses of a video', () => {
  it('open it at a whole second, never before its start', () => {
    expect(momentUrl('dQw4w9WgXcQ', 72.9)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=72s');
    expect(momentUrl('dQw4w9WgXcQ', -3)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=0s');
    expect(embedUrl('dQw4w9WgXcQ', 72.9)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=72');
  });
});

describe('every problem', () => {
  it.each(sourceProblems)('%s is told in Korean and in English, and says what to do or why not', (problem) => {
    const { ko, en } = problemWords[problem];
    expect(ko).toMatch(/[가-힣].*(요|다)\.$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  });

  it('has words, and no words have no problem', () => {
    expect(Object.keys(problemWords).sort()).toEqual([...sourceProblems].sort());
  });
});

describe('every source', () => {
  it.each(sourceIds)('%s is found again by the type under which its nodes are stored', (source) => {
    expect(sourceOfType(sources[source].storedAs)).toBe(source);
  });

  it('has a refusal in both languages', () => {
    expect(refusals.youtube.ko).toBe('올바른 YouTube URL을 입력해주세요.');
    expect(refusals.website.ko).toMatch(/^올바른 URL을 입력해주세요\. \(예: /);
    for (const source of sourceIds) expect(Object.keys(refusals[source])).toEqual(['ko', 'en']);
    expect(sourceOfType('text')).toBeNull();
  });
});
