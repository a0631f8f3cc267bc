/** What the embedded engine says around its quotes; titles come in already safe for Markdown. */
export const quotingWords = {
  ko: {
    noKey: 'AI 키가 없어 연결된 소스에서 관련 문장을 찾아 보여 드려요.',
    overview: 'AI 키가 없어 새로 요약해 쓰는 대신, 연결된 소스마다 중심이 되는 문장을 찾아 보여 드려요.',
    quotesOnly: 'AI 키가 없어 소스에 있는 문장만 그대로 찾아 드리고 있어요.',
    notFound: '연결된 소스에서 답을 찾지 못했어요. 다른 말로 물어보거나, 답이 있을 만한 소스를 연결해 주세요.',
    nothingConnected:
      '아직 연결된 소스가 없어요. 영상, 웹사이트, 파일, 메모나 그룹을 이 AI Chat에 선으로 연결하면 그 안에서 답을 찾아 드려요.',
    nothingReadable: '연결된 소스 가운데 읽을 수 있는 글이 아직 없어요.',
    waiting: (titles: string) => `아직 읽고 있는 소스: ${titles}. 다 읽은 뒤 다시 물어봐 주세요.`,
    failed: (titles: string) => `읽지 못한 소스: ${titles}. 노드에서 이유를 확인하고 다시 시도해 주세요.`,
    from: (place: string) => `— ${place}`,
  },
  en: {
    noKey: 'No AI key is set, so here are the sentences from your connected sources that fit the question.',
    overview: 'No AI key is set, so instead of a new summary here are the central sentences of each connected source.',
    quotesOnly: 'No AI key is set, so only sentences that stand in the sources can be shown.',
    notFound:
      'The answer was not found in the connected sources. Ask in other words, or connect a source that may hold it.',
    nothingConnected:
      'Nothing is connected yet. Connect a video, website, file, note or group to this AI Chat with a line, and the answer will be looked for there.',
    nothingReadable: 'None of the connected sources has text that can be read yet.',
    waiting: (titles: string) => `Still being read: ${titles}. Ask again when that is done.`,
    failed: (titles: string) => `Could not be read: ${titles}. See the reason on the node and try again.`,
    from: (place: string) => `— ${place}`,
  },
} as const;
