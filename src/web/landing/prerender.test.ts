import { describe, expect, it } from 'vitest';
import { company } from './content.ts';
import { renderLanding } from './prerender.tsx';
import { said } from './words.ts';

const anchors = [
  'hero',
  'logos',
  'ai-features',
  'problem',
  'solution',
  'supported-types',
  'how',
  'demo',
  'features',
  'prompts',
  'proof',
  'pricing',
  'security',
  'faq',
  'testimonials',
  'footer',
];

const claims = {
  ko: [
    '레퍼런스 분석',
    '2~3시간',
    '30초',
    '영상 대본 자동화, 1분',
    '광고주 답장, 30초',
    '숏폼 대본, 5~10줄',
    '말투 학습',
    '실시간 고객 응대',
    'AI 언어 모델',
    'AI 검색',
    'SEO 키워드, 타임스탬프, 썸네일 문구',
    '사람, 조직, 링크로 캔버스를 공유합니다.',
    '댓글과 멘션, 버전 기록',
    '보드, 그룹, 노드마다',
    '30명+',
    '3억 원',
    '100만 회+',
    '49,900 원 / 1개월',
    '보드 무제한 그룹 무제한',
  ],
  en: [
    'Reference analysis',
    '2–3 hours',
    '30 seconds',
    'Video scripts in 1 minute',
    'Sponsor replies in 30 seconds',
    'Short-form, 5–10 lines',
    'Learns your tone',
    'Real-time help',
    'AI language model',
    'AI search',
    'SEO keywords, timestamps and thumbnail text',
    'Share a canvas with people, an organization or by a link.',
    'comments and mentions, version history',
    'each board, group and node',
    '30+',
    '₩300M',
    '1M+',
    '49,900 KRW / 1 month',
    'Unlimited boards Unlimited groups',
  ],
} as const;

/** What a reader sees of it, in order. */
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const partOf = (page: string, id: string): string =>
  new RegExp(`<(section|footer) id="${id}".*?</\\1>`, 's').exec(page)?.[0] ?? '';

describe.each(['ko', 'en'] as const)('the landing page, written out in %s', (language) => {
  const { head, page } = renderLanding(language, true);

  it('has its sixteen sections with anchors, in order', () => {
    const ids = [...page.matchAll(/<(?:section|footer) id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(anchors);
  });

  it('links in its header to #how, #features, #proof, #pricing and #faq, and in its hero to #demo', () => {
    const links = [...page.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(expect.arrayContaining(['#how', '#features', '#proof', '#pricing', '#faq', '#demo']));
  });

  it('leads from its calls to the membership page, in a new tab', () => {
    const calls = page.match(/<a href="__SIGNUP_URL__"[^>]*>/g) ?? [];
    expect(calls.length).toBeGreaterThanOrEqual(2);
    for (const call of calls) expect(call).toContain('target="_blank" rel="noopener noreferrer"');
    expect(renderLanding(language, false).page).not.toContain('__SIGNUP_URL__');
  });

  it('labels every testimonial Creator and marks made-up ones', () => {
    const label = language === 'ko' ? '크리에이터' : 'Creator';
    const figures = page.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure).toMatch(new RegExp(`>${label}<.*(예시 후기|Sample quote)`, 's'));
  });

  it('makes the claims of the specification', () => {
    const text = textOf(page);
    expect(claims[language].filter((claim) => !text.includes(claim))).toEqual([]);
  });

  it('marks team work as in development where it names it', () => {
    const mark = said[language].words.inDevelopment;
    const marked = partOf(page, 'features').split(mark).length - 1;
    expect(marked).toBe(1);
    expect(textOf(partOf(page, 'pricing'))).toContain(mark);
  });

  it('asks and answers in its FAQ, one question open', () => {
    const items = partOf(page, 'faq').match(/<details.*?<\/details>/gs) ?? [];
    expect(items.map((item) => /<summary[^>]*>([^<]+).*<p[^>]*>([^<]+)/s.exec(item)?.slice(1))).toHaveLength(7);
    for (const item of items) expect(item).toMatch(/<summary[^>]*>[^<]{5,}.*<p[^>]*>[^<]{20,}/s);
    expect(items.filter((item) => /<details[^>]* open/.test(item))).toHaveLength(1);
  });

  it('names in its footer the address, the representative, the e-mail and both registration numbers', () => {
    const { words } = said[language];
    const facts = company[language];
    const text = textOf(partOf(page, 'footer'));
    for (const [name, fact] of [
      [words.footAddress, facts.address],
      [words.footOwner, facts.representative],
      [words.footMail, facts.mail],
      [words.footNumber, facts.registrationNumber],
      [words.footSales, facts.salesNumber],
    ])
      expect(text).toContain(`${name} ${fact}`);
    expect(text.includes(words.footSample)).toBe(facts.isSample);
  });

  it('carries no script of its own and asks no other host for anything', () => {
    expect(page).not.toMatch(/<script|<iframe|\son\w+=/);
    expect(page).not.toMatch(/\ssrc="(https?:)?\/\//);
  });

  it('says in its head what it is, in which languages, and shows a picture', () => {
    expect(head).toMatch(/<title>Maru · .+<\/title><meta name="description" content=".{60,}"\/>/);
    expect(head).toContain(`<link rel="canonical" href="__PUBLIC_URL__/${language === 'en' ? '?lang=en' : ''}"/>`);
    expect(head).toContain(`<meta property="og:image" content="__PUBLIC_URL__/maru-${language}.png"/>`);
    expect(head.match(/hrefLang="(ko|en|x-default)"/gi)).toHaveLength(3);
  });
});
