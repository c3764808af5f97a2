// Polyfills for browsers between the browser baseline (S-79) and those of 2024. Only they load this
// file, before the rest of the app.

import { markOpenDetails } from './details.ts'
import { polyfillPopovers } from './popovers.ts'

if (!('hidePopover' in HTMLElement.prototype)) polyfillPopovers()
if (!CSS.supports('selector(:has(a))')) markOpenDetails()

add(Array.prototype, 'toSorted', function <T>(this: readonly T[], by?: (a: T, b: T) => number) {
  // oxlint-disable-next-line unicorn/no-array-sort -- there is no other here
  return this.slice().sort(by)
})

add(Array.prototype, 'toReversed', function <T>(this: readonly T[]) {
  // oxlint-disable-next-line unicorn/no-array-reverse -- there is no other here
  return this.slice().reverse()
})

add(Array.prototype, 'toSpliced', function <
  T,
>(this: readonly T[], ...change: [number, number, ...T[]]) {
  const copy = [...this]
  copy.splice(...change)
  return copy
})

add(Array.prototype, 'with', function <T>(this: readonly T[], at: number, value: T) {
  const copy = [...this]
  copy[at] = value
  return copy
})

add(AbortSignal, 'timeout', (milliseconds: number) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
})

// The app clones JSON values only.
add(globalThis, 'structuredClone', copyOf)

add(globalThis, 'reportError', (error: unknown) => {
  setTimeout(() => {
    throw error
  })
})

add(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement) {
  this.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
})

function add(owner: object, name: string, value: unknown): void {
  if (name in owner) return
  Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (Object.prototype.toString.call(value) !== '[object Object]') return value
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([name, part]) => [name, copyOf(part)]))
}
