import { tidyName } from './authorship.ts';
import { readDate } from './dates.ts';
import type { DomDocument, DomElement } from './dom.ts';

/** Where a publishing platform puts the text of a post. `on` is null where the selectors name that platform alone. */
interface SiteBody {
  on: RegExp | null;
  body: string[];
  title?: string;
  author?: string;
  date?: string;
  /** What the platform shows as a heading without saying so. */
  headings?: string;
  drop: string;
}

/** THE TABLE of platforms whose pages say where the text is; for the rest Readability decides. */
const siteBodies: SiteBody[] = [
  {
    on: null,
    body: ['div.se-main-container', '.se_component_wrap', '#postViewArea', '#viewTypeSelector'],
    title: '.se-title-text, .se_documentTitle .se_textarea, .se_title, .htitle, .tit_h3',
    author: '#nickNameArea, .blog_author .ell, .nick',
    date: '.se_publishDate, .blog_date, ._postAddDate',
    headings: '.se-section-sectionTitle, .se_sectionTitle',
    drop: '.se-oglink, .se-sticker, .se-map, .se-placesMap, .se_og_wrap, .se_oglink, .se_sticker, .se_map, .se-documentTitle, .se_documentTitle, .se-section-oglink, ._naver_map',
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
  {
    on: /(^|\.)news\.naver\.com$/,
    body: ['#dic_area', '#articleBodyContents'],
    title: '#title_area',
    author: '.media_end_head_journalist_name, .byline_s',
    date: '.media_end_head_info_datestamp_time',
    drop: '.vod_area, .artical-btm, .link_news, .b_text',
  },
  {
    on: /(^|\.)brunch\.co\.kr$/,
    body: ['.wrap_body', '.wrap_item'],
    title: '.cover_title',
    author: '.wrap_author .text_author, .author_name',
    date: '.f_l.date, .date',
    drop: '.wrap_sns, .wrap_keyword, .item_type_opengraph',
  },
];

const LEAST_CHARACTERS = 40;

/** What a page of a known platform says in its own places; the rest is left out. */
export interface SitePost {
  body: DomElement;
  title?: string;
  author?: string;
  publishedAt?: string;
}

/** The element with the post's text on a page of a known platform; null elsewhere. */
export function findSiteBody(page: DomDocument, host: string): SitePost | null {
  for (const site of siteBodies) {
    if (site.on && !site.on.test(host)) continue;
    if (!page.querySelector(site.body.join(', '))) continue;
    const said = (selector: string | undefined): string =>
      selector ? (page.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '') : '';
    const [title, author, publishedAt] = [said(site.title), tidyName(said(site.author)), readDate(said(site.date))];
    for (const body of site.body.flatMap((selector) => page.querySelectorAll(selector))) {
      body.querySelectorAll(site.drop).forEach((part) => part.remove());
      if ((body.textContent ?? '').trim().length < LEAST_CHARACTERS) continue;
      if (site.headings) body.querySelectorAll(site.headings).forEach(makeHeading);
      return { body, ...(title && { title }), ...(author && { author }), ...(publishedAt && { publishedAt }) };
    }
  }
  return null;
}

function makeHeading(part: DomElement): void {
  part.setAttribute('role', 'heading');
  part.setAttribute('aria-level', '3');
}

/** The address of the frame that holds the post, on a page that is an empty frame of Naver Blog or Cafe; null elsewhere. */
export function findPostFrame(page: DomDocument): string | null {
  const frame = page.querySelector('iframe#mainFrame, iframe#cafe_main, frame#mainFrame');
  return frame?.getAttribute('src') || null;
}
