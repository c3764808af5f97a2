/**
 * What the built stylesheets have and a baseline browser may lack, and what it shows instead: each
 * place was looked at in Chromium 103 (e2e/old-browsers.test.ts). Without ` in module` it is allowed
 * anywhere.
 */
const reasons: Record<string, string[]> = {
  'only adds: the page is whole without it': [
    '-webkit-tap-highlight-color',
    '-webkit-touch-callout',
    '::selection',
    '@media forced-colors',
    '@media prefers-contrast',
    'backdrop-filter',
    'box-decoration-break',
    'break-after: avoid',
    'contain-intrinsic-size',
    'content-visibility',
    'content-visibility: auto',
    'content-visibility: visible',
    'cursor: grab',
    'cursor: not-allowed',
    'cursor: pointer',
    'forced-color-adjust',
    'forced-color-adjust: none',
    'orphans',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'overscroll-behavior-x: contain',
    'overscroll-behavior: contain',
    'resize',
    'resize: vertical',
    'scrollbar-width',
    'scrollbar-width: thin',
    'text-size-adjust',
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'user-select',
    'widows',
  ],
  'the prefixed property beside it does the same': ['line-clamp', 'mask-image in modern-hero'],
  'MDN names a partial support that this use does not touch': [
    'align-content: start',
    'place-content: start in emergency-strip',
  ],
  'a rule inside an @supports that asks for another part of the same feature': [
    'anchor-name in navigation',
    'animation-range in section',
  ],
  'a container is then as wide as the window: the layout of a phone, or rules for it in @media': [
    '@container',
    'container-type',
    'container-type: inline-size',
  ],
  'the few without script see the light and dark button, or a note, that has no effect': [
    '@media scripting in map-frame',
    '@media scripting in navigation',
    '@media scripting in share-tools',
  ],
  'with script, an attribute on the page has the text size': [
    '@media scripting in base',
    ':has in base',
  ],
  'another rule shows the menu with data-open, or while the focus is in it': [
    ':popover-open in navigation-menu',
  ],
  'the thumbnail shows the colours of its two pages alone': ['cqi in theme-thumbnail'],
  'the corners of the table are square': ['overflow: clip in record-table'],
  'the checkbox alone shows what is selected': [
    ':has in parked-edit',
    ':has in record-card',
    ':has in record-row',
    ':has in title-cell',
  ],
  'the field has its own focus ring': [':has in library-search-box'],
  'a gap is wider or a column narrower, and nothing is hidden': [
    ':has in activity-logs-screen',
    ':has in editor-actions',
    ':has in editor-form',
    ':has in illness-page',
    ':has in modern-hero',
    ':has in theme-editor-dialog',
    ':has in update-banner',
  ],
}

export const ALLOWED_STYLES = Object.values(reasons).flat()
