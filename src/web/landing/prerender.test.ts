import { describe, expect, it } from 'vitest';
import { renderLanding } from './prerender.tsx';

const anchors = [
  'hero',
  'logos',
  'ai-features',
  'problem',
  'solution',
  'supported-types',
  'how',
  'demo',
  'features',
  'prompts',
  'proof',
  'pricing',
  'security',
  'faq',
  'testimonials',
  'footer',
];

describe.each(['ko', 'en'] as const)('the landing page, written out in %s', (language) => {
  const { head, page } = renderLanding(language, true);

  it('has its sixteen sections with anchors, in order', () => {
    const ids = [...page.matchAll(/<(?:section|footer) id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(anchors);
  });

  it('links in its header to #how, #features, #proof, #pricing and #faq, and in its hero to #demo', () => {
    const links = [...page.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(expect.arrayContaining(['#how', '#features', '#proof', '#pricing', '#faq', '#demo']));
  });

  it('leads from its calls to the membership page, in a new tab', () => {
    const calls = page.match(/<a href="__SIGNUP_URL__"[^>]*>/g) ?? [];
    expect(calls.length).toBeGreaterThanOrEqual(2);
    for (const call of calls) expect(call).toContain('target="_blank" rel="noopener noreferrer"');
    expect(renderLanding(language, false).page).not.toContain('__SIGNUP_URL__');
  });

  it('labels every testimonial Creator and marks made-up ones', () => {
    const label = language === 'ko' ? '크리에이터' : 'Creator';
    const figures = page.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure).toMatch(new RegExp(`>${label}<.*(예시 후기|Sample quote)`, 's'));
  });

  it('carries no script of its own and asks no other host for anything', () => {
    expect(page).not.toMatch(/<script|<iframe|\son\w+=/);
    expect(page).not.toMatch(/\ssrc="(https?:)?\/\//);
  });

  it('says in its head what it is, in which languages, and shows a picture', () => {
    expect(head).toMatch(/<title>Maru · .+<\/title><meta name="description" content=".{60,}"\/>/);
    expect(head).toContain(`<link rel="canonical" href="__PUBLIC_URL__/${language === 'en' ? '?lang=en' : ''}"/>`);
    expect(head).toContain(`<meta property="og:image" content="__PUBLIC_URL__/maru-${language}.png"/>`);
    expect(head.match(/hrefLang="(ko|en|x-default)"/gi)).toHaveLength(3);
  });
});
