import { describe, expect, it } from 'vitest';
import { disclosureLine } from './sponsor/disclosure.ts';
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
const CARD =
  '## 협찬 브리프: 한입밀\n\n| 항목 | 내용 |\n|---|---|\n| 브랜드 | 한입밀 |\n| 제품 | 밀키트 |\n| 금액 | 200만 원 |';
const card = (state: string) =>
  note('협찬', { id: 'sponsor-brief', values: {} }, CARD, { deal: { state, dates: { new: '2026-11-01' }, due: {} } });
const found = (nodes: ReturnType<typeof note>[]) => undisclosedOn(nodes, '2026-11-22').map(({ id }) => id);
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
    const [first] = undisclosedOn([blog({ sponsor: '한입밀' })], '2026-11-22');
    expect(first?.findings).toMatchObject([{ rule: 'top-of-text', fix: expect.stringContaining('한입밀') }]);
  });
});
