import type { Recipe } from '../recipe.ts';
import { wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { bulletsOf } from './outline.ts';
import { sharedFacts, xraysOf, xrayTable } from './xrays.ts';

const fields = [wishField] as const;

/** Hook, promise, proof, turns, sponsor slot and call to action of the recordings, by the second. */
export const structureXray: Recipe = {
  name: { ko: '구조 엑스레이', en: 'Structure X-ray' },
  what: {
    ko: '영상의 훅, 약속, 첫 증거, 전환, 광고, 행동 유도를 초 단위로 보여 줘요. 여러 영상이 닮은 점도 찾아요.',
    en: 'Hook, promise, first proof, turns, sponsor slot and call to action by the second, and what several videos share.',
  },
  fields,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? '영상 소스마다 `### 영상 제목` 아래 표 하나를 만듭니다. 열: 구간(훅, 약속, 첫 증거, 전환, 광고, 행동 유도), 언제(0:00–0:08처럼), 말(원문 그대로 60자 안, 구절 번호), 왜 통하는지. 소스에 초가 없으면 시각을 지어내지 않습니다. 영상이 둘 이상이면 끝에 `## 닮은 점`을 숫자와 함께 적습니다.'
        : 'For each video make one table below `### its title`. Columns: Beat (hook, promise, first proof, turn, sponsor slot, call to action), When (as in 0:00–0:08), Words (as they stand, at most 60 characters, with the number of the passage), Why it works. Make up no times where the source has none. With two or more videos add `## What they share`, with figures.',
      fields,
      values,
      language,
    ),
  outline(_, material, language) {
    const xrays = xraysOf(material);
    const tables = xrays.map((one) => xrayTable(one, language));
    const shared = sharedFacts(xrays, language);
    const others = material.sources.filter(({ segments }) => segments.length === 0);
    const untimed = others.map(({ title, quotes }) => `### ${title}\n\n${bulletsOf(quotes.slice(0, 5))}`);
    const note =
      language === 'ko'
        ? '시각이 없는 소스라 중심 문장만 뽑았어요.'
        : 'These sources have no times: here are their central sentences.';
    return [
      ...tables,
      ...(shared === '' ? [] : [`## ${language === 'ko' ? '닮은 점' : 'What they share'}\n\n${shared}`]),
      ...(untimed.length === 0 ? [] : [`## ${note}`, ...untimed]),
    ].join('\n\n');
  },
};
