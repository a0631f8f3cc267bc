import { describe, expect, it } from 'vitest';
import { checkDisclosure, type SponsorKind } from '#contract/rules/disclosure/disclosure.ts';
import { startValues } from '#contract/recipes/values.ts';
import { recipeIds } from '#contract/recipes/kinds/index.ts';
import { sectionsInOrder } from './by-beats.ts';
import { partsOfLong } from '#contract/recipes/kinds/script-parts.ts';
import { sponsorOrder } from './sponsored.ts';
import { disclosureKinds } from '#contract/rules/disclosure/disclosure-rules.ts';
import { writable } from '../writings.ts';

const sponsored = recipeIds.filter((id) => writable[id].fields.some(({ name }) => name === 'sponsor'));
const orderFor = (id: (typeof sponsored)[number], kind: SponsorKind, language: 'ko' | 'en') =>
  writable[id].order({ ...startValues(writable[id]), topic: '밥솥', sponsor: '린나', sponsorKind: kind }, language);

describe('what a model is told of a sponsored text', () => {
  it.each(sponsored)('%s: the line, what was received, and that nothing is made up, in both languages', (id) => {
    const ko = orderFor(id, 'product', 'ko');
    expect(ko).toMatch(/받은 것: 제품이나 서비스\(원고료 아님\)[^]*"[^"\n]*린나[^"\n]*"/);
    expect(ko).toContain(
      '써 본 느낌은 지어내지 말고 〔써 본 느낌〕으로 둡니다. 제품의 효능은 제안에 있는 말만 씁니다.',
    );
    const en = orderFor(id, 'product', 'en');
    expect(en).toMatch(/Received: a product or service, and no fee[^]*"[^"\n]*린나[^"\n]*"/);
    expect(en).toContain('〔how it was to use it〕');
    expect(orderFor(id, 'paid', 'ko')).toContain('받은 것: 광고비.');
  });

  it('says nothing of a sponsor where none is named', () => {
    for (const id of sponsored) expect(writable[id].order(startValues(writable[id]), 'ko')).not.toContain('협찬');
  });

  it.each(disclosureKinds)('%s: the line that is ordered passes the check of its own place', (kind) => {
    for (const received of ['paid', 'product', 'affiliate'] as const) {
      const order = sponsorOrder({ sponsor: '린나', sponsorKind: received }, 'ko', kind);
      const line = /"([^"]+)"/.exec(order)?.[1] ?? '';
      const text = `${line}\n\n밥솥을 한 달 빌렸습니다.`;
      const sponsor = { kind: received, brand: '린나' };
      expect(checkDisclosure(kind, text, { sponsor, language: 'ko' })).toEqual([]);
    }
  });
});

describe('how much is said in each part of a long script', () => {
  it('follows the length, and leaves the seconds of a disclosure out of the body', () => {
    const syllables = (reservedSec: number) =>
      [
        ...sectionsInOrder(partsOfLong(180, 'ko'), { reservedSec, syllablesPerSec: 5 }, 'ko').matchAll(/약 (\d+)음절/g),
      ].map(([, count]) => Number(count));
    expect(syllables(0)).toEqual([45, 65, 520, 180, 90]);
    expect(syllables(6)).toEqual([45, 65, 490, 180, 90]);
  });
});
