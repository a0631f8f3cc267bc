import type { RecipeWriting } from '../writing.ts';
import { analysisRecord } from './analysis-record.ts';
import { orderOf } from './orders.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { bulletsOf, headingOf, subjectsOf } from './outline.ts';
import { sharedFacts, xraysOf, xrayTable } from './xrays.ts';
import { fields } from '#contract/recipes/kinds/reference-analysis.ts';

export const referenceAnalysisWriting: RecipeWriting = {
  record: analysisRecord,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? '레퍼런스를 분석합니다. `glance`: 한눈에 세 줄. `works`: 무엇이 통하는지 `what`, 왜 통하고 어느 순간인지 `why`(구절 번호와 함께). `structure`: 소스마다 제목 `source`와 흐름 `flow`. `alike`: 소스가 둘 이상일 때 닮은 점과 다른 점, 아니면 빈 목록. `toTry`: 내 콘텐츠로 옮겨 바로 해 볼 것 3~5개, 베끼지 않습니다.'
        : 'Analyse the references. `glance`: three lines. `works`: `what` works, and `why` with the moment and the number of its passage. `structure`: of each source its title as `source` and its `flow`. `alike`: what two or more share and where they differ, else an empty list. `toTry`: 3 to 5 things to try for your own, nothing copied.',
      fields,
      values,
      language,
    ),
  outline(_, material, language) {
    const ko = language === 'ko';
    const xrays = xraysOf(material);
    const keywords = subjectsOf(material).slice(0, 10).join(', ');
    const points = material.sources.map(
      (source) => `### ${headingOf(source, language)}\n\n${bulletsOf(source.quotes.slice(0, 6))}`,
    );
    const shared = sharedFacts(xrays, language);
    const structure = xrays.map((one) => xrayTable(one, language)).join('\n\n');
    return [
      `## ${ko ? '한눈에' : 'At a glance'}\n\n${ko ? '자주 나오는 말' : 'Said most'}: ${keywords}`,
      `## ${ko ? '중심 문장' : 'Central sentences'}\n\n${points.join('\n\n')}`,
      ...(structure === '' ? [] : [`## ${ko ? '구조' : 'Structure'}\n\n${structure}`]),
      ...(shared === '' ? [] : [`## ${ko ? '닮은 점' : 'What they share'}\n\n${shared}`]),
      `## ${ko ? '내 콘텐츠로 옮기기' : 'For your own'}\n\n- ${blank(ko ? '따라 해 볼 구조' : 'a structure to try')}\n- ${blank(ko ? '내 경험으로 바꿀 장면' : 'a scene to replace by your own')}\n- ${blank(ko ? '하지 않을 것' : 'what not to do')}`,
    ].join('\n\n');
  },
};
