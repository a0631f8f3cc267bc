import { z } from 'zod';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { OURS } from '../limits.ts';

export const siteIconApi = {
  readSiteIcon: route({
    method: 'GET',
    path: '/api/site-icons',
    summary: 'The small picture of the website of an address, fetched by the server; 204 where it has none',
    policy: { signedIn: true },
    query: z.strictObject({ site: text(OURS.urlLength) }),
    media: { answer: 'image/webp' },
    answer: z.unknown(),
  }),
} as const;
