import type { PastTurn } from '../context/history.ts';
import type { Language, Scope } from '../context/prompt.ts';
import type { Lack } from './lack.ts';
import { listWords } from './list-words.ts';
import type { Beyond } from './quoting/beyond.ts';

/**
 * Beside these: no board's account pays for whoever asks; or a visitor asks, who is told nothing of models and credits. So is
 * whoever was told before.
 */
export type QuotingLack = Lack | 'no-payer' | 'visitor';

interface QuotingWords {
  /** Before quotes that fit the question. */
  quotes: Record<QuotingLack, string>;
  overview: Record<QuotingLack, string>;
  /** Before what sources say side by side, where it was asked what they share or where they differ. */
  comparison: Record<QuotingLack, string>;
  /** Before what is said in a span of time, source by source. */
  span: (of: string) => string;
  lastSeconds: (seconds: number) => string;
  /** Of a span of time where no source has times, or none that long. */
  noTimes: string;
  notThatLong: (of: string) => string;
  /** Of a question that quoting cannot answer. */
  beyond: Record<Beyond, string>;
  /** Of sources that the question names. */
  notFoundIn: (name: string) => string;
  /** Before questions that can be answered. */
  askable: string;
  /** Of an ordinal that counts further than there are sources. */
  noSuchSource: Record<Scope, string>;
  /** Sources that say nothing of what they are compared on. */
  silent: (titles: string) => string;
  /** The parts of a question that no sentence answers. */
  missing: (names: readonly string[]) => string;
  quotesOnly: Record<QuotingLack, string>;
  /** What can be had without a model all the same, where there is a field to ask for it. */
  making: string;
  notFound: Record<Scope, string>;
  /** The same to a visitor, who connects nothing. */
  notFoundForVisitor: string;
  nothingConnected: Record<Scope, string>;
  nothingReadable: Record<Scope, string>;
  waiting: (titles: string) => string;
  failed: (titles: string) => string;
  /** Of sources all of whose wires are off. */
  allOff: string;
  /** What the creator wrote about a quoted source. */
  noted: (title: string, note: string) => string;
  /** Before quotes from what the administrators wrote. */
  fromKnowledge: string;
  from: (place: string) => string;
}

