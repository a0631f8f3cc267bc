import { describe, expect, it } from 'vitest';
import { checkDisclosure, disclosureLine, withDisclosure, type Sponsor } from './disclosure.ts';
import { disclosureKinds, disclosureRules } from './disclosure-rules.ts';

const sponsor: Sponsor = { kind: 'paid', brand: '글로우랩' };
const BODY = '오늘은 요즘 매일 바르는 선크림을 소개할게요.';
const rulesOf = (text: string, kind: (typeof disclosureKinds)[number] = 'blog', title?: string) =>
  checkDisclosure(kind, text, { sponsor, language: 'ko', ...(title !== undefined && { title }) }).map(
    ({ rule }) => rule,
  );

describe('a blog post is clear', () => {
  it.each([
    '[광고] 선크림 리뷰',
    '(광고) 선크림 리뷰',
    '#광고 #선크림',
    '광고 | 선크림',
    '유료 광고 포함',
    '구매하시면 수수료를 지급받음',
    '※ 본 포스팅은 업체로부터 소정의 원고료를 받아 작성하였습니다.',
    '이 글은 글로우랩의 협찬을 받아 제작되었습니다.',
    '파트너스 활동을 통해 일정액의 수수료를 받습니다',
    '[협찬광고] 선크림 후기',
    '[AD/광고] 선크림 후기',
    '[Sponsored/협찬] 선크림 후기',
    'AD 광고',
    'AD) 광고 - 글로우랩',
    '＃광고 선크림',
    '글로우랩 서포터즈로서 활동비를 지급받아 작성했습니다.',
    '본 콘텐츠는 글로우랩의 지원을 받아 제작되었습니다',
    '광고 AD',
    'AD | 광고 | 글로우랩',
    '앱 개발사로부터 광고비를 지급받은 콘텐츠입니다',
    '이 포스팅은 쿠팡 파트너스 활동의 일환으로, 이에 따른 일정액의 수수료를 제공받습니다.',
    '※ 본 게시글은 글로우랩으로부터 제품 및 원고료를 지급받아 작성되었습니다.',
    'Sponsored by GlowLab (광고)',
    '#협찬 #광고 #선크림',
    '이 글은 글로우랩 광고입니다만 솔직하게 썼어요.',
    '원고료를 받았지만 제 생각 그대로 적었습니다.',
    '구매 시 저에게 일정 수수료가 지급됩니다.',
    '내돈내산 아님! 협찬 받은 제품입니다.',
    '협찬🎁',
    '★광고★',
    '{광고} 선크림 후기',
    '협찬이긴 한데 솔직하게 쓸게요',
    'AD  |  광고',
    '![](a.jpg)\n[광고] 이 글은 광고비를 받고 썼어요',
    '광고 아닌 척하는 광고입니다',
    '<p style="background-color: #fff">[광고] 글로우랩</p>',
    '<span style="color: #d00">[광고]</span>',
  ])('when it begins with "%s"', (first) => {
    expect(rulesOf(`${first}\n${BODY}`)).toEqual([]);
  });

  it.each([
    '제품을 무료로 제공받음',
    '상품을 제공받아 작성',
    '체험단으로 제품을 무상 제공받았습니다',
    '제품을 제공받았지만 가감 없이 솔직하게 썼어요',
    '체험단을 통해 제품을 무상으로 제공받아 작성한 후기입니다.',
    '[제품제공] 선크림 후기',
    '초대권을 제공받아 다녀왔습니다',
    '시승차를 제공받아 제작한 영상입니다',
    '도서를 제공받아 쓴 서평입니다',
    '업체에서 제품 제공 받음! 솔직 후기 시작합니다',
    '리뷰노트 체험단에 선정되어 제품을 제공받고 작성한 글입니다.',
    '본 포스팅은 글로우랩 서포터즈 활동으로 제품을 받아 작성하였습니다.',
  ])('when it begins with "%s" and nothing but goods was received', (first) => {
    const text = `${first}\n${BODY}`;
    const found = (kind: Sponsor['kind']) =>
      checkDisclosure('blog', text, { sponsor: { ...sponsor, kind }, language: 'ko' });
    expect(found('product')).toEqual([]);
    expect(found('paid')).toMatchObject([
      { rule: 'clear-words', at: null, fix: disclosureLine('blog', sponsor, 'ko') },
    ]);
  });

  it('when the title says it', () => {
    expect(rulesOf(BODY, 'blog', '[협찬] 선크림 후기')).toEqual([]);
    expect(rulesOf(`# [광고] 선크림 후기\n\n${BODY}`)).toEqual([]);
  });

  it('when there is no sponsor', () => {
    expect(checkDisclosure('blog', `내돈내산! 수수료를 받을 수 있음\n${BODY}`, { language: 'ko' })).toEqual([]);
  });
});

