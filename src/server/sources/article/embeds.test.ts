import { describe, expect, it } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { readArticle } from './read-article.ts';

const prose = (n: number) =>
  `${n}번째 문단은 본문으로 알아볼 만큼 길게 씁니다. 취재진은 현장을 찾아 관계자 세 사람의 이야기를 들었고, 그 내용을 차례로 정리했습니다.`;
const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `<p>${prose(from + i)}</p>`).join('');
const readPage = (inner: string, beside = '', url = 'https://news.example.kr/a/1') => {
  const html = `<!doctype html><html lang="ko"><head><title>제목</title></head><body><article>${paragraphs(1, 4)}${inner}${paragraphs(5, 8)}</article>${beside}</body></html>`;
  const { blocks, leftOut } = readArticle(html, url);
  const text = passagesOf(blocks)
    .map((passage) => passage.text)
    .join('\n\n');
  const from = text.indexOf(prose(4)) + prose(4).length;
  return { leftOut, inner: text.slice(from, text.indexOf(prose(5))).trim() };
};

describe('a post of another site whose words stand in the page', () => {
  it.each([
    [
      'X',
      '<blockquote class="twitter-tweet"><p lang="ko">새 작업실에서 찍은 첫 영상을 올렸습니다.</p>&mdash; 마루 (@maru) <a href="https://twitter.com/maru/status/1">November 3, 2025</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
      '> 새 작업실에서 찍은 첫 영상을 올렸습니다.\n>\n> — 마루 (@maru) November 3, 2025',
    ],
    [
      'Instagram',
      '<blockquote class="instagram-media"><div><a href="https://instagram.com/p/1"><div><svg></svg></div><div>이 게시물을 Instagram에서 보기</div></a><p><a href="https://instagram.com/p/1">마루(@maru)님의 공유 게시물</a></p></div></blockquote>',
      '> 마루(@maru)님의 공유 게시물',
    ],
    [
      'TikTok',
      '<blockquote class="tiktok-embed"><section><a href="https://tiktok.com/@maru">@maru</a><p>라떼 아트 세 번째 시도 <a href="/t">#커피</a></p><a href="/m">♬ 원본 소리 - 마루</a></section></blockquote>',
      '> @maru\n>\n> 라떼 아트 세 번째 시도 #커피\n>\n> ♬ 원본 소리 - 마루',
    ],
    [
      'Facebook',
      '<div class="fb-post"><blockquote class="fb-xfbml-parse-ignore"><p>공방 문을 다시 엽니다.</p>게시: <a href="/m">마루</a>, <a href="/d">2025년 11월 3일 월요일</a></blockquote></div>',
      '> 공방 문을 다시 엽니다.\n>\n> 게시: 마루, 2025년 11월 3일 월요일',
    ],
    [
      'Reddit',
      '<blockquote class="reddit-embed-bq"><a href="https://reddit.com/r/coffee/1">My third attempt at latte art</a><br> by <a href="/u">u/maru</a> in <a href="/r">coffee</a></blockquote>',
      '> My third attempt at latte art\n>\n> by u/maru in coffee',
    ],
    [
      'Threads',
      '<blockquote class="text-post-media"><a href="https://threads.net/@maru/post/1"><div>Post by @maru</div><div>View on Threads</div></a></blockquote>',
      '> Post by @maru',
    ],
    [
      'Bluesky',
      '<blockquote class="bluesky-embed"><p lang="en">New video from the new workshop.<br><br><a href="/e">[image or embed]</a></p>&mdash; Maru (<a href="/p">@maru.bsky.social</a>) <a href="/d">November 3, 2025</a></blockquote>',
      '> New video from the new workshop.\n>\n> [image or embed]\n>\n> — Maru (@maru.bsky.social) November 3, 2025',
    ],
    [
      'a card of a link on Tistory',
      '<figure data-ke-type="opengraph"><a href="https://shop.example"><div class="og-image"></div><div class="og-text"><p class="og-title">볏짚 고르는 법</p><p class="og-desc">햇볕에 말린 볏짚을 쓰는 까닭을 적었습니다.</p><p class="og-host">straw.example</p></div></a></figure>',
      '> 볏짚 고르는 법\n>\n> 햇볕에 말린 볏짚을 쓰는 까닭을 적었습니다.\n>\n> — straw.example',
    ],
    [
      'a card of a link on Naver Blog',
      '<div class="se-component se-oglink"><a class="se-oglink-info" href="https://shop.example"><div><strong class="se-oglink-title">볏짚 고르는 법</strong><p class="se-oglink-summary">햇볕에 말린 볏짚을 쓰는 까닭을 적었습니다.</p><p class="se-oglink-url">straw.example</p></div></a></div>',
      '> 볏짚 고르는 법\n>\n> 햇볕에 말린 볏짚을 쓰는 까닭을 적었습니다.\n>\n> — straw.example',
    ],
  ])('is a quotation with its author: %s', (_site, html, markdown) => {
    expect(readPage(html)).toEqual({ inner: markdown, leftOut: {} });
  });
});

const frame = (src: string, name = 'src') => `<div class="embed"><iframe ${name}="${src}" title="영상"></iframe></div>`;

