/** A canvas that pictures of the board are painted on. It is hidden until somebody shows it. */
export class CanvasBuffer {
  readonly canvas = document.createElement('canvas');
  readonly context: CanvasRenderingContext2D;

  constructor() {
    const context = this.canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('this browser gives no canvas to draw on');
    this.context = context;
    this.canvas.style.cssText =
      'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform;visibility:hidden';
  }

  /** Pixels of the page; `density`: those of the screen in each. What was painted is gone. */
  resize(width: number, height: number, density: number): void {
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(height * density);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.canvas.style.visibility = 'hidden';
  }

  place({ left, top, scale }: { left: number; top: number; scale: number }): void {
    this.canvas.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
  }
}
