/**
 * The specification's section 9, in its order. Units stand in the names: Px board pixels, Ms milliseconds, Bytes.
 * What the specification leaves open and we decided stands at the end, under OURS.
 */

export const UPLOAD = {
  projectFiles: 5,
  projectFileBytes: 50 * 1024 * 1024,
  canvasFileBytes: 10 * 1024 * 1024,
} as const;

export const TIMING = {
  loginRedirectMs: 500,
  welcomeRedirectMs: 2_000,
  popupWidthPx: 500,
  popupHeightPx: 600,
  popupPollMs: 1_000,
  autosaveMs: 60_000,
  groupDebounceMs: 100,
  positionDebounceMs: 150,
  resizeDebounceMs: 200,
} as const;

export const CACHE = { freshMs: 30_000 } as const;

export const TOAST = { limit: 1, durationMs: 5_000, swipePx: 50, hotkey: 'F8', removalDelayMs: 1_000_000 } as const;

export const LANDING = {
  headerShadowPx: 4,
  floatingCtaPx: 600,
  counterMs: 1_200,
  marqueeSec: 18,
  revealShare: 0.15,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
} as const;

export const DEFAULTS = { knowledgePriority: 0, plan: 'free' } as const;

export const BOARD = {
  gridGapPx: 20,
  connectionRadiusPx: 25,
  edgeStrokePx: 2,
  groupMarginPx: 20,
  videoIdLength: 11,
  randomX: [100, 500],
  randomY: [100, 400],
  childOffset: [20, 120],
} as const;

export const TITLES = {
  group: 'New Group',
  note: 'New Note',
  noteContent: 'Click to edit...',
  canvas: 'Untitled Canvas',
  aiChat: 'AI Chat',
  youtube: 'YouTube Video',
} as const;

/** Start sizes, least sizes and clamps of sections 2, 5 and 9. `snapPx` 1 means no snapping. */
export const SIZE = {
  text: { start: { width: 280, height: 200 }, width: [200, 800], height: [150, 1000], snapPx: 1 },
  group: { start: { width: 320, height: 240 }, width: [160, 2400], height: [120, 1600], snapPx: 8 },
  groupShownMinimum: { width: 240, height: 160 },
  groupCollapsedHeight: 100,
  aiChat: { start: { width: 500, height: 450 }, width: [500, 3200], height: [450, 2800], snapPx: 1 },
  /** Of a chat that is made to ask of sources: a dozen lines of an answer are seen at once. */
  aiChatAsked: { width: 560, height: 600 },
  aiChatCollapsedMaximum: { width: 700, height: 600 },
  aiChatExpandedMinimum: { width: 800, height: 700 },
  expandedTextHeight: 600,
  samePx: 5,
} as const;

export const CHAT = {
  citationsCompact: 3,
  citationsFull: 5,
  citationsNode: 2,
  citationTextLength: 50,
  confidenceHigh: 0.8,
  confidenceMedium: 0.6,
} as const;

export const LINK = { descriptionLength: 100 } as const;

export const PROJECT = { uploadDialogWidthPx: 750, uploadDialogHeightPx: 550, chatHeightPx: 600 } as const;

/** What a voice is measured on. */
export const VOICES = {
  perPerson: 20,
  pasted: 10,
  sources: 20,
  /** Addresses that are read in one call. */
  links: 5,
  textLength: 50_000,
  /** Ten texts whose every letter takes three bytes. */
  bodyBytes: 2 * 1024 * 1024,
} as const;

/** As much as a field of a form takes. */
export const RATE_CARD = { length: 8_000 } as const;

/** Of a note for the AI; by itself, so that the dashboard need not fetch all limits for it. */
export const NOTE_LETTERS = 500;

/** Decisions of ours where the specification gives no figure; each is argued in docs/decisions. */
export const OURS = {
  idempotencyKeyHours: 24,
  /** A deleted canvas can be brought back this long. */
  trashDays: 30,
  pictureBytes: 5 * 1024 * 1024,
  titleLength: 300,
  contentLength: 100_000,
  urlLength: 2_048,
  questionLength: 20_000,
  /** So much of a question that is still being written goes into an address, to see what it would be answered from. */
  foretoldQuestionLength: 500,
  noteForAiLength: NOTE_LETTERS,
  conversationTitleLength: 100,
  /** The newest ones of a chat; older ones are found by searching. */
  conversationsListed: 200,
  mentionsPerQuestion: 20,
  metadataBytes: 16_384,
  changesPerRequest: 500,
  /** Of one step that is taken whole: everything on the largest board. */
  changesPerStep: 60_000,
  nodesPerBoard: 20_000,
  edgesPerBoard: 40_000,
  /** Of what stands on one board; ten thousand notes of a page each. */
  boardBytes: 32 * 1024 * 1024,
  /** On all boards of one account, with those of its organisations' projects and those in the trash. */
  accountBoardBytes: 256 * 1024 * 1024,
  templatesPerPerson: 50,
  nodesPerTemplate: 500,
  templateBytes: 1024 * 1024,
  coordinatePx: 10_000_000,
  catchUpChanges: 2_000,
  /** A transcript of three hours with a time for every word. */
  transcriptLength: 2_000_000,
  transcriptBodyBytes: 8 * 1024 * 1024,
  sourceTimeLimitMs: 60_000,
  /** Of one account, waiting to be read: as many as one step may bring. */
  readingsWaiting: 500,
  /** Of reading pictures and speech: a scan of a hundred pages, a recording of some hours. */
  recognitionTimeLimitMs: 15 * 60_000,
  /** What a person writes to say what a picture shows. */
  altTextLength: 2_000,
  promptNameLength: 80,
  promptLength: 8_000,
  promptVariables: 30,
  promptVariableLength: 40,
  promptsPerPerson: 200,
  /** One's own, and what colleagues share: of these the pinned and the last used ones. */
  promptsListed: 500,
  /** Earlier versions of one prompt; the oldest ones go. */
  promptVersions: 20,
  /** An answer of which nothing comes for so long has failed: a model may have to be loaded first, or to read for long. */
  answerSilenceMs: 120_000,
  /** An answer that nobody reads, and whose asker is not there, ends after so long. */
  unreadAnswerMs: 60_000,
  /** In all: a slow model on somebody's own machine writes for minutes. */
  answerTimeLimitMs: 15 * 60_000,
  bodyBytes: 256 * 1024,
  /** Of one account, on boards and everywhere else where it is not a file: the largest checkpoint each minute. */
  bodyBytesPerMinute: 12 * 1024 * 1024,
  boardBodyBytes: 1024 * 1024,
  /** The checkpoint names every connection: 40,000 of them take about 10 MB. */
  contentBodyBytes: 12 * 1024 * 1024,
  /** Compressed the same takes 3 MB. */
  packedContentBytes: 4 * 1024 * 1024,
} as const;
