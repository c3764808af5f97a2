import { useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface FrameProps extends ComponentProps<'iframe'> {
  title: string
  children: ReactNode
}

/**
 * A window of its own inside the page, with the look of the page: what is in it
 * has its own width, and so lays itself out as it would on a screen of that
 * width. It is for looking at: links and buttons in it do nothing.
 */
export function Frame({ title, children, ...rest }: FrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  return (
    <>
      <iframe
        {...rest}
        title={title}
        // Scripts stay out; without the other right its document would be out of reach.
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setBody(dressed(currentTarget.contentDocument))}
      />
      {body && createPortal(<Still>{children}</Still>, body)}
    </>
  )
}

/** Holds every press back before it reaches what was pressed. */
function Still({ children }: { children: ReactNode }) {
  return (
    <div
      onClickCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {children}
    </div>
  )
}

/** Gives a document the stylesheets, the theme and the language of this one. */
function dressed(inner: Document | null): HTMLElement | null {
  if (!inner) return null
  const { documentElement: outer, head } = document
  for (const { name, value } of outer.attributes) {
    if (name !== 'style') inner.documentElement.setAttribute(name, value)
  }
  // Not as an attribute: our policy allows no styles in markup.
  inner.documentElement.style.cssText = outer.style.cssText
  for (const sheet of head.querySelectorAll('link[rel="stylesheet"], style')) {
    inner.head.append(sheet.cloneNode(true))
  }
  return inner.body
}
