import { createElement, lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { code } from './code.ts';
import { tellMissing } from './connectivity.ts';

/** What can be fetched before it is drawn. */
export interface Ahead {
  /** Fetches the code, so that it is drawn at once; what does not come is asked for again where it is drawn. */
  ahead: () => void;
}

/**
 * A component whose code is fetched where it is first drawn, or ahead. While the line is down it stays on its way: browsers
 * keep in mind that a module could not be fetched, so it is not asked for before the server is there. One that was on its
 * way when the line went, or is there no more after a release, is left out, and the reader is told that a reload brings it.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>> & Ahead {
  type Drawn = FunctionComponent<PropsOf<Module[Name]>>;
  let ready: Drawn | null = null;
  const come = async () => (ready = await fetched(load, name));
  const Later = lazy(async () => ({
    default: await come().catch((): Drawn => {
      tellMissing();
      return () => null;
    }),
  }));
  function Part(props: PropsOf<Module[Name]>) {
    const [Shown] = useState<Drawn | typeof Later>(() => ready ?? Later);
    return createElement(Shown as Drawn, props);
  }
  return Object.assign(Part, { ahead: () => void come().catch(() => undefined) });
}

/** For what opens these parts: they are fetched as soon as a pointer, a finger or the focus comes to it. */
export function near(...parts: readonly Ahead[]): { onPointerEnter: () => void; onFocus: () => void } {
  const ahead = () => parts.forEach((one) => one.ahead());
  return { onPointerEnter: ahead, onFocus: ahead };
}

/** A screen whose code may be fetched ahead: then it is drawn at once. Rejects when the code does not come. */
export interface WholeScreen {
  (): ReactNode;
  ahead: () => Promise<void>;
}

/**
 * The same for what a whole screen is: without its code there is nothing to show, and the boundary around it says so. React
 * keeps what stands in for a missing part for 300 ms; a screen that was fetched ahead needs nothing in its place.
 */
export function wholeScreen<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): WholeScreen {
  type Drawn = ComponentType<object>;
  let ready: Drawn | null = null;
  const Later: Drawn = lazy(async () => ({ default: (await fetched(load, name)) as Drawn }));
  function Screen() {
    const [Shown] = useState<Drawn>(() => ready ?? Later);
    return createElement(Shown);
  }
  const ahead = async () => {
    ready = (await load())[name] as Drawn;
  };
  return Object.assign(Screen, { ahead });
}

async function fetched<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const module = await code(load);
  return module[name] as FunctionComponent<PropsOf<Module[Name]>>;
}

type PropsOf<Shown> = Shown extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;
