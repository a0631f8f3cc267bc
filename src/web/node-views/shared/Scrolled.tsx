import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

/** What scrolls within a card: where there is more than room it fades out at the foot, and only there. */
export function Scrolled({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const [box, content] = [body.current, inner.current];
    if (!box || !content) return;
    const observer = new ResizeObserver(() => setOverflows(content.offsetHeight > box.clientHeight + 1));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} className={classes('nowheel min-h-0 overflow-y-auto', overflows && 'scroll-fade', className)}>
      <div ref={inner} className="flow-root">
        {children}
      </div>
    </div>
  );
}
