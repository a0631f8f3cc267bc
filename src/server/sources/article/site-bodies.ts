import type { DomDocument, DomElement } from './dom.ts';

/** Where a publishing platform puts the text of a post. `on` is null where the selectors name that platform alone. */
interface SiteBody {
  on: RegExp | null;
  body: string[];
  title?: string;
  drop: string;
}

/** THE TABLE of platforms whose pages say where the text is; for the rest Readability decides. */
const siteBodies: SiteBody[] = [
  {
    on: null,
    body: ['div.se-main-container', '#postViewArea', '.se_component_wrap', '#viewTypeSelector'],
    title: '.se-title-text, .se_title, .htitle',
    drop: '.se-oglink, .se-sticker, .se-map, .se_og_wrap, .se-documentTitle, .se-section-oglink',
  },
  {
    on: /(^|\.)tistory\.com$/,
    body: ['.tt_article_useless_p_margin', '.contents_style', '.article-view', '.entry-content'],
    drop: '.another_category, .container_postbtn, .revenue_unit_wrap, .tags',
  },
  {
    on: null,
    body: ['.tt_article_useless_p_margin'],
    drop: '.another_category, .container_postbtn, .revenue_unit_wrap',
  },
  { on: /(^|\.)brunch\.co\.kr$/, body: ['.wrap_body', '.wrap_item'], drop: '.wrap_img_float .img_caption' },
];

const LEAST_CHARACTERS = 40;

/** The element with the post's text on a page of a known platform, and its title; null elsewhere. */
export function findSiteBody(page: DomDocument, host: string): { body: DomElement; title: string | null } | null {
  for (const site of siteBodies) {
    if (site.on && !site.on.test(host)) continue;
    for (const selector of site.body) {
      const body = page.querySelector(selector);
      if (!body) continue;
      body.querySelectorAll(site.drop).forEach((part) => part.remove());
      if ((body.textContent ?? '').trim().length < LEAST_CHARACTERS) continue;
      const title = site.title
        ? (page.querySelector(site.title)?.textContent?.replace(/\s+/g, ' ').trim() ?? null)
        : null;
      return { body, title: title || null };
    }
  }
  return null;
}

/** The address of the frame that holds the post, on a page that is an empty frame of Naver Blog or Cafe; null elsewhere. */
export function findPostFrame(page: DomDocument): string | null {
  const frame = page.querySelector('iframe#mainFrame, iframe#cafe_main, frame#mainFrame');
  return frame?.getAttribute('src') || null;
}
