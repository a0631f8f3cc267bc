import type { DomDocument, DomElement } from './dom.ts';
import { unitsOf } from './units.ts';

/** Posts of other sites whose words stand in the page: their own script would draw the post in place of them. */
const POSTS =
  'blockquote.twitter-tweet, blockquote.twitter-video, blockquote.instagram-media, blockquote.tiktok-embed, ' +
  'blockquote.text-post-media, blockquote.reddit-embed-bq, blockquote.reddit-card, blockquote.bluesky-embed, ' +
  'blockquote.mastodon-embed, blockquote.imgur-embed-pub, blockquote.wp-embedded-content, blockquote.fb-xfbml-parse-ignore';

/** Cards of links to other pages, as editors of blogs write them. */
const CARDS = [
  {
    card: '.se-oglink, .se-section-oglink',
    title: '.se-oglink-title',
    text: '.se-oglink-summary',
    by: '.se-oglink-url',
  },
  { card: '.se_oglink', title: '.se_og_tit', text: '.se_og_txt', by: '.se_og_cp' },
  { card: '[data-ke-type="opengraph"]', title: '.og-title', text: '.og-desc', by: '.og-host' },
  {
    card: '.item_type_opengraph',
    title: '.tit_opengraph, .tit_og',
    text: '.desc_opengraph, .desc_og',
    by: '.link_host, .txt_host',
  },
];

/** What a button of the other site says, in the languages that its code is copied in. */
const BUTTON =
  /^(view|see|open) (this|more|on)\b.{0,40}$|^.{0,40}(에서|에) (이 )?(게시물|게시글|포스트|글)?\s?(더 )?보기$/i;

const MOST = 500;

/** Makes a quotation of every post and every card whose words stand in the page. */
export function quoteEmbeds(page: DomDocument): void {
  for (const post of outermost(page.querySelectorAll(POSTS))) {
    const lines = unitsOf(post).flatMap(({ text }) => (BUTTON.test(text) || /^https?:\S+$/.test(text) ? [] : [text]));
    if (lines.length > 0) quote(page, post, lines);
  }
  for (const { card, title, text, by } of CARDS)
    for (const box of outermost(page.querySelectorAll(card))) {
      const lines = [title, text].map((selector) => tidy(box.querySelector(selector)?.textContent));
      const host = tidy(box.querySelector(by)?.textContent);
      if (lines.every((line) => line !== '')) quote(page, box, host ? [...lines, `— ${host}`] : lines);
    }
}

/** What stands in another of them goes with it. */
function outermost(elements: readonly DomElement[]): DomElement[] {
  const all = new Set(elements.slice(0, MOST));
  return [...all].filter((element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) if (all.has(outer)) return false;
    return true;
  });
}

const tidy = (text: string | null | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';

function quote(page: DomDocument, element: DomElement, lines: readonly string[]): void {
  const made = page.createElement('blockquote');
  for (const line of lines) {
    const paragraph = page.createElement('p');
    paragraph.appendChild(page.createTextNode(line));
    made.appendChild(paragraph);
  }
  element.parentNode?.insertBefore(made, element);
  element.remove();
}
