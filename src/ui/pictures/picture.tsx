import { useState, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { isCrossOrigin, resolvePictureUrl } from './picture-base.ts'

import styles from './picture.module.css'

interface PictureProps {
  address: string | null | undefined
  /** The alternative text; empty if the surrounding text says the same. */
  alt: string
  /** The aspect ratio, reserved while it loads so that nothing shifts. */
  shape?: 'square' | 'photo' | 'wide' | 'free'
  /** For a picture at the top of a page, which loads at once; others load when they come near. */
  first?: boolean
  /** Shown without a picture, or when it fails to load. */
  placeholder?: ReactNode
  className?: string | undefined
}

/** A picture, or its placeholder if it cannot be shown. */
export function Picture({ address, ...rest }: PictureProps) {
  const source = resolvePictureUrl(address)
  // The key retries with a new URL.
  return <Framed key={source} {...rest} source={source} />
}

type FramedProps = Omit<PictureProps, 'address'> & { source: string | null }

function Framed({ source, alt, shape = 'photo', first, placeholder, className }: FramedProps) {
  const [failed, setFailed] = useState(false)
  const empty = !source || failed
  return (
    <div className={classNames(styles.frame, styles[shape], className)} data-empty={empty}>
      {empty ? (
        <span
          className={styles.placeholder}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          {placeholder}
        </span>
      ) : (
        <img
          src={source}
          alt={alt}
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          {...(isCrossOrigin(source) && { crossOrigin: 'anonymous' })}
          // The picture may have failed before hydration; React then requests it again.
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}
