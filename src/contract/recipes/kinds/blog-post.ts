import type { Span } from '../../base/marked-text.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Part, Recipe } from '../recipe.ts';
import { blogParts, checkBlogForm } from './blog-form.ts';
import { audienceField, topicField, wishField } from './fields.ts';
import { partOf } from './sections.ts';
import { disclosed, sponsoredText, sponsorFields } from './sponsored.ts';

const fields = [topicField, audienceField, ...sponsorFields, wishField] as const;

/** A post as it is written on Naver Blog: short paragraphs, headings, places for pictures; a sponsor is named on top. */
export const blogPost: Recipe = {
  name: { ko: '블로그 글', en: 'Blog post' },
  what: {
    ko: '소제목과 사진 자리가 있는 네이버식 블로그 글을 만들어요. 협찬이면 맨 위에 밝혀요.',
    en: 'A blog post with headings and image slots. Sponsorship is disclosed at the top.',
  },
  fields,
  check: (text, values) => [...disclosed('blog', text, values), ...checkBlogForm(text), ...blanksLeft(text)],
  fit: (text, values, language) => sponsoredText('blog', text, values, language),
  parts(text, values) {
    const { title, body, hashtags } = blogParts(text);
    const blanks = blanksLeft(text);
    const part = (label: Part['label'], at: Span | null) =>
      at === null || at[0] === at[1] ? [] : [partOf(label, text, at, blanks)];
    return [
      ...part({ ko: '제목', en: 'Title' }, title),
      ...part({ ko: '본문', en: 'Body' }, body).map((one) => ({
        ...one,
        findings: [...one.findings, ...disclosed('blog', text, values)],
      })),
      ...part({ ko: '해시태그', en: 'Hashtags' }, hashtags),
    ];
  },
};
