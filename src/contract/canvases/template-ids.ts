/** The boards for creators, in the order in which they are offered. */
export const creatorTemplateIds = [
  'long-form',
  'shorts-week',
  'sponsor-desk',
  'upload-desk',
  'title-room',
  'vlog-day',
  'review-bench',
  'interview',
  'series-calendar',
  'community-desk',
] as const;
export type CreatorTemplateId = (typeof creatorTemplateIds)[number];