describe('a blog post is not clear', () => {
  it.each([
    ['', 'top-of-text'],
    ['광고/협찬 문의: mail@example.com', 'top-of-text'],
    ['어제 재밌는 광고 보셨나요', 'top-of-text'],
    ['광고 없는 청정 채널', 'top-of-text'],
    ['[광고문의] 메일 주세요', 'top-of-text'],
    ['글로우랩 앰버서더로 활동 중이에요', 'clear-words'],
    ['제 돈 주고 샀어요. 협찬 절대 아님', 'no-denial'],
    ['지금 구매하시면 무료로 제공받을 수 있어요', 'top-of-text'],
    ['체험단으로 다녀왔어요', 'clear-words'],
    ['저는 글로우랩 서포터즈예요', 'clear-words'],
    ['글로우랩이 보내준 선물', 'clear-words'],
    ['글로우랩과 함께합니다', 'clear-words'],
    ['협찬?', 'clear-words'],
    ['AD', 'same-language'],
    ['[AD] 선크림', 'same-language'],
    ['[AD/광고주 제공] 선크림', 'same-language'],
    ['[AD/광고 아님] 선크림', 'no-denial'],
    ['Sponsored by 글로우랩', 'same-language'],
    ['Thanks to 글로우랩', 'same-language'],
    ['소정의 수수료를 지급받을 수 있음', 'definite-words'],
    ['이 글은 광고를 포함할 수 있습니다', 'definite-words'],
    ['#선크림 #데일리 #광고', 'not-among-hashtags'],
    ['<small>제품을 제공받아 작성했습니다</small>', 'readable'],
    ['이 글은 광고가 아닙니다', 'no-denial'],
    ['#내돈내산', 'no-denial'],
    ['대가를 받지 않고 작성했습니다', 'no-denial'],
    ['![광고](banner.png)', 'readable'],
    ['![유료광고 포함](ad.png)', 'readable'],
    ['<img src="a.png" alt="광고">', 'readable'],
    ['쿠팡 파트너스 활동의 일환입니다', 'clear-words'],
    ['글로우랩에서 선물 받음', 'clear-words'],
    ['collaboration with 글로우랩', 'same-language'],
    ['paid partnership with 글로우랩', 'same-language'],
    ['쿠팡파트너스 활동으로 수수료를 받을 수 있습니다', 'definite-words'],
    ['선크림 광고를 보고 샀어요', 'top-of-text'],
    ['유료광고 문의는 메일로', 'top-of-text'],
    ['<span style="color: #FFFFFF; font-size:8px">[광고]</span>', 'readable'],
    ['<span style="color: rgb(255,255,255)">[광고]</span>', 'readable'],
    ['<font color="#cccccc">제품을 제공받아 작성했습니다</font>', 'readable'],
    ['<p style="opacity: 0.1">[광고]</p>', 'readable'],
    ['<!-- 광고 -->', 'readable'],
    ['해당 글은 광고성 글이 아니에요', 'no-denial'],
    ['일정 수수료가 지급될 수 있습니다.', 'definite-words'],
    ['소정의 혜택을 제공받았을 수도 있어요', 'definite-words'],
    ['선크림 후기 (feat. 글로우랩)', 'top-of-text'],
    ['이건 협찬이 아니라 제가 직접 산 거예요', 'no-denial'],
    ['이 포스팅은 제휴 마케팅이 포함된 광고로 일정 커미션을 지급 받을 수 있습니다', 'definite-words'],
    ['PPL 포함', 'same-language'],
    ['오늘은 광고를 하나 들고 왔어요', 'top-of-text'],
    ['#제작지원 #글로우랩', 'clear-words'],
    ['광고를 싫어하는 저도 반한 선크림', 'top-of-text'],
    ['무료 체험 기회를 얻어 사용해 봤어요.', 'top-of-text'],
    ['글로우랩 유료 파트너십', 'clear-words'],
    ['내돈내산 같은 협찬 후기', 'top-of-text'],
    ['광  고', 'top-of-text'],
  ])('when it begins with "%s": %s', (first, rule) => {
    const text = `${first}\n${BODY}`;
    expect(rulesOf(text)).toContain(rule);
    const mended = withDisclosure('blog', text, { sponsor, language: 'ko' });
    expect(checkDisclosure('blog', mended, { sponsor, language: 'ko' })).toEqual([]);
  });

  it('when it says so only at the end, and is told with the date of the rule', () => {
    const [found] = checkDisclosure('blog', `${`${BODY}\n`.repeat(9)}원고료를 받아 작성했습니다`, {
      sponsor,
      language: 'ko',
    });
    expect(found).toMatchObject({ rule: 'top-of-text', level: 'error', fix: disclosureLine('blog', sponsor, 'ko') });
    expect(found?.words.ko).toContain('2024년 12월 1일');
    expect(found?.words.en).toContain('(in force in Korea since 2024-12-01)');
  });

  it('when the second line says it, which is only a warning', () => {
    const found = checkDisclosure('blog', `안녕하세요!\n원고료를 제공받았어요\n${BODY}`, { sponsor, language: 'ko' });
    expect(found).toMatchObject([{ rule: 'top-of-text', level: 'warning' }]);
    const below = checkDisclosure('blog', `AD\n광고\n${BODY}`, { sponsor, language: 'ko' });
    expect(below).toMatchObject([{ rule: 'top-of-text', level: 'warning' }]);
  });

  it('when only the far end of a long title says it', () =>
    expect(
      rulesOf(
        BODY,
        'blog',
        '글로우랩 선크림 한 달 써 본 솔직한 후기와 장단점 총정리 그리고 추천하는 사람들 유형까지 [광고]',
      ),
    ).toEqual(['top-of-text']));
});

