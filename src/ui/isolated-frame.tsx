import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface FrameProps extends ComponentProps<'iframe'> {
  title: string
  children: ReactNode
  /** Styles the document inside; called again whenever the function changes. */
  styleDocument?: (page: Document) => void
  /** For display only: the keyboard skips it, and only a pointer over it can scroll it. */
  isInert?: boolean
  /** Called with the pressed element; presses have no other effect. */
  onPick?: (part: Element) => void
}

/**
 * A frame with the style of the page, laid out for the frame's own width as on a screen of that
 * width. For display only: links and buttons in it have no effect.
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
    // Not by `srcdoc`, which Firefox refuses as cross-origin whatever the service worker responds.
    // An empty page has its owner's origin everywhere; written like this it is in standards mode.
    inner.open()
    // oxlint-disable-next-line typescript/no-deprecated
    inner.write('<!doctype html><html><head></head><body></body></html>')
    inner.close()
    copyDocumentStyle(inner).then(() => isHere && setPage(inner), reportError)
    return () => {
      isHere = false
    }
  }, [])

  // Before the paint, so that no other style flashes.
  useLayoutEffect(() => {
    if (page) styleDocument?.(page)
  }, [page, styleDocument])

  return (
    <>
      {/* This page renders all of its content. Scripts are allowed because the site looks different without them. */}
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

/** Stops every press before it reaches its target. */
function ClickBlocker({ children, inert, onPick }: HeldProps) {
  return (
    <div
      inert={inert}
      onClickCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
        // Not `instanceof`: an element of another document has another class.
        onPick?.(event.target as Element)
      }}
    >
      {children}
    </div>
  )
}

/** Copies the stylesheets, theme and language of this document, and waits for them. */
async function copyDocumentStyle(inner: Document): Promise<void> {
  const { documentElement: outer, head } = document
  for (const { name, value } of outer.attributes) {
    // The frame shows public pages, which do not have the panel's colours.
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

/**
 * Copies fonts that a script loaded, which are in no stylesheet: Telugu, on a device without it
 * (S-59).
 */
function shareLetters({ fonts }: Document): void {
  for (const face of document.fonts) {
    try {
      fonts.add(face)
    } catch {
      // A stylesheet's font, which comes with its stylesheet.
    }
  }
}

/** Waits for a stylesheet, so that no unstyled text flashes; ignores one that cannot be loaded. */
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
