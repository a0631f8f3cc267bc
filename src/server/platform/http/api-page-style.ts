/** The tokens of the web's tokens.css that the page needs: it stands without the web's build. */
export const apiPageStyle = `
:root { color-scheme: light; --bg: #f7f8f6; --surface: #ffffff; --surface-2: #f5f6f4; --line: #e3e7e2; --ink: #151917;
  --ink-2: #454d48; --ink-3: #616a64; --accent-ink: #075a41; --accent-soft: #e2f2eb; --ring: #0e9669; --note: #1d5fae;
  --note-soft: #e6f0fd; --warn: #8a5a00; --warn-soft: #fdf1d3; --bad: #c02626; --bad-soft: #fdeaea; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --bg: #111413; --surface: #181c1a; --surface-2: #1f2422;
  --line: #2a302d; --ink: #edf0ec; --ink-2: #b9c1bb; --ink-3: #929b95; --accent-ink: #7fe0bd; --accent-soft: #123328;
  --ring: #35c491; --note: #8fbcf5; --note-soft: #16263a; --warn: #f0c36a; --warn-soft: #33270e; --bad: #ff8f8f;
  --bad-soft: #3a1a1b; } }
* { box-sizing: border-box; }
html { background: var(--bg); color: var(--ink); scroll-padding-top: 16px; }
body { margin: 0 auto; max-width: 960px; padding: 40px 24px 80px;
  font: 14px/22px "Pretendard Variable", Pretendard, "Noto Sans CJK KR", "Noto Sans KR", system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 38px; letter-spacing: -0.022em; }
h1 small { font-size: 14px; font-weight: 400; color: var(--ink-3); }
h2 { margin: 40px 0 12px; font-size: 18px; line-height: 27px; }
h3 { margin: 16px 0 6px; font-size: 13px; color: var(--ink-3); }
p, header ul { margin: 0 0 12px; color: var(--ink-2); }
header ul { padding-left: 20px; }
a { color: var(--accent-ink); text-underline-offset: 3px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 20px 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 3px 0; }
code, pre { font: 12.5px/20px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
details + details { margin-top: 8px; }
details > :not(summary) { margin-left: 16px; margin-right: 16px; }
details > :last-child { margin-bottom: 16px; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 11px 16px; cursor: pointer; border-radius: 12px; }
summary:hover { background: var(--surface-2); }
summary span { color: var(--ink-2); }
b { min-width: 58px; padding: 1px 7px; border-radius: 5px; font-size: 11px; line-height: 18px; text-align: center; }
.get { background: var(--note-soft); color: var(--note); }
.post { background: var(--accent-soft); color: var(--accent-ink); }
.put { background: var(--warn-soft); color: var(--warn); }
.delete { background: var(--bad-soft); color: var(--bad); }
pre { overflow-x: auto; padding: 12px 14px; background: var(--surface-2); border-radius: 8px; }
pre code { overflow-wrap: normal; }
table { width: calc(100% - 32px); border-collapse: collapse; }
main > section > table { width: 100%; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: top; }
th { color: var(--ink-3); }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.skip { position: absolute; left: 8px; top: -48px; padding: 8px 12px; background: var(--surface); }
.skip:focus { top: 8px; }
`;
