import { describe, expect, it } from 'vitest';
import { testIds } from '#contract/base/test-ids.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { withOffer } from '#contract/offers/offer-in.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { disclosureLine } from '#contract/rules/disclosure/disclosure.ts';
import { undisclosedOn } from './undisclosed.ts';

const note = (
  id: string,
  recipe: { id: string; values: Record<string, string | number> } | null,
  content: string,
  more = {},
) => ({
  id,
  title: id,
  content,
  metadata: { ...(recipe && { recipe }), ...more },
});
const POST = '# 밀키트 한 달 써 본 기록\n\n냉장고에 늘 있어서 편했어요. 저녁 준비가 10분으로 줄었어요.';
const blog = (values: Record<string, string>, content = POST) => note('블로그', { id: 'blog-post', values }, content);
const [mailId] = testIds(1);
const byPerson = {
  value: {
    basis: 'goods',
    amount: null,
    toAmount: null,
    currency: null,
    vat: null,
    percent: null,
    per: null,
    for: null,
  },
  quote: '',
  place: null,
  by: 'person',
} as const;
interface Form {
  brand?: string;
  fee?: string;
  /** A person chose that the product is given in the place of money. */
  isGoods?: true;
}
/** The card of a deal as the product makes it of a mail that names these. */
function card(state: string, { brand, fee, isGoods }: Form = { brand: '한입밀', fee: '200만 원' }) {
  const text = ['제품: 밀키트', brand && `브랜드: ${brand}`, fee && `원고료: ${fee}`].filter(Boolean).join('\n');
  const read = readForm([{ nodeId: mailId, title: '', text, received: null }], '2026-11-01');
  const offer = isGoods ? { ...read, fees: [byPerson] } : read;
  const deal = { state, dates: { new: '2026-11-01' }, due: {} };
  return note('협찬', { id: 'sponsor-brief', values: {} }, drawCard(offer, 'ko'), withOffer({ deal }, offer));
}
const found = (nodes: ReturnType<typeof note>[]) => undisclosedOn(nodes).map(({ id }) => id);
const line = disclosureLine('blog', { kind: 'paid', brand: '한입밀' }, 'ko');

describe('what would be published without a disclosure', () => {
  it.each<[string, ReturnType<typeof note>[], string[]]>([
    ['nothing on a board without a sponsor', [blog({})], []],
    ['a post whose own form names a sponsor', [blog({ sponsor: '한입밀' })], ['블로그']],
    ['a post beside a deal, though its form names nobody', [blog({}), card('agreed')], ['블로그']],
    ['a post beside a deal that is only asked for', [card('new'), blog({})], ['블로그']],
    ['nothing beside a deal that was declined', [blog({}), card('declined')], []],
    ['nothing where the post says so on top', [blog({ sponsor: '한입밀' }, `${line}\n\n${POST}`), card('agreed')], []],
    [
      'a post that says it only at its end',
      [blog({ sponsor: '한입밀' }, `${POST}\n\n${'글 '.repeat(400)}\n\n${line}`)],
      ['블로그'],
    ],
    ['nothing of notes that no recipe made', [note('글', null, POST), card('agreed')], []],
    [
      'nothing of a recipe that is not published',
      [note('표', { id: 'beat-sheet', values: {} }, '| 구간 |'), card('agreed')],
      [],
    ],
  ])('is %s', (_, nodes, ids) => {
    expect(found(nodes)).toEqual(ids);
  });

  it('comes with the exact fix', () => {
    const [first] = undisclosedOn([blog({ sponsor: '한입밀' })]);
    expect(first?.findings).toMatchObject([{ rule: 'top-of-text', fix: expect.stringContaining('한입밀') }]);
  });

  it.each<[string, Form, string]>([
    ['the brand and a fee', { brand: '마루식품', fee: '200만 원' }, '이 글은 마루식품에서 광고비를 받고'],
    ['the advertiser where no brand is known', { fee: '200만 원' }, '이 글은 광고주에서 광고비를 받고'],
    ['a fee that is still asked for', { brand: '마루' }, '이 글은 마루에서 광고비를 받고'],
    ['only the product', { brand: '마루', isGoods: true }, '이 글은 마루에서 제품을 무료로 제공받아'],
  ])('names %s', (_, form, words) => {
    const [first] = undisclosedOn([blog({}), card('agreed', form)]);
    expect(first?.findings[0]?.fix).toContain(words);
  });

  it('keeps to what the own form says', () => {
    const own = blog({ sponsor: '온화장품', sponsorKind: 'affiliate' });
    const [first] = undisclosedOn([own, card('agreed')]);
    expect(first?.findings[0]?.fix).toContain('온화장품에서 수수료를');
  });

  it('takes the deal that names its brand', () => {
    const [first] = undisclosedOn([blog({}), card('new', {}), card('new')]);
    expect(first?.findings[0]?.fix).toContain('한입밀에서 광고비를');
  });
});

describe('notes that people wrote themselves, beside a deal', () => {
  const WORDS = '냉장고에 늘 있어서 편했어요. 저녁 준비가 10분으로 줄었어요. '.repeat(4);
  const LONG = `# 밀키트 한 달 기록\n\n이웃님들 안녕하세요. ${WORDS.repeat(4)}`;
  const CHAPTERS = `오늘은 밀키트 이야기예요. 구독 부탁드려요.\n${WORDS}\n00:00 시작\n00:40 밀키트\n02:00 마무리`;
  const written = (title: string, content: string, more = {}) => ({ ...note(title, null, content), ...more });

  it.each<[string, string]>([
    ['블로그 글 초안', WORDS],
    ['영상 설명란', WORDS],
    ['쇼츠 1', '이거 하나면 저녁 준비가 10분으로 줄어요.\n끝까지 보세요.'],
    ['커뮤니티 글', WORDS],
    ['뉴스레터 12호', WORDS],
    ['12월 본편 대본', WORDS],
    ['Blog post', 'I used this meal kit for a month. '.repeat(5)],
    ['텍스트', LONG],
    ['텍스트', CHAPTERS],
  ])('are told: %s', (title, content) => {
    const [first] = undisclosedOn([written(title, content), card('agreed')]);
    expect(first?.findings[0]?.level).toBe('error');
    expect(first?.findings[0]?.fix).toContain('한입밀');
    const mended = `${first?.findings[0]?.fix ?? ''}\n${content.replace(/^#.*$/m, '')}`;
    expect(found([written(title, mended), card('agreed')])).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['쇼츠 아이디어', WORDS, {}],
    ['블로그 체크리스트', WORDS, {}],
    ['블로그', '- [ ] 사진 고르기\n'.repeat(20), {}],
    ['블로그', '밀키트', {}],
    ['텍스트', WORDS, {}],
    ['광고의 역사', '광고는 오래전부터 있었다. '.repeat(20), {}],
    ['협찬 메일', '안녕하세요, 한입밀 마케팅팀입니다. 블로그 리뷰 협찬을 제안드립니다. 원고료는 30만 원입니다.', {}],
    ['쇼츠 모음', WORDS, { type: 'youtube' }],
  ])('are not: %s', (title, content, more) =>
    expect(found([written(title, content, more), card('agreed')])).toEqual([]),
  );

  it('are free on a board without a sponsor, and where they say it in their title', () => {
    expect(found([written('블로그 글', WORDS)])).toEqual([]);
    expect(found([written('블로그 글', WORDS), card('declined')])).toEqual([]);
    expect(found([written('[광고] 블로그 글', WORDS), card('agreed')])).toEqual([]);
  });
});
