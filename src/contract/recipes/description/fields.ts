import type { Language } from '../../base/language.ts';
import { errorsOf } from '../../base/finding.ts';
import { checkPack, type PackFinding } from './check-pack.ts';
import type { Pack } from './pack.ts';
import type { Placed } from './placed.ts';
import { chaptersTextOf, hashtagsTextOf, uploadTextOf } from './upload-text.ts';

type FieldName = 'title' | 'description' | 'chapters' | 'tags' | 'hashtags' | 'thumbnail' | 'keywords' | 'all';

/** What is copied at once. */
export interface PackField {
  field: FieldName;
  label: Readonly<Record<Language, string>>;
  text: string;
  findings: PackFinding[];
  /** There is something to copy, and nothing in it that YouTube refuses. */
  isCopyable: boolean;
}

const LABELS: Readonly<Record<FieldName, Readonly<Record<Language, string>>>> = {
  title: { ko: '제목', en: 'Title' },
  description: { ko: '설명', en: 'Description' },
  chapters: { ko: '챕터', en: 'Chapters' },
  tags: { ko: '태그', en: 'Tags' },
  hashtags: { ko: '해시태그', en: 'Hashtags' },
  thumbnail: { ko: '썸네일 문구', en: 'Thumbnail copy' },
  keywords: { ko: '검색 키워드', en: 'SEO keywords' },
  all: { ko: '설명 전체', en: 'Whole description' },
};

/** Which field the findings of a rule belong to; those of chapters to the part of the note they stand in. */
const FIELD_OF: readonly (readonly [start: string, field: FieldName])[] = [
  ['title', 'title'],
  ['description', 'description'],
  ['chapter', 'chapters'],
  ['tag', 'tags'],
  ['hashtag', 'hashtags'],
  ['thumbnail', 'thumbnail'],
  ['whole', 'all'],
];
/** What the whole description is made of. */
const IN_ALL: readonly FieldName[] = ['description', 'chapters', 'hashtags', 'all'];

const isWithin = ({ at }: PackFinding, part: Placed | null): boolean =>
  at !== null && part !== null && part.at[0] <= at[0] && at[1] <= part.at[1];

/** The pack field by field in the order of YouTube's form, one for each title and thumbnail copy, then all at once. */
export function fieldsOf(pack: Pack, options: { durationSec?: number | null } = {}): PackField[] {
  const found = checkPack(pack, options).map((finding) => ({ finding, field: fieldOf(finding, pack) }));
  const of = (name: FieldName) => found.filter(({ field }) => field === name).map(({ finding }) => finding);
  const field = (name: FieldName, text: string, findings = of(name), number: number | null = null): PackField => ({
    field: name,
    label: numbered(LABELS[name], number),
    text,
    findings,
    isCopyable: text.trim() !== '' && errorsOf(findings).length === 0,
  });
  const each = (name: FieldName, items: readonly Placed[]) => {
    const findings = of(name);
    return items.map((item, i) =>
      field(
        name,
        item.text,
        findings.filter((finding) => isWithin(finding, item)),
        items.length > 1 ? i + 1 : null,
      ),
    );
  };
  const joined = (items: readonly Placed[]) => items.map(({ text }) => text).join(', ');
  const fields = [
    ...(pack.titles.length === 0 ? [field('title', '')] : each('title', pack.titles)),
    field('description', pack.description?.text ?? ''),
    field('chapters', chaptersTextOf(pack)),
    field('hashtags', hashtagsTextOf(pack)),
    field('tags', joined(pack.tags)),
    ...each('thumbnail', pack.thumbnailCopy),
    field('keywords', joined(pack.keywords)),
  ];
  return [
    ...fields.filter(({ text, findings }) => text !== '' || findings.length > 0),
    field('all', uploadTextOf(pack), IN_ALL.flatMap(of)),
  ];
}

function fieldOf(finding: PackFinding, pack: Pack): FieldName {
  if (isWithin(finding, pack.description) && finding.rule !== 'whole-length') return 'description';
  return FIELD_OF.find(([start]) => finding.rule.startsWith(start))?.[1] ?? 'all';
}

const numbered = (label: PackField['label'], number: number | null): PackField['label'] =>
  number === null ? label : { ko: `${label.ko} ${number}`, en: `${label.en} ${number}` };
