import { describe, expect, it } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { readArticle } from './read-article.ts';

const NAVER = 'https://blog.naver.com/PostView.naver?blogId=smallkitchen&logNo=223000000001';
const first = '메주를 띄우는 동안 방 안의 습도는 육십 퍼센트를 넘기지 않는 편이 좋습니다.';
const second = '볏짚은 해마다 새것을 쓰고, 묶기 전에 햇볕에 하루를 말려 둡니다.';
const page = (body: string) =>
  `<!doctype html><html><head><title>메주 띄우기 : 네이버 블로그</title></head><body><div id="menu">카테고리 이웃추가</div>${body}<div class="post_footer">공감 3 댓글 2</div></body></html>`;

const posts: [editor: string, url: string, body: string, markdown: string][] = [
  [
    'SmartEditor ONE',
    NAVER,
    `<div class="se-component se-documentTitle"><span class="se-title-text">메주 띄우기</span><span class="nick">작은부엌</span><span class="se_publishDate">2026. 2. 11. 9:30</span></div>
     <div class="se-main-container">
       <div class="se-component se-text"><p class="se-text-paragraph">${first}</p><p class="se-text-paragraph">\u200b</p></div>
       <div class="se-component se-section-sectionTitle"><p class="se-text-paragraph">준비물</p></div>
       <ul class="se-text-list"><li class="se-text-list-item"><p class="se-text-paragraph">메주콩</p></li><li class="se-text-list-item"><p class="se-text-paragraph">볏짚</p></li></ul>
       <div class="se-component se-image"><img data-lazy-src="a.png"><div class="se-module se-module-text se-caption"><p class="se-text-paragraph">처마 아래 걸어 둔 메주</p></div></div>
       <div class="se-component se-quotation"><blockquote class="se-quotation-container"><p class="se-text-paragraph">${second}</p></blockquote></div>
       <div class="se-component se-oglink"><a href="https://shop.example">볏짚 최저가</a></div>
       <div class="se-component se-table"><table class="se-table-content"><tr><td><p>날</p></td><td><p>온도</p></td></tr><tr><td><p>첫째</p></td><td><p>28도</p></td></tr></table></div>
     </div>`,
    `${first}\n\n### 준비물\n\n- 메주콩\n- 볏짚\n\n*처마 아래 걸어 둔 메주*\n\n> ${second}\n\n| 날 | 온도 |\n| --- | --- |\n| 첫째 | 28도 |`,
  ],
  [
    'SmartEditor 3',
    NAVER,
    `<div class="se_component_wrap"><div class="se_component se_documentTitle"><h3 class="se_textarea">메주 띄우기</h3><a class="nick">작은부엌</a><span class="se_publishDate">2026. 2. 11. 9:30</span></div></div>
     <div class="se_component_wrap sect_dsc __se_component_area">
       <div class="se_component se_paragraph"><p class="se_textarea">${first}<br>${second}</p></div>
       <div class="se_component se_image"><div class="se_caption">처마 아래 걸어 둔 메주</div></div>
       <div class="se_component se_oglink"><a href="https://shop.example">볏짚 최저가</a></div>
     </div>`,
    `${first}\n${second}\n\n*처마 아래 걸어 둔 메주*`,
  ],
  [
    'SmartEditor 2',
    NAVER,
    `<h3 class="htitle">메주 띄우기</h3><strong id="nickNameArea">작은부엌</strong><p class="_postAddDate">2026/02/11 09:30</p>
     <div id="postViewArea"><div class="post-view"><p>${first}</p><p>&nbsp;</p><div><b>${second}</b></div></div></div>`,
    `${first}\n${second}`,
  ],
  [
    'the mobile page',
    'https://m.blog.naver.com/smallkitchen/223000000001',
    `<h3 class="tit_h3">메주 띄우기</h3><div class="blog_author"><strong class="ell">작은부엌</strong></div><p class="blog_date">2026. 2. 11. 9:30</p>
     <div id="viewTypeSelector" class="post_ct"><p>${first}</p><p>${second}</p></div>`,
    `${first}\n${second}`,
  ],
  [
    'Naver News',
    'https://n.news.naver.com/article/001/0000000001',
    `<h2 id="title_area">메주 띄우기</h2><span class="media_end_head_info_datestamp_time">2026.02.11. 오전 9:30</span><p class="byline_s">작은부엌 (kitchen@example.kr)</p>
     <article id="dic_area"><strong class="media_end_summary">메주는 처마 아래 마흔 날을 걸어 둡니다</strong><span class="end_photo_org"><img src="a.png"><em class="img_desc">처마 아래 걸어 둔 메주</em></span>${first}<br><br>${second}</article>`,
    `메주는 처마 아래 마흔 날을 걸어 둡니다\n\n*처마 아래 걸어 둔 메주*\n\n${first}\n${second}`,
  ],
  [
    'brunch',
    'https://brunch.co.kr/@smallkitchen/7',
    `<h1 class="cover_title">메주 띄우기</h1><div class="wrap_author"><strong class="text_author">작은부엌</strong></div><span class="f_l date">2026. 2. 11. 9:30</span>
     <div class="wrap_body"><p class="wrap_item item_type_text">${first}</p><h2 class="wrap_item item_type_text">준비물</h2>
       <div class="wrap_item item_type_img"><img src="a.png"><span class="img_caption">처마 아래 걸어 둔 메주</span></div>
       <blockquote class="wrap_item item_type_quotation">${second}</blockquote></div>
     <div class="wrap_keyword"><a>발효</a></div>`,
    `${first}\n\n## 준비물\n\n*처마 아래 걸어 둔 메주*\n\n> ${second}`,
  ],
];

