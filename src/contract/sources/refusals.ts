import type { SourceId } from './index.ts';

/** The alert for an address that is not one of the source. */
export const refusals: Record<SourceId, { ko: string; en: string }> = {
  youtube: { ko: '올바른 YouTube URL을 입력해주세요.', en: 'Please enter a valid YouTube URL.' },
  instagram: {
    ko: '올바른 Instagram Reel 또는 게시물 URL을 입력해주세요.',
    en: 'Please enter a valid Instagram Reel or Post link.',
  },
  website: {
    ko: '올바른 URL을 입력해주세요. (예: https://example.com)',
    en: 'Please enter a valid URL. (e.g. https://example.com)',
  },
};
