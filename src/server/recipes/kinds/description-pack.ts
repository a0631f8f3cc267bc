import type { Language } from '#contract/base/language.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import type { RecipeWriting } from '../writing.ts';
import { formatChapterTime } from '#contract/recipes/description/chapter-lines.ts';
import { fitTags } from '../description/fit-tags.ts';
import { HEADINGS } from '#contract/recipes/description/pack-headings.ts';
import { packRecord } from '../description/pack-record.ts';
import { readPack } from '#contract/recipes/description/pack.ts';
import { writePack } from '../description/write-pack.ts';
import { textValue } from '#contract/recipes/values.ts';
import type { Want } from '../worksheet/passages-for.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { packSeconds } from '../structure/pack-seconds.ts';
import { beginsOfFilm, describedFilm } from './described-film.ts';
import { topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { orderOf } from './orders.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { subjectsOf } from './outline.ts';
import { sponsorOrder } from './sponsored.ts';

const MOST_TOLD = 6_000;

/** What a model is told of the chapters: to name those of the described film, or to write none. */
function chaptersOrder(values: RecipeValues, language: Language): string {
  const lines = textValue(values, 'chapters');
  const ko = language === 'ko';
  if (lines === '' && textValue(values, 'begins') !== '')
    return ko
      ? '`chapterTitles`에는 연결된 영상의 챕터 3~8개를 `1:23 제목`처럼 시각과 함께 적습니다. 첫 챕터는 0:00이고, 나머지는 그 영상의 구절이 시작하는 시각만 씁니다. 챕터마다 10초 이상입니다.'
      : '`chapterTitles` are 3 to 8 chapters of the connected video, each as `1:23 title`. The first is at 0:00, the others are at times at which a passage of that video begins, each at least 10 seconds long.';
  if (lines === '' && values['film'] === 'recorded')
    return ko
      ? '`chapterTitles`는 빈 목록으로 둡니다. 올릴 영상의 시각을 알 수 없습니다.'
      : '`chapterTitles` stays empty: the times of this video are not known.';
  if (lines === '')
    return ko
      ? '`chapterTitles`는 빈 목록으로 둡니다. 연결된 영상은 참고 영상이라 그 시각을 쓸 수 없습니다.'
      : '`chapterTitles` stays empty: the wired recordings are references, whose times are not those of this video.';
  return ko
    ? `\`chapterTitles\`에는 아래 줄마다 제목 하나를 순서대로 적습니다. 〔 〕로 된 제목은 그 부분의 내용에 맞게 짓고, 나머지는 그대로 옮깁니다. 시각은 적지 않습니다.\n<chapters>\n${lines}\n</chapters>`
    : `\`chapterTitles\` has one title for each line below, in their order. Name those in 〔 〕 by what that part is about and copy the others. Write no times.\n<chapters>\n${lines}\n</chapters>`;
}

const BLANKS = {
  ko: {
    titles: ['숫자나 결과가 보이는 제목', '검색할 말로 시작하는 제목', '궁금하게 하는 제목'],
    description: ['영상에서 얻는 것 한 줄', '다루는 내용'],
    copy: ['짧은 한마디', '다른 한마디'],
  },
  en: {
    titles: [
      'a title with a figure or a result',
      'one that begins with what people search for',
      'one that makes curious',
    ],
    description: ['what a viewer takes along', 'what the video covers'],
    copy: ['a short line', 'another one'],
  },
} as const;

export const descriptionPackWriting: RecipeWriting = {
  record: packRecord,
  learn(values, material) {
    const film = describedFilm(values, material, textValue(values, 'topic'));
    const lines = (film?.chapters ?? []).map(
      ({ startSec, title }) => `${formatChapterTime(startSec)} ${title.replace(/[<>\s]+/g, ' ').trim()}`,
    );
    const begins = lines.length > 0 ? [] : beginsOfFilm(values, material, textValue(values, 'topic'));
    return {
      ...values,
      chapters: lines.join('\n').slice(0, MOST_TOLD).toWellFormed(),
      filmSec: film?.endSec ?? 0,
      ...(begins.length > 0 && { begins: packSeconds(begins) }),
    };
  },
  order: (values, language) =>
    orderOf(
      `${sponsorOrder(values, language, 'description')}${
        language === 'ko'
          ? '유튜브 업로드에 쓸 글을 기록으로 채웁니다. `titles`: 제목 후보 5개, 각 100자 안. `description`: 첫 두 줄에 핵심, 5,000자 안, < > 없이, 소스의 사실에는 구절 번호 [n]. `tags`: 모두 합쳐 500자 안. `hashtags`: 3~10개. `thumbnailCopy`: 3개, 12자 안. `keywords`: 검색 키워드.'
          : 'Fill the record of what goes with an upload to YouTube. `titles`: 5, at most 100 characters each. `description`: the point in the first two lines, at most 5,000 characters, no < >, facts of the sources with the numbers of their passages [n]. `tags`: 500 characters together. `hashtags`: 3 to 10. `thumbnailCopy`: 3, short. `keywords`: what people search for.'
      } ${chaptersOrder(values, language)}`.trim(),
      [topicField, wishField],
      values,
      language,
    ),
  worksheet(values, material, language) {
    const topic = textValue(values, 'topic');
    const keywords = subjectsOf(material);
    const film = describedFilm(values, material, topic);
    const { titles, description, copy } = BLANKS[language];
    const pack = {
      titles: titles.map(blank),
      description: description.map(blank).join('\n\n'),
      chapters: film?.chapters ?? [],
      film,
      tags: fitTags([topic, ...keywords]),
      hashtags: keywords.slice(0, 5).map((keyword) => `#${keyword.replace(/[^\p{L}\p{N}_]/gu, '')}`),
      thumbnailCopy: copy.map(blank),
      keywords: keywords.slice(0, 10),
    };
    const wants = new Map<string, Want>([
      [HEADINGS.titles[language], { at: 'figures' }],
      [HEADINGS.description[language], { at: 'matter' }],
      [HEADINGS.thumbnailCopy[language], { at: 'start' }],
    ]);
    const plans = writePack(pack, language)
      .split(/^(?=## )/m)
      .map((section): PartPlan => {
        const [heading = '', ...lines] = section.trim().split('\n');
        const name = heading.replace('## ', '');
        const want = wants.get(name);
        return { name, heading, text: lines.join('\n').trim(), ...(want && { wants: want }) };
      });
    return worksheetOf(plans, material, { topic });
  },
  names(text) {
    const { tags, hashtags, keywords } = readPack(text);
    return [...tags, ...hashtags, ...keywords].map(({ at }) => at);
  },
  headlines(text) {
    const { titles, thumbnailCopy, chapterLines, otherChapterLines } = readPack(text);
    return [...titles, ...thumbnailCopy, ...chapterLines, ...otherChapterLines].map(({ at }) => at);
  },
};