describe('a post of a platform whose layout is known', () => {
  it.each(posts)('is its text alone with title, author and date: %s', (_editor, url, body, markdown) => {
    const article = readArticle(page(body), url);
    const text = passagesOf(article.blocks)
      .map((passage) => passage.text)
      .join('\n\n');
    expect({ ...article, text }).toMatchObject({
      method: 'site',
      title: '메주 띄우기',
      author: '작은부엌',
      publishedAt: '2026-02-11T09:30:00',
      language: 'ko',
      text: markdown,
    });
  });
});

const third = '장을 가르는 날은 볕이 좋은 아침을 골라 항아리를 먼저 닦아 둡니다.';
const fourth = '덧소금은 위에 조금만 뿌리고, 한지로 덮어 고무줄로 단단히 묶어 둡니다.';

describe('a page of a Korean site whose layout is not in the table', () => {
  it.each([
    [
      'velog',
      'https://velog.io/@kitchen/meju',
      `<div class="head-wrapper"><h1>메주 띄우기</h1><div class="information"><span class="username"><a href="/@kitchen">작은부엌</a></span><span>·</span><span>2026년 2월 11일</span></div></div>
       <div class="sc-abc atom-one"><p>메주콩 5kg</p><p>볏짚 한 단</p><p>${first}</p><h2>준비물</h2><p>${second}</p><p>${third}</p><p>${fourth}</p></div>
       <div class="sc-comments"><h4>2개의 댓글</h4><div class="comment"><p>잘 읽었습니다. 저도 해 봐야겠어요.</p></div></div>`,
      ['메주콩 5kg', '볏짚 한 단', first, '## 준비물', second, third, fourth],
    ],
    [
      'Daum News',
      'https://v.daum.net/v/20260211093000000',
      `<main><h3 class="tit_view">메주 띄우기</h3><div class="info_view"><span class="txt_info">작은부엌</span><span class="txt_info">입력 <span class="num_date">2026. 2. 11. 09:30</span></span></div>
       <div class="news_view"><div class="article_view"><section><strong class="summary_view">메주는 처마 아래 마흔 날을 걸어 둡니다</strong>
       <figure><img src="a.png"><figcaption>처마 아래 걸어 둔 메주</figcaption></figure><p dmcf-pid="a">${first}</p><p dmcf-pid="b">${second}</p><p dmcf-pid="c">${third}</p><p dmcf-pid="d">${fourth}</p></section></div></div></main>
       <aside><h4>이 시각 추천뉴스</h4><ul><li><a href="/1">다른 기사 하나</a></li><li><a href="/2">다른 기사 둘</a></li></ul></aside>`,
      ['메주는 처마 아래 마흔 날을 걸어 둡니다', '*처마 아래 걸어 둔 메주*', first, second, third, fourth],
    ],
  ])('is its text alone: %s', (_site, url, body, lines) => {
    const html = page(body).replace(' : 네이버 블로그', '');
    const text = passagesOf(readArticle(html, url).blocks)
      .map((passage) => passage.text)
      .join('\n');
    expect(text.split('\n').filter(Boolean)).toEqual(lines);
  });
});
