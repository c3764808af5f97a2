/**
 * Marks what has an open `<details>` in it, for stylesheets in a browser without `:has()`. The
 * event does not bubble.
 */
export function markOpenDetails(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement)
        target.parentElement?.toggleAttribute('data-has-open', target.open)
    },
    true,
  )
}
