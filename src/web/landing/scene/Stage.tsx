import type { ReactNode } from 'react';

/**
 * A picture drawn in pixels, scaled to the room there is by the style sheet alone: the share of two lengths, which `scale`
 * wants as a number, is the tangent of the angle between them.
 */
export function Stage({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <div
      style={{ containerType: 'inline-size', aspectRatio: `${width} / ${height}` }}
      className="relative w-full overflow-hidden"
    >
      <div
        style={{
          width,
          height,
          transform: `scale(tan(atan2(100cqw, ${width}px)))`,
          transformOrigin: '0 0',
        }}
        className="absolute top-0 left-0"
      >
        {children}
      </div>
    </div>
  );
}