describe('what a page shows and does not write', () => {
  it.each([
    ['YouTube', frame('https://www.youtube.com/embed/dQw4w9WgXcQ'), { embeds: 1 }],
    ['YouTube that loads late', frame('//www.youtube-nocookie.com/embed/1', 'data-src'), { embeds: 1 }],
    [
      'two of Naver TV and Kakao TV',
      frame('https://tv.naver.com/embed/1') + frame('https://play-tv.kakao.com/embed/1'),
      { embeds: 1 },
    ],
    ['Instagram', frame('https://www.instagram.com/p/1/embed'), { embeds: 1 }],
    [
      'a post of X without its words',
      '<blockquote class="twitter-tweet"><a href="https://x.com/a/status/1"></a></blockquote>',
      { embeds: 1 },
    ],
    ['an element of its own', '<lite-youtube videoid="1"></lite-youtube>', { embeds: 1 }],
    ['a chart', frame('https://datawrapper.dwcdn.net/AbCd1/3/'), { charts: 1 }],
    ['a chart that a program draws', '<div class="flourish-embed" data-src="visualisation/1"></div>', { charts: 1 }],
    ['a film and a sound', '<video src="a.mp4" controls></video><audio src="a.mp3" controls></audio>', { media: 2 }],
    ['a moving picture', '<video src="a.mp4" autoplay muted loop></video>', {}],
    ['an advertisement', frame('https://ads.example.com/x'), {}],
    ['a button', frame('https://www.facebook.com/plugins/like.php?href=x'), {}],
  ])('is counted: %s', (_what, html, leftOut) => {
    expect(readPage(html).leftOut).toEqual(leftOut);
  });

  it('is not counted beside the article', () => {
    const beside = `<aside>${frame('https://www.youtube.com/embed/1')}</aside><footer>${frame('https://www.youtube.com/embed/2')}</footer>`;
    expect(readPage('', beside).leftOut).toEqual({});
    expect(
      readPage(`<div class="related">${frame('https://www.youtube.com/embed/1')}<p>다른 영상</p></div>`).leftOut,
    ).toEqual({});
  });

  it('is counted on a platform whose layout is known', () => {
    const body = `<div class="se-main-container"><div class="se-component se-text">${paragraphs(1, 3)}</div><div class="se-component se-oembed"><div class="se-module"><iframe src="https://www.youtube.com/embed/1"></iframe></div></div><div class="se-component se-video"><div class="se-module se-module-video"></div></div></div>`;
    expect(readArticle(`<html><body>${body}</body></html>`, 'https://blog.naver.com/PostView.naver').leftOut).toEqual({
      embeds: 2,
    });
  });
});

const math =
  '<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2+1</annotation></semantics></math>';

describe('an equation', () => {
  it.each([
    [
      'KaTeX',
      `<span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true">x2+1</span></span>`,
      '$x^2+1$',
    ],
    [
      'KaTeX on a line of its own',
      `<span class="katex-display"><span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true">x2+1</span></span></span>`,
      '$$x^2+1$$',
    ],
    [
      'MathJax 2',
      '<span class="MathJax_Preview"></span><span class="MathJax" id="MathJax-Element-1-Frame"><span>x2+1</span></span><script type="math/tex" id="MathJax-Element-1">x^2+1</script>',
      '$x^2+1$',
    ],
    ['MathJax 2 on a line of its own', '<script type="math/tex; mode=display">x^2+1</script>', '$$x^2+1$$'],
    [
      'MathJax 3',
      `<mjx-container><mjx-math aria-hidden="true"></mjx-math><mjx-assistive-mml>${math}</mjx-assistive-mml></mjx-container>`,
      '$x^2+1$',
    ],
    ['MathML with a text', '<math alttext="x^2+1"><mi>x</mi></math>', '$x^2+1$'],
    [
      'MathML alone',
      '<math><mfrac><mn>1</mn><msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt></mfrac></math>',
      '$\\frac{1}{\\sqrt{x^{2}}}$',
    ],
    [
      'Wikipedia',
      '<span class="mwe-math-element"><span style="display: none"><math alttext="{\\displaystyle x^2+1}"><mi>x</mi></math></span><img class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^2+1}" src="a.svg"></span>',
      '$x^2+1$',
    ],
    ['a picture with its TeX', '<img class="latex" alt="x^2+1" src="a.png">', '$x^2+1$'],
    ['a picture with its TeX in its address', '<img src="https://latex.codecogs.com/svg.image?x%5E2%2B1">', '$x^2+1$'],
  ])('is read as its TeX: %s', (_form, html, tex) => {
    expect(readPage(`<p>반지름이 x일 때 넓이는 ${html} 이며 단위는 제곱미터입니다.</p>`)).toEqual({
      inner: `반지름이 x일 때 넓이는 ${tex} 이며 단위는 제곱미터입니다.`,
      leftOut: {},
    });
  });

  it('that is only drawn is counted', () => {
    expect(readPage('<p>넓이는 <mjx-container><svg></svg></mjx-container> 입니다.</p>').leftOut).toEqual({
      equations: 1,
    });
  });
});
