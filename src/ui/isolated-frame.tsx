import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface FrameProps extends ComponentProps<'iframe'> {
  title: string
  children: ReactNode
  /** Gives the document inside its own look; called again whenever the function changes. */
  styleDocument?: (page: Document) => void
  /** For looking only: the keyboard skips it, and only a pointer over it can scroll it. */
  isInert?: boolean
  /** What was pressed, of all that does nothing in here. */
  onPick?: (part: Element) => void
}

/**
 * A frame inside the page, with the look of the page: its content is laid out for
 * the frame's own width, as on a screen of that width. It is for looking only:
 * links and buttons in it do nothing.
 */
export function IsolatedFrame({
  title,
  children,
  styleDocument,
  isInert = false,
  onPick,
  ...rest
}: FrameProps) {
  const element = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [pointedAt, setPointedAt] = useState(false)

  useLayoutEffect(() => {
    const inner = element.current?.contentDocument
    if (!inner) return undefined
    let isHere = true
    // Not by `srcdoc`: Firefox refuses such a page whatever the service worker answers, as not of this
    // site. An empty page is of its owner's site everywhere; written like this it follows standards.
    inner.open()
    // oxlint-disable-next-line typescript/no-deprecated
    inner.write('<!doctype html><html><head></head><body></body></html>')
    inner.close()
    copyDocumentStyle(inner).then(() => isHere && setPage(inner), reportError)
    return () => {
      isHere = false
    }
  }, [])

  // Before anything is painted, so that no other look flashes past.
  useLayoutEffect(() => {
    if (page) styleDocument?.(page)
  }, [page, styleDocument])

  return (
    <>
      {/* Everything in it is drawn by this page. Scripts are allowed because the site looks
          different where they are not. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        {...rest}
        ref={element}
        title={title}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
      />
      {page &&
        createPortal(
          <ClickBlocker inert={isInert && !pointedAt} onPick={onPick}>
            {children}
          </ClickBlocker>,
          page.body,
        )}
    </>
  )
}

interface HeldProps {
  children: ReactNode
  inert: boolean
  onPick: FrameProps['onPick'] | undefined
}

/** Stops every press before it reaches what was pressed. */
function ClickBlocker({ children, inert, onPick }: HeldProps) {
  return (
    <div
      inert={inert}
      onClickCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
        // Not `instanceof`: an element of another document is of another class.
        onPick?.(event.target as Element)
      }}
    >
      {children}
    </div>
  )
}

/** Gives a document the stylesheets, the theme and the language of this one, and waits for them. */
async function copyDocumentStyle(inner: Document): Promise<void> {
  const { documentElement: outer, head } = document
  for (const { name, value } of outer.attributes) {
    // What is shown in a frame is the public's, as the panel's colours are not.
    if (name !== 'style' && name !== 'data-panel') inner.documentElement.setAttribute(name, value)
  }
  // Not as an attribute: our policy allows no styles in markup.
  inner.documentElement.style.cssText = outer.style.cssText
  shareLetters(inner)
  const sheets = [...head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')]
  await Promise.all(
    sheets.map((sheet) => appendStylesheet(sheet.cloneNode(true) as HTMLElement, inner)),
  )
}

/** Letters that a script brought are in no stylesheet: Telugu, on a device that has none (S-59). */
function shareLetters({ fonts }: Document): void {
  for (const face of document.fonts) {
    try {
      fonts.add(face)
    } catch {
      // One of a stylesheet, which brings its own.
    }
  }
}

/** Waits for the stylesheets, or words would flash past unstyled; one that cannot be fetched is left out. */
function appendStylesheet(sheet: HTMLElement, { head }: Document): Promise<void> {
  const isOurs = sheet instanceof HTMLLinkElement && sheet.href.startsWith(location.origin)
  return new Promise((resolve) => {
    if (isOurs) {
      sheet.addEventListener('load', () => resolve())
      sheet.addEventListener('error', () => resolve())
    }
    head.append(sheet)
    if (!isOurs) resolve()
  })
}