it.each([
  ['수수료를 지급받을 수 있음', '받을 수 있음', '받음'],
  ['수수료를 제공받을 수 있습니다.', '받을 수 있습니다', '받습니다'],
  ['원고료를 받을 수도 있어요.', '받을 수도 있어요', '받아요'],
  ['이 글의 링크로 구매하시면 수수료가 발생할 수 있습니다.', '발생할 수 있습니다', '발생합니다'],
  ['이 글은 광고일 수 있습니다.', '일 수 있습니다', '입니다'],
])('"%s" is made definite: %s becomes %s', (first, words, fix) => {
  const text = `${first}\n${BODY}`;
  const found = checkDisclosure('blog', text, { sponsor, language: 'ko' }).find(
    ({ rule }) => rule === 'definite-words',
  );
  expect(text.slice(...(found?.at ?? [0, 0]))).toBe(words);
  expect(found?.fix).toBe(fix);
});

it('leaves uncertain words alone that are not about being paid', () => {
  const text = `[광고] 선크림\n이 카드는 이체 수수료를 돌려받을 수 있고, 무료로 제공받을 수 있는 샘플도 있어요.`;
  expect(rulesOf(text)).toEqual([]);
});

describe('other places', () => {
  it.each([
    ['description', '[유료 광고] 글로우랩\n오늘의 영상', []],
    ['description', '오늘의 영상은\n선크림\n이야기\n구독\n유료 광고 포함', ['before-the-fold']],
    ['description', `00:00 시작\n00:20 선크림\n01:00 마무리\n유료광고 포함`, ['before-the-fold']],
    ['description', `선크림 이야기\n구독\n링크\n문의\n#선크림 #광고`, ['before-the-fold']],
    ['community', '#ad #sunscreen\n선크림 후기를 남겨요', ['same-language']],
    ['community', '#선크림 #여름 #광고\n선크림 후기를 남겨요', ['not-among-hashtags']],
    ['short', '00:00 유료광고\n이거 하나면 끝', []],
    ['short', '유료 광고 포함이에요\n이거 하나면 끝', []],
    ['short', '[훅]\n이거 하나면 끝\n[화면] 유료 광고', []],
    ['short', '이거 하나면 끝\n두 번째\n세 번째\n네 번째\n유료 광고 포함', ['start-of-video']],
    ['community', '오늘도 좋은 하루\n선크림 투표!', ['before-the-fold']],
    ['community', '새 영상 올라왔어요! 선크림 얘기예요 (광고)\n보러 오세요', []],
    ['short', '이거 진짜 미쳤다\n글로우랩 선크림\n자막: 유료광고포함', []],
    ['short', '이 선크림 제가 광고하는 이유가 있어요\n발림성 최고', ['start-of-video']],
    [
      'description',
      '선크림 리뷰\n\n00:00 인트로\n00:30 리뷰\n03:00 마무리\n\n* 본 영상은 글로우랩으로부터 제작비를 지원받았습니다.',
      ['before-the-fold'],
    ],
    ['newsletter', '이번 레터에서 소개할 선크림', ['top-of-text']],
    ['script', '안녕하세요. 오늘 영상은 글로우랩의 협찬을 받아 제작되었습니다.', []],
    ['script', `이 영상은 유료 광고를 포함하고 있어요.\n${BODY.repeat(60)}`, ['repeat-in-video']],
  ] as const)('%s: "%s"', (kind, text, rules) => {
    expect(rulesOf(text, kind)).toEqual(rules);
  });

  it('an English text is told in English and about English words', () => {
    const text = 'I may earn a commission when you buy this cream.\nI love it, it is great for the summer.';
    expect(checkDisclosure('blog', text, { sponsor, language: 'ko' })).toMatchObject([
      { rule: 'definite-words', fix: 'earn' },
    ]);
  });

  it.each<[string, string[]]>([
    ['#ad I tried the new serum for a month and here is what happened.', []],
    ['Paid promotion by GlowLab. In this video I test the serum for a month.', []],
    ['GlowLab paid me to write this review about the serum.', []],
    ['This post contains affiliate links, which means I earn a small commission if you buy.', []],
    ['In partnership with GlowLab. I tried the serum for a month.', ['clear-words']],
    ['GlowLab gifted me this serum. I tried it for a month.', ['clear-words']],
    ['유료광고. I tried the new serum for a month and here is what happened.', ['same-language']],
    ['This is not an ad, I just love this serum very much.', ['no-denial']],
  ])('of English: "%s" %j', (text, rules) =>
    expect(checkDisclosure('blog', text, { sponsor, language: 'en' }).map(({ rule }) => rule)).toEqual(rules),
  );

  it('a title that denies it gets a new title, which cannot be put into the text', () => {
    const context = { sponsor, language: 'ko', title: '광고 아님! 선크림' } as const;
    const found = checkDisclosure('blog', `[광고]\n${BODY}`, context);
    expect(found).toMatchObject([{ rule: 'no-denial', at: null, fix: '[광고] ! 선크림' }]);
    expect(withDisclosure('blog', `[광고]\n${BODY}`, context)).toBe(`[광고]\n${BODY}`);
  });
});

