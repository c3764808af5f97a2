import type { EngineName } from '../../../tools/other-browsers.ts'

/** What to look for on a page: a CSS selector, or what a screen reader would say. */
export type Target = string | { role: Role; name: string | RegExp; within?: string }

/** Keys by their names in the browser's events. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown'

export type Role = 'button' | 'link' | 'heading' | 'field'

export interface Size {
  width: number
  height: number
}

/** One page in one browser, whichever engine is in it. */
export interface Tab {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page, with values that JSON knows. */
  evaluate: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
  click: (target: Target) => Promise<void>
  /** Types a text in the place of what is there. */
  type: (target: Target, text: string) => Promise<void>
  /** Presses a key where the focus is, or after putting it on the target. */
  press: (key: Key, target?: Target) => Promise<void>
  /** Chooses a file of this machine. */
  file: (target: Target, path: string) => Promise<void>
  /** Waits until the page has it, and it can be seen. */
  see: (target: Target) => Promise<void>
  /** Waits until the function answers with something true in the page; fails with what is shown then. */
  until: <A extends unknown[]>(work: (...args: A) => unknown, ...args: A) => Promise<void>
  /** What went wrong in the page since it was gone to; WebKit tells only what came after it was loaded. */
  problems: () => Promise<string[]>
  screenshot: (path: `${string}.png`) => Promise<void>
}

/** A device of its own: nothing is on it yet. */
export interface Device extends Tab {
  close: () => Promise<void>
}

export interface Engine {
  name: EngineName
  open: (size: Size) => Promise<Device>
}
