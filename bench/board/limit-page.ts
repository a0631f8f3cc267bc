/** The limit: one empty layer that follows the same input. Nothing can beat it by more than noise. */
export const limitPage = (width: number, height: number): string => `<!doctype html>
<meta charset="utf-8"><title>limit</title>
<style>html,body{margin:0;height:100%;overflow:hidden;background:#f1f3f0}
.react-flow__viewport{position:absolute;will-change:transform;transform-origin:0 0}
.react-flow__node{position:absolute;left:${width / 2 - 1400}px;top:${height / 2 - 1400}px;width:2800px;height:2800px;border:1px solid #888;will-change:transform}
</style>
<div class="react-flow__viewport"><div class="react-flow__node" data-id="box"></div></div>
<script>
const layer = document.querySelector('.react-flow__viewport');
const box = document.querySelector('.react-flow__node');
let view = { x: 0, y: 0, zoom: 1 }, at = { x: 0, y: 0 }, held = null;
const place = () => { layer.style.transform = 'translate(' + view.x + 'px,' + view.y + 'px) scale(' + view.zoom + ')'; };
window.look = (next) => { view = next; place(); };
addEventListener('wheel', (e) => {
  e.preventDefault();
  const zoom = Math.max(0.005, view.zoom * Math.pow(2, -e.deltaY * 0.002)), k = zoom / view.zoom;
  view = { zoom, x: e.clientX - (e.clientX - view.x) * k, y: e.clientY - (e.clientY - view.y) * k };
  place();
}, { passive: false });
addEventListener('pointerdown', (e) => { held = { x: e.clientX, y: e.clientY, pans: e.button === 1 }; });
addEventListener('pointermove', (e) => {
  if (!held) return;
  const dx = e.clientX - held.x, dy = e.clientY - held.y;
  held = { ...held, x: e.clientX, y: e.clientY };
  if (held.pans) { view = { ...view, x: view.x + dx, y: view.y + dy }; place(); return; }
  at = { x: at.x + dx / view.zoom, y: at.y + dy / view.zoom };
  box.style.transform = 'translate(' + at.x + 'px,' + at.y + 'px)';
});
addEventListener('pointerup', () => { held = null; });
place();
</script>`;
