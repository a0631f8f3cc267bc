import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeValues, RecipeField } from '../recipe.ts';
import { chapterLinesOf } from '../description/chapter-lines.ts';
import { chaptersWithin, checkPack } from '../description/check-pack.ts';
import { fieldsOf } from '../description/fields.ts';
import { readPack, type Pack } from '../description/pack.ts';
import { spanIn } from '../description/placed.ts';
import { unpackSeconds } from '../structure/known-seconds.ts';
import { numberValue, textValue } from '../values.ts';
import { topicField, wishField } from './fields.ts';
import { disclosed, sponsorFields, sponsoredText } from './sponsored.ts';

/** Whose times the chapters have: wired recordings are references unless the form says otherwise. */
const filmField = {
  name: 'film',
  kind: 'choice',
  label: { ko: '설명할 영상', en: 'Video to describe' },
  start: 'planned',
  options: [
    { value: 'planned', label: { ko: '연결된 대본으로 찍을 영상', en: 'To be shot from the connected script' } },
    { value: 'recorded', label: { ko: '연결된 영상 (내 영상)', en: 'My connected video' } },
  ],
} as const satisfies RecipeField;

const fields = [
  { ...topicField, label: { ko: '영상 주제', en: 'Video topic' } },
  filmField,
  ...sponsorFields,
  wishField,
] as const;

const NOBODYS: Finding['words'] = {
  ko: '이 챕터의 시각은 연결된 대본이나 내 영상에서 온 것이 아니에요. 올릴 영상의 시각인지 확인해 주세요.',
  en: 'These chapter times do not come from a connected script or recording of yours. Check that they match this video.',
};

/**
 * Chapters whose times nothing that was wired tells: whoever put them there is asked to look. Those below a heading of their
 * own have the times of the film where it is known, and may be moved by hand; within the description they are written freely.
 */
function strangeChapters({ chapterLines, description }: Pack, values: RecipeValues): Finding[] {
  const inside = description ? chaptersWithin(description.text) : [];
  const known = textValue(values, 'chapters');
  const begins = unpackSeconds(textValue(values, 'begins'));
  const times = new Set([...chapterLinesOf(known).map(({ startSec }) => startSec), ...begins]);
  const strange = inside.find(({ startSec }) => startSec !== null && !times.has(startSec));
  const own = values['chapters'] === '' && begins.length === 0 ? chapterLines[0]?.at : undefined;
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

/** Titles, description, chapters, tags, hashtags, thumbnail copy and keywords, each within what YouTube takes. */
export const descriptionPack: Recipe = {
  name: { ko: '설명란 세트', en: 'Description pack' },
  what: {
    ko: '제목, 설명, 챕터, 태그, 해시태그, 썸네일 문구, 검색 키워드를 유튜브 한도에 맞춰 만들어요.',
    en: "Titles, description, chapters, tags, hashtags, thumbnail copy and keywords within YouTube's limits.",
  },
  hasVoice: false,
  fields,
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