describe('the right line', () => {
  const texts = ['', BODY, `# 제목\n\n${BODY}`, 'Today I want to show you a cream.', `${BODY}\n`.repeat(80)];
  it.each(
    disclosureKinds.flatMap((kind) =>
      (['paid', 'product', 'affiliate'] as const).flatMap((what) =>
        (['ko', 'en'] as const).map((language) => [kind, what, language] as const),
      ),
    ),
  )('for %s, %s in %s makes the check empty and is put in once', (kind, what, language) => {
    for (const text of texts) {
      const context = { sponsor: { kind: what, brand: '글로우랩' }, language };
      const mended = withDisclosure(kind, text, context);
      expect(checkDisclosure(kind, mended, context)).toEqual([]);
      expect(withDisclosure(kind, mended, context)).toBe(mended);
    }
  });

  it('stays one line whatever the brand is called', () => {
    const line = disclosureLine('blog', { kind: 'paid', brand: `글\n로우\ud800${'랩'.repeat(500)}` }, 'ko');
    expect(line).not.toContain('\n');
    expect(line.isWellFormed()).toBe(true);
    expect(line.length).toBeLessThan(100);
  });

  it('keeps a heading on top', () => {
    expect(withDisclosure('blog', `# 제목\n\n${BODY}`, { sponsor, language: 'ko' })).toMatch(/^# 제목\n\n\[광고\]/);
  });
});

it('every rule has words, a source and a date or none', () => {
  for (const { id, since, sources, words } of disclosureRules) {
    expect(since ?? '2000-01-01', id).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(
      sources.every(({ url }) => URL.canParse(url)),
      id,
    ).toBe(true);
    expect(words.ko && words.en, id).toBeTruthy();
  }
});
