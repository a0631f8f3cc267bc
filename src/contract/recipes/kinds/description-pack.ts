import type { Language } from '../../base/language.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { chapterLinesOf, formatChapterTime } from '../description/chapter-lines.ts';
import { chaptersWithin, checkPack } from '../description/check-pack.ts';
import { fieldsOf } from '../description/fields.ts';
import { fitTags } from '../description/fit.ts';
import { HEADINGS } from '../description/pack-headings.ts';
import { packRecord } from '../description/pack-record.ts';
import { readPack, writePack, type Pack } from '../description/pack.ts';
import { spanIn } from '../description/placed.ts';
import { numberValue, textValue } from '../values.ts';
import type { Want } from '../worksheet/passages-for.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { describedFilm, filmField } from './described-film.ts';
import { topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { blank, subjectsOf } from './outline.ts';
import { disclosed, sponsorFields, sponsorOrder, sponsoredText } from './sponsored.ts';

const fields = [
  { ...topicField, label: { ko: '영상 주제', en: 'Video topic' } },
  filmField,
  ...sponsorFields,
  wishField,
] as const;

const NOBODYS: Finding['words'] = {
  ko: '이 챕터의 시각은 연결된 대본이나 내 영상에서 온 것이 아니에요. 올릴 영상의 시각인지 확인해 주세요.',
  en: 'The times of these chapters come from no wired script or recording of yours. Check that they are those of this video.',
};

/**
 * Chapters whose times nothing that was wired tells: whoever put them there is asked to look. Those below a heading of their
 * own have the times of the film where it is known, and may be moved by hand; within the description they are written freely.
 */
function strangeChapters({ chapterLines, description }: Pack, values: RecipeValues): Finding[] {
  const inside = description ? chaptersWithin(description.text) : [];
  const known = textValue(values, 'chapters');
  const times = new Set(chapterLinesOf(known).map(({ startSec }) => startSec));
  const strange = inside.find(({ startSec }) => startSec !== null && !times.has(startSec));
  const own = values['chapters'] === '' ? chapterLines[0]?.at : undefined;
  const isKept = typeof values['chapters'] === 'string';
  const at = own ?? (strange && description && isKept ? spanIn(description, ...strange.at) : undefined);
  return at ? [{ rule: 'chapters-of-nobody', level: 'warning', at, words: NOBODYS }] : [];
}

/** Where the film ends, as the heading of the chapters says, or else the script or the recording that was wired. */
const endOf = ({ film }: Pack, values: RecipeValues): number | null =>
  film?.endSec ?? (numberValue(values, 'filmSec') || null);

const toldOfSponsor = (description: string, values: RecipeValues): readonly Finding[] =>
  disclosed('description', description, values);

const placedIn = (finding: Finding, from: number): Finding =>
  finding.at ? { ...finding, at: [finding.at[0] + from, finding.at[1] + from] } : finding;

const MOST_TOLD = 6_000;

/** What a model is told of the chapters: to name those of the described film, or to write none. */
function chaptersOrder(values: RecipeValues, language: Language): string {
  const lines = textValue(values, 'chapters');
  if (lines === '')
    return language === 'ko'
      ? '`chapterTitles`는 빈 목록으로 둡니다. 연결된 영상은 참고 영상이라 그 시각을 쓸 수 없습니다.'
      : '`chapterTitles` stays empty: the wired recordings are references, whose times are not those of this video.';
  return language === 'ko'
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

/** Titles, description, chapters, tags, hashtags, thumbnail copy and keywords, each within what YouTube takes. */
export const descriptionPack: Recipe = {
  name: { ko: '설명란 세트', en: 'Description pack' },
  what: {
    ko: '제목, 설명, 챕터, 태그, 해시태그, 썸네일 문구, 검색 키워드를 유튜브 한도에 맞춰 만들어요.',
    en: "Titles, description, chapters, tags, hashtags, thumbnail copy and keywords within YouTube's limits.",
  },
  fields,
  record: packRecord,
  learn(values, material) {
    const film = describedFilm(values, material, textValue(values, 'topic'));
    const lines = (film?.chapters ?? []).map(
      ({ startSec, title }) => `${formatChapterTime(startSec)} ${title.replace(/[<>\s]+/g, ' ').trim()}`,
    );
    return { ...values, chapters: lines.join('\n').slice(0, MOST_TOLD).toWellFormed(), filmSec: film?.endSec ?? 0 };
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
  check(text, values) {
    const pack = readPack(text);
    const { description } = pack;
    const told = description
      ? toldOfSponsor(description.text, values).map((finding) => placedIn(finding, description.at[0]))
      : [];
    return [
      ...checkPack(pack, { durationSec: endOf(pack, values) }),
      ...strangeChapters(pack, values),
      ...told,
      ...blanksLeft(text),
    ];
  },
  fit(text, values, language) {
    const { description } = readPack(text);
    if (!description) return text;
    const [from, to] = description.at;
    return text.slice(0, from) + sponsoredText('description', text.slice(from, to), values, language) + text.slice(to);
  },
  names(text) {
    const { tags, hashtags, keywords } = readPack(text);
    return [...tags, ...hashtags, ...keywords].map(({ at }) => at);
  },
  parts(text, values) {
    const pack = readPack(text);
    const told = pack.description ? toldOfSponsor(pack.description.text, values) : [];
    return fieldsOf(pack, { durationSec: endOf(pack, values) })
      .filter(({ text: words }) => words.trim() !== '')
      .map(({ field, label, text: words, findings }) => ({
        label,
        text: words,
        findings: [
          ...findings,
          ...(field === 'description' || field === 'all' ? told : []),
          ...blanksLeft(words, 'error'),
        ],
      }));
  },
};
