import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

/** The specification's section 9, typed out a second time: a figure is changed in two places or by mistake. */
describe('business constants and limits', () => {
  it.each<[string, unknown, unknown]>([
    ['5 files per selection', limits.UPLOAD.projectFiles, 5],
    ['50 MB per file (project)', limits.UPLOAD.projectFileBytes, 52_428_800],
    ['10 MB per file on the canvas editor', limits.UPLOAD.canvasFileBytes, 10_485_760],
    ['re-login redirect delay 500 ms', limits.TIMING.loginRedirectMs, 500],
    ['welcome redirect 2 seconds', limits.TIMING.welcomeRedirectMs, 2_000],
    ['popup size 500x600', [limits.TIMING.popupWidthPx, limits.TIMING.popupHeightPx], [500, 600]],
    ['popup-closed poll every 1 second', limits.TIMING.popupPollMs, 1_000],
    ['auto-save 60 seconds after the last edge change', limits.TIMING.autosaveMs, 60_000],
    ['100 ms group updates', limits.TIMING.groupDebounceMs, 100],
    ['150 ms batch position saves', limits.TIMING.positionDebounceMs, 150],
    ['200 ms resize', limits.TIMING.resizeDebounceMs, 200],
    ['fresh for 30,000 ms', limits.CACHE.freshMs, 30_000],
    ['toasts', limits.TOAST, { limit: 1, durationMs: 5_000, swipePx: 50, hotkey: 'F8', removalDelayMs: 1_000_000 }],
    ['header shadow after 4 px', limits.LANDING.headerShadowPx, 4],
    ['bottom call-to-action after 600 px', limits.LANDING.floatingCtaPx, 600],
    ['counters 1200 ms', limits.LANDING.counterMs, 1_200],
    ['marquee 18 s', limits.LANDING.marqueeSec, 18],
    ['reveal at 15% visibility', limits.LANDING.revealShare, 0.15],
    [
      'tooltip delay 700 ms, skip delay 300 ms',
      [limits.LANDING.tooltipDelayMs, limits.LANDING.tooltipSkipMs],
      [700, 300],
    ],
    ['priority 0, plan free', [limits.DEFAULTS.knowledgePriority, limits.DEFAULTS.plan], [0, 'free']],
    ['dot grid gap 20', limits.BOARD.gridGapPx, 20],
    ['connection radius 25', limits.BOARD.connectionRadiusPx, 25],
    ['edge stroke width 2', limits.BOARD.edgeStrokePx, 2],
    ['group containment margin 20 px', limits.BOARD.groupMarginPx, 20],
    ['video id length 11', limits.BOARD.videoIdLength, 11],
    [
      'random fallback placement',
      [limits.BOARD.randomX, limits.BOARD.randomY],
      [
        [100, 500],
        [100, 400],
      ],
    ],
    ['child offset default random 20-120', limits.BOARD.childOffset, [20, 120]],
    ['new group', limits.TITLES.group, 'New Group'],
    ['new note', [limits.TITLES.note, limits.TITLES.noteContent], ['New Note', 'Click to edit...']],
    ['new canvas', limits.TITLES.canvas, 'Untitled Canvas'],
    [
      'text 280x200 (min 200x150)',
      [limits.SIZE.text.start, limits.SIZE.text.width[0], limits.SIZE.text.height[0]],
      [{ width: 280, height: 200 }, 200, 150],
    ],
    [
      'group 320x240 (min display 240x160)',
      [limits.SIZE.group.start, limits.SIZE.groupShownMinimum],
      [
        { width: 320, height: 240 },
        { width: 240, height: 160 },
      ],
    ],
    [
      'AI chat 500x450 collapsed, 800x700 expanded',
      [limits.SIZE.aiChat.start, limits.SIZE.aiChatExpandedMinimum],
      [
        { width: 500, height: 450 },
        { width: 800, height: 700 },
      ],
    ],
    ['collapsed AI chat maximum 700x600', limits.SIZE.aiChatCollapsedMaximum, { width: 700, height: 600 }],
    ['collapsed group height 100', limits.SIZE.groupCollapsedHeight, 100],
    ['expanded text height 600', limits.SIZE.expandedTextHeight, 600],
    ['size differences of 5 px', limits.SIZE.samePx, 5],
    [
      'citations shown 3, 5 and 2',
      [limits.CHAT.citationsCompact, limits.CHAT.citationsFull, limits.CHAT.citationsNode],
      [3, 5, 2],
    ],
    ['link text cut at 50 characters', limits.CHAT.citationTextLength, 50],
    ['confidence thresholds 0.8 and 0.6', [limits.CHAT.confidenceHigh, limits.CHAT.confidenceMedium], [0.8, 0.6]],
    ['link description cut at 100 characters', limits.LINK.descriptionLength, 100],
    [
      'upload dialog 750 by 550, full chat panel 600 px high',
      limits.PROJECT,
      { uploadDialogWidthPx: 750, uploadDialogHeightPx: 550, chatHeightPx: 600 },
    ],
  ])('%s', (_, said, figure) => expect(said).toEqual(figure));
});
