import { enScene } from './scene/scene-words-en.ts';
import type { LandingWords, Said } from './words.ts';

const en: LandingWords = {
  documentTitle: 'Maru · References in, script out',
  home: 'Maru, to the top',
  skip: 'Skip to content',
  menu: 'Menu',
  sections: 'On this page',
  navHow: 'How it works',
  navPricing: 'Pricing',
  navFaq: 'FAQ',
  signIn: 'Sign in',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  join: 'Become a member',
  start: 'Sign in and start',
  newTab: 'opens in a new tab',
  heroTitle: ['References in,', 'script out'],
  heroText:
    'Lay video links, web pages, PDFs and documents on the floor and wire them to AI Chat with one line. Every answer shows its evidence; press it and that second of the video opens.',
  heroHow: 'See how it works',
  facts: [
    ['Reference analysis', '30 s'],
    ['Video script', '1 min'],
    ['Reply to a sponsor', '30 s'],
    ['Short-form script', '5–10 lines'],
  ],
  sceneLabel:
    'Example of the product: a group with three videos, a web page and a PDF is wired to AI Chat, and every answer names the second or the page it comes from.',
  howTitle: 'Spread, group, ask. Done.',
  steps: [
    ['1. Spread', 'Paste links and drop files. Titles and captions fill in by themselves.'],
    ['2. Group', 'Drag things onto a group and they are in. Drag them off and they are out.'],
    ['3. Wire and ask', 'Draw a line to AI Chat and you are ready. Answers always show their evidence.'],
  ],
  pricingTitle: 'There is one price',
  pricingText: "Boards and groups aren't counted. However many videos you plan this month, the price stays the same.",
  planName: 'Maru membership',
  planPeriod: '1 month',
  planUnit: ' KRW',
  planPer: '/ 1 month',
  planItems: ['Unlimited boards', 'Unlimited groups', 'Reads videos, web pages, PDFs and documents', 'AI Chat with evidence'],
  planSoon: 'Team work: shared boards, comments and mentions, version history',
  inDevelopment: 'In development',
  faqTitle: ['Frequently asked', 'questions'],
  faq: [
    ['How much is it?', '49,900 KRW for one month. Boards and groups are unlimited.'],
    [
      'What can I put on a board?',
      'YouTube links, web pages and blog posts, PDFs, Word documents (docx) and text files. Videos are remembered by the second, PDFs by the page.',
    ],
    ['Does the AI read my whole board?', 'No. It reads only what is wired to the AI Chat node, and what lies in a wired group.'],
    [
      'How can I trust an answer?',
      'Answers show their evidence; press it and the second of the video or the page of the document opens. On a server without an AI model, Maru answers by quoting the most relevant sentences, and says so.',
    ],
    ['Can I work with my team?', 'Shared boards, comments and mentions, and version history are in development. Today you can use one account on several devices and tabs at once.'],
    ['I have paid. How do I get in?', 'Sign in with the account you signed up with. The button is at the top right.'],
  ],
  closing: ["Start with today's", 'references'],
  floating: 'References in, script out',
  footAddress: 'Address',
  footOwner: 'Representative',
  footMail: 'E-mail',
  footNumber: 'Business registration',
  footSales: 'Mail-order sales registration',
  footSample: 'Sample data',
  footContact: 'Contact',
};

export const english: Said = { language: 'en', words: en, scene: enScene };
