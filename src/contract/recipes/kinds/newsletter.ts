import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { audienceField, topicField, wishField } from './fields.ts';
import { partOf, sectionsOf } from './sections.ts';
import { withoutCitations } from '../description/placed.ts';
import { disclosedWithin, sponsoredText, sponsorFields } from './sponsored.ts';

const fields = [topicField, audienceField, ...sponsorFields, wishField] as const;

const NAMES = {
  subject: /^(?:제목|subject)/i,
  preview: /^(?:미리\s?보기|preview)/i,
  body: /^(?:본문|body)/i,
  request: /^(?:부탁|요청|request)/i,
} as const;
export const LABELS = {
  subject: { ko: '제목', en: 'Subject' },
  preview: { ko: '미리보기', en: 'Preview' },
  body: { ko: '본문', en: 'Body' },
  request: { ko: '부탁', en: 'Request' },
} as const;
const names = ['subject', 'preview', 'body', 'request'] as const;

const placeOf = (text: string, name: keyof typeof NAMES): Span | null =>
  sectionsOf(text).find((section) => NAMES[name].test(section.name))?.at ?? null;

/** Whether something stands below its heading. */
function isThere(text: string, name: keyof typeof NAMES): boolean {
  const at = placeOf(text, name);
  return at !== null && at[0] < at[1];
}

/** What readers see first: the body, or all of a text without one. */
const bodyOf = (text: string): Span => placeOf(text, 'body') ?? [0, text.length];
const subjectOf = (text: string): string => text.slice(...(placeOf(text, 'subject') ?? [0, 0]));

function withSponsor(text: string, values: RecipeValues, language?: Language): string {
  const [from, to] = bodyOf(text);
  const body = sponsoredText('newsletter', text.slice(from, to), values, language, subjectOf(text));
  return text.slice(0, from) + body + text.slice(to);
}

/** Ours: what programs for mail show of a preview beside a subject. */
const PREVIEW_LETTERS = 100;

function checkPreview(text: string): Finding[] {
  const at = placeOf(text, 'preview');
  const letters = at === null ? 0 : Array.from(withoutCitations(text.slice(...at)).trim()).length;
  if (letters <= PREVIEW_LETTERS) return [];
  const words = {
    ko: `미리보기가 ${letters}자예요. 메일함에서 잘리지 않게 ${PREVIEW_LETTERS}자 안으로 줄여 주세요.`,
    en: `The preview has ${letters} characters. Shorten it to ${PREVIEW_LETTERS}, so that inboxes show all of it.`,
  };
  return [{ rule: 'preview-long', level: 'warning', at, words }];
}

/** Without a subject and a body it is no letter; a preview and a request are told of. */
const missing = (name: keyof typeof NAMES): Finding => ({
  rule: 'section-missing',
  level: name === 'subject' || name === 'body' ? 'error' : 'warning',
  at: null,
  words: {
    ko: `‘${LABELS[name].ko}’ 부분이 없어요. ‘## ${LABELS[name].ko}’ 아래에 써 주세요.`,
    en: `The ${LABELS[name].en.toLowerCase()} is missing. Write it below “## ${LABELS[name].en}”.`,
  },
});

/** A letter to subscribers: subject, preview line, three short parts, one request. */
export const newsletter: Recipe = {
  name: { ko: '뉴스레터', en: 'Newsletter' },
  what: {
    ko: '제목과 미리보기 문장까지 갖춘 구독자 편지를 만들어요.',
    en: 'An email to subscribers with a subject and preview line.',
  },
  fields,
  check: (text, values) => [
    ...names.flatMap((name) => (isThere(text, name) ? [] : [missing(name)])),
    ...checkPreview(text),
    ...disclosedWithin('newsletter', text, bodyOf(text), values, subjectOf(text)),
    ...blanksLeft(text),
  ],
  fit: withSponsor,
  parts(text, values) {
    const told = disclosedWithin('newsletter', text, bodyOf(text), values, subjectOf(text));
    return names.flatMap((name) => {
      const at = placeOf(text, name);
      if (!at || at[0] === at[1]) return [];
      const part = partOf(LABELS[name], text, at, blanksLeft(text));
      return [name === 'body' ? { ...part, findings: [...part.findings, ...told] } : part];
    });
  },
};