/** What the embedded engine says around its quotes; titles come in already safe for Markdown. */
export const quotingWords: Record<Language, QuotingWords> = {
  ko: {
    quotes: {
      'no-key': 'AI 키가 없어 연결된 소스에서 관련 문장을 찾아 보여 드려요.',
      'no-credits': '이번 달 AI 크레딧을 다 써서 소스에서 관련 문장을 찾아 보여 드려요.',
      'no-payer': '내 캔버스가 아직 없어 AI 크레딧을 쓸 수 없어요. 소스에서 관련 문장을 찾아 보여 드려요.',
      visitor: '질문과 가까운 문장을 소스에서 찾았어요.',
    },
    overview: {
      'no-key': 'AI 키가 없어 새로 요약해 쓰는 대신, 연결된 소스마다 중심이 되는 문장을 찾아 보여 드려요.',
      'no-credits': '이번 달 AI 크레딧을 다 써서 새로 요약해 쓰는 대신, 소스마다 중심이 되는 문장을 찾아 보여 드려요.',
      'no-payer':
        '내 캔버스가 아직 없어 AI 크레딧을 쓸 수 없어요. 새로 요약해 쓰는 대신, 소스마다 중심이 되는 문장을 찾아 보여 드려요.',
      visitor: '소스마다 중심이 되는 문장을 찾았어요.',
    },
    comparison: {
      'no-key':
        'AI 키가 없어 소스마다 무엇을 말하는지 나란히 보여 드려요. 무엇이 같고 다른지는 AI 모델이 있어야 판단할 수 있어요.',
      'no-credits':
        '이번 달 AI 크레딧을 다 써서 소스마다 무엇을 말하는지 나란히 보여 드려요. 무엇이 같고 다른지는 AI 모델이 있어야 판단할 수 있어요.',
      'no-payer':
        '내 캔버스가 아직 없어 AI 크레딧을 쓸 수 없어요. 소스마다 무엇을 말하는지 나란히 보여 드려요. 무엇이 같고 다른지는 AI 모델이 있어야 판단할 수 있어요.',
      visitor: '소스마다 무엇을 말하는지 나란히 보여 드려요.',
    },
    span: (of) => `${of} 구간에서 하는 말을 소스마다 그대로 옮겨 드려요.`,
    lastSeconds: (seconds) => `마지막 ${seconds}초`,
    noTimes:
      '시각을 아는 영상이나 자막이 연결되어 있지 않아 그 구간을 찾을 수 없어요. 영상이나 시각이 적힌 자막을 연결해 주세요.',
    notThatLong: (of) => `${of} 구간에는 옮길 말이 없어요.`,
    beyond: {
      comparison: '비교하는 문장이 소스에 없어요. 어느 쪽이 어떤지 견주는 일은 AI 모델이 있어야 할 수 있어요.',
      judgement: '추천이나 판단은 소스의 문장을 옮기는 것으로 답할 수 없어요. AI 모델이 있어야 답할 수 있어요.',
      computation: '계산은 소스의 문장을 옮기는 것으로 답할 수 없어요. AI 모델이 있어야 답할 수 있어요.',
      writing: '새로 쓰거나 고쳐 쓰는 글은 소스의 문장을 옮기는 것으로 답할 수 없어요. AI 모델이 있어야 쓸 수 있어요.',
    },
    notFoundIn: (name) => `‘${name}’에서는 답을 찾지 못했어요. 다른 소스에서는 찾지 않았어요.`,
    askable: '이런 질문에는 지금도 답할 수 있어요.',
    noSuchSource: {
      wires: '그 차례에 해당하는 소스는 연결되어 있지 않아요.',
      project: '그 차례에 해당하는 파일이나 링크는 이 프로젝트에 없어요.',
      everything: '그 차례에 해당하는 소스를 찾지 못했어요.',
    },
    silent: (titles) => `이에 대해 말하는 문장을 찾지 못한 소스: ${titles}.`,
    missing: (names) => `소스에서 찾지 못한 것: ${names.map((name) => `‘${name}’`).join(', ')}.`,
    quotesOnly: {
      'no-key': 'AI 키가 없어 소스에 있는 문장만 그대로 찾아 드리고 있어요.',
      'no-credits': '이번 달 AI 크레딧을 다 써서 소스에 있는 문장만 그대로 찾아 드리고 있어요.',
      'no-payer':
        '내 캔버스가 아직 없어 AI 크레딧을 쓸 수 없어서, 소스에 있는 문장만 그대로 찾아 드리고 있어요. 캔버스를 하나 만들면 AI가 답을 써요.',
      visitor: '소스에 있는 문장만 그대로 찾아 드려요.',
    },
    making:
      '대본, 제목, 설명란, 협찬 답장처럼 새로 쓰는 글은 질문 칸의 ‘만들기’를 누르면 AI 모델 없이도 만들 수 있어요.',
    notFoundForVisitor: '연결된 자료에서 답을 찾지 못했어요. 다른 말로 물어보세요.',
    notFound: {
      wires: '연결된 소스에서 답을 찾지 못했어요. 다른 말로 물어보거나, 답이 있을 만한 소스를 연결해 주세요.',
      project:
        '프로젝트의 파일과 링크에서 답을 찾지 못했어요. 다른 말로 물어보거나, 답이 있을 만한 파일이나 링크를 더해 주세요.',
      everything: '가진 보드와 프로젝트에서 답을 찾지 못했어요. 다른 말로 물어봐 주세요.',
    },
    nothingConnected: {
      wires:
        '아직 연결된 소스가 없어요. 영상, 웹사이트, 파일, 메모나 그룹을 이 AI Chat에 선으로 연결하면 그 안에서 답을 찾아 드려요.',
      project: '아직 이 프로젝트에 파일이 없어요. 파일을 올리거나 보드에 링크를 놓으면 그 안에서 답을 찾아 드려요.',
      everything: '아직 읽은 소스가 없어요. 캔버스나 프로젝트에 링크나 파일을 올리면 그 안에서 답을 찾아 드려요.',
    },
    nothingReadable: {
      wires: '연결된 소스 가운데 읽을 수 있는 글이 아직 없어요.',
      project:
        '프로젝트의 파일과 링크 가운데 읽을 수 있는 글이 아직 없어요. 그림, 영상, 음성 파일에서는 글을 읽지 못해요.',
      everything: '읽을 수 있는 글이 아직 없어요.',
    },
    waiting: (titles) => `아직 읽고 있는 소스: ${titles}. 다 읽은 뒤 다시 물어봐 주세요.`,
    failed: (titles) => `읽지 못한 소스: ${titles}. 이유를 확인하고 다시 시도해 주세요.`,
    allOff: '연결된 소스가 모두 ‘읽지 않음’으로 되어 있어요. 연결선에서 읽는 범위를 골라 주세요.',
    noted: (title, note) => `“${title}”에 적어 둔 것: ${note}`,
    fromKnowledge: '관리자가 적어 둔 공용 AI 지식에는 이런 내용이 있어요. 소스에서 온 것은 아니에요.',
    from: (place) => `— ${place}`,
  },
  en: {
    quotes: {
      'no-key': 'No AI key is set, so here are the sentences from your connected sources that fit the question.',
      'no-credits':
        "This month's AI credits are used up, so here are the sentences from your sources that fit the question.",
      'no-payer':
        "You don't have a canvas of your own yet, so there are no AI credits to use: here are the sentences from your sources that fit the question.",
      visitor: 'These sentences from the sources fit the question.',
    },
    overview: {
      'no-key':
        'No AI key is set, so instead of a new summary, here are the central sentences of each connected source.',
      'no-credits':
        "This month's AI credits are used up, so instead of a new summary, here are the central sentences of each source.",
      'no-payer':
        "You don't have a canvas of your own yet, so there are no AI credits to use: instead of a new summary, here are the central sentences of each source.",
      visitor: 'Here are the central sentences of each source.',
    },
    comparison: {
      'no-key':
        'No AI key is set, so here is what each source says, side by side. Judging what they share and where they differ needs an AI model.',
      'no-credits':
        "This month's AI credits are used up, so here is what each source says, side by side. Judging what they share and where they differ needs an AI model.",
      'no-payer':
        "You don't have a canvas of your own yet, so there are no AI credits to use: here is what each source says, side by side. Judging what they share and where they differ needs an AI model.",
      visitor: 'Here is what each source says, side by side.',
    },
    span: (of) => `Here is what is said in ${of}, word for word, source by source.`,
    lastSeconds: (seconds) => `the last ${seconds} seconds`,
    noTimes:
      'No connected video or transcript has times, so that part cannot be found. Connect a video, or a transcript with times.',
    notThatLong: (of) => `Nothing is said in ${of}.`,
    beyond: {
      comparison: 'No sentence in the sources makes this comparison. Weighing one against the other needs an AI model.',
      judgement: 'Advice and judgement cannot be given by quoting the sources. That needs an AI model.',
      computation: 'Quoting the sources cannot calculate. That needs an AI model.',
      writing: 'New or rewritten texts cannot be quoted from the sources. Writing them needs an AI model.',
    },
    notFoundIn: (name) => `The answer was not found in “${name}”. Other sources were not searched.`,
    askable: 'Questions that can be answered now:',
    noSuchSource: {
      wires: 'There is no connected source in that position.',
      project: 'This project has no file or link in that position.',
      everything: 'There is no source in that position.',
    },
    silent: (titles) => `No sentence about this was found in: ${titles}.`,
    missing: (names) => `Not found in the sources: ${names.map((name) => `“${name}”`).join(', ')}.`,
    quotesOnly: {
      'no-key': 'No AI key is set, so only sentences from the sources can be shown.',
      'no-credits': "This month's AI credits are used up, so only sentences from the sources can be shown.",
      'no-payer':
        "You don't have a canvas of your own yet, so there are no AI credits to use: only sentences from the sources can be shown. Create a canvas, and the AI writes the answer.",
      visitor: 'Only sentences from the sources are shown here.',
    },
    making:
      'New texts, such as scripts, titles, descriptions and replies to sponsors, can be made without an AI model, too: press “Make” below the question.',
    notFoundForVisitor: 'The answer was not found in the connected sources. Try other words.',
    notFound: {
      wires:
        'The answer was not found in the connected sources. Try other words, or connect a source that might have it.',
      project:
        "The answer was not found in the project's files and links. Try other words, or add a file or link that might have it.",
      everything: 'The answer was not found on your boards and projects. Try other words.',
    },
    nothingConnected: {
      wires:
        'Nothing is connected yet. Connect a video, website, file, note or group to this AI Chat with a line, and answers will come from there.',
      project:
        'There are no files in this project yet. Upload some, or add links to its board, and answers will come from there.',
      everything:
        'Nothing has been read yet. Add links or files to a canvas or project, and answers will come from there.',
    },
    nothingReadable: {
      wires: 'None of the connected sources have readable text yet.',
      project:
        "None of the project's files and links have readable text yet. Images, videos and audio have no text to read.",
      everything: 'There is no readable text yet.',
    },
    waiting: (titles) => `Still being read: ${titles}. Ask again once that is done.`,
    failed: (titles) => `Could not be read: ${titles}. See the reason and try again.`,
    allOff: 'Every connected source is set to “Left out”. Choose on its connection how much to read.',
    noted: (title, note) => `Noted about “${title}”: ${note}`,
    fromKnowledge: 'The global knowledge written by the administrators says this. It does not come from a source.',
    from: (place) => `— ${place}`,
  },
};

/** Whether an answer of this conversation has said already why no model writes. */
export const wasSaidBefore = (past: readonly PastTurn[], lack: QuotingLack): boolean => {
  const ofQuotes = Object.values(quotingWords).flatMap(({ quotes, overview, comparison, quotesOnly }) =>
    [quotes, overview, comparison, quotesOnly].map((words) => words[lack]),
  );
  const ofLists =
    lack === 'no-key' || lack === 'no-credits' ? Object.values(listWords).map(({ head }) => head[lack]) : [];
  const sentences = [...ofQuotes, ...ofLists];
  return past.some(({ role, text }) => role === 'assistant' && sentences.some((sentence) => text.includes(sentence)));
};
