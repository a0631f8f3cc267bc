import { describe, expect, it } from 'vitest';
import { checkDisclosure, withDisclosure, type Sponsor } from './disclosure.ts';

const BODY = '오늘은 요즘 매일 바르는 선크림을 소개할게요.';

describe('what a disclosure says was received', () => {
  const wrongIn = (kind: Sponsor['kind'], words: string) =>
    checkDisclosure('blog', `${words}\n\n${BODY}`, { sponsor: { kind, brand: '글로우랩' }, language: 'ko' });

  it.each<[Sponsor['kind'], string]>([
    ['product', '글로우랩에서 원고료를 받아 작성한 글입니다.'],
    ['product', '[협찬] 글로우랩에서 제품과 광고비를 제공받았습니다.'],
    ['product', '[Ad] This post was paid for by GlowLab and it is about the cream that I use.'],
    ['product', '[Ad] I received a fee from GlowLab for this post, which is about sunscreen.'],
    ['affiliate', '글로우랩에서 원고료를 받고 쓴 글입니다.'],
    ['paid', '글로우랩에서 제품만 제공받아 작성했습니다.'],
    ['paid', '제품 무상 제공 / 원고료 없음'],
    ['paid', '[Ad] I only received the product for free from GlowLab for this honest post.'],
  ])('%s: is another thing in “%s”', (kind, words) => {
    const found = wrongIn(kind, words.startsWith('[Ad]') ? `${words}\n${words.slice(5)}`.repeat(2) : words);
    const other = found.find(({ rule }) => rule === 'true-to-received');
    expect(other).toMatchObject({ level: 'error' });
    expect(other?.words.ko).toContain('실제로 받은 것과 달라요');
    expect(other?.words.en).toContain('is not what you received');
  });

  it.each<[Sponsor['kind'], string]>([
    ['product', '글로우랩에서 제품을 무료로 제공받아 작성했습니다.'],
    ['product', '원고료 없이 제품만 제공받아 작성했습니다.'],
    ['product', '제품 무상 제공 / 원고료 없음'],
    ['product', '유료 광고 포함'],
    ['product', '[협찬] 선크림 후기\n제작비가 많이 드는 영상이에요.'],
    ['paid', '글로우랩에서 광고비와 제품을 제공받았습니다.'],
    ['affiliate', '링크로 구매하시면 글로우랩에서 수수료를 지급받습니다.'],
  ])('%s: is not contradicted by “%s”', (kind, words) => expect(wrongIn(kind, words)).toEqual([]));

  it('is left to its writer: no rule changes the sentence', () => {
    const text = `글로우랩에서 원고료를 받아 작성한 글입니다.\n\n${BODY}`;
    expect(withDisclosure('blog', text, { sponsor: { kind: 'product', brand: '글로우랩' }, language: 'ko' })).toBe(
      text,
    );
  });
});
