/** A page of a playlist as written by us in YouTube's two layouts: rows of a renderer, and the newer view models. */
export function playlistPage(listId: string): string {
  const rows = listId.endsWith('New') ? rows2026 : rowsOfRenderer;
  const data = {
    metadata: { playlistMetadataRenderer: { title: '홈카페 첫걸음' } },
    contents: {
      twoColumnBrowseResultsRenderer: { tabs: [{ tabRenderer: { content: { list: { contents: rows } } } }] },
    },
  };
  const json = listId.startsWith('PLgone') ? '' : `var ytInitialData = ${JSON.stringify(data)};`;
  return `<html><head><title>홈카페 첫걸음</title></head><body><script>${json}</script></body></html>`;
}

const videos: [videoId: string, title: string][] = [
  ['maruReplay1', '쇼츠 대본 쓰는 순서 세 가지'],
  ['maruPrivat1', 'Private video'],
  ['maruChapter', '챕터가 있는 영상'],
  ['maruReplay1', '같은 영상이 다시'],
];
const rowsOfRenderer = videos.map(([videoId, title]) => ({
  playlistVideoRenderer: { videoId, title: { runs: [{ text: title }] }, lengthSeconds: '140' },
}));
const rows2026 = videos.map(([contentId, content]) => ({
  lockupViewModel: {
    contentId,
    contentType: 'LOCKUP_CONTENT_TYPE_VIDEO',
    metadata: { lockupMetadataViewModel: { title: { content } } },
  },
}));
