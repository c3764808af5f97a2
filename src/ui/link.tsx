import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
}

/**
 * A link to a page of ours that opens without a page load. The router's own has more features,
 * which would cost every reader 3 kB.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const open = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) open(event)
      }}
    >
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  to: string
  /** Active only at exactly this path, not at those below it. */
  end?: boolean
}

/** A link of a menu that marks the current page. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const { to } = rest
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}
