/** The parts of a theme as its editor and its history sort them; each has a tab. */
export const categories = [
  'Colors',
  'Typography',
  'Layouts',
  'Design Tokens',
  'Animations',
  'Accessibility',
] as const
export type Category = (typeof categories)[number]

const parts: Record<string, Category> = {
  colors: 'Colors',
  gradients: 'Colors',
  typography: 'Typography',
  layoutTypography: 'Typography',
  designTokens: 'Design Tokens',
  animations: 'Animations',
  accessibility: 'Accessibility',
}

/** Which part of a theme a setting belongs to. */
export function categoryOf(path: string): Category {
  return parts[path.split('.')[0] ?? ''] ?? 'Layouts'
}

/** The colours of a mode in their groups (AC-351), and what each is called within its group. */
export const colorGroups = [
  {
    title: 'Brand',
    colors: [
      { key: 'primary', label: 'Primary' },
      { key: 'secondary', label: 'Secondary' },
      { key: 'accent', label: 'Accent' },
    ],
  },
  {
    title: 'Background',
    colors: [
      { key: 'background.page', label: 'Page' },
      { key: 'background.surface', label: 'Surface' },
      { key: 'background.elevated', label: 'Elevated' },
    ],
  },
  {
    title: 'Text',
    colors: [
      { key: 'text.primary', label: 'Primary' },
      { key: 'text.secondary', label: 'Secondary' },
      { key: 'text.muted', label: 'Muted' },
      { key: 'text.inverse', label: 'Inverse' },
    ],
  },
  {
    title: 'Semantic',
    colors: [
      { key: 'semantic.success', label: 'Success' },
      { key: 'semantic.warning', label: 'Warning' },
      { key: 'semantic.error', label: 'Error' },
      { key: 'semantic.info', label: 'Info' },
    ],
  },
  {
    title: 'Border',
    colors: [
      { key: 'border.default', label: 'Default' },
      { key: 'border.hover', label: 'Hover' },
      { key: 'border.focus', label: 'Focus' },
    ],
  },
  { title: 'Decoration', colors: [{ key: 'decorativeIcon', label: 'Decorative icon' }] },
] as const

const names: Record<string, string> = {
  gradients: 'Gradients',
  'typography.fontFamilies.heading': 'Heading font',
  'typography.fontFamilies.body': 'Body font',
  'typography.fontFamilies.mono': 'Monospace font',
  'typography.fontUrls': 'Font addresses',
  'layoutTypography.headingWeight': 'Heading weight',
  'layoutTypography.headingLineHeight': 'Heading line height',
  layoutStyle: 'Page layout',
  'layoutSpacing.sectionPaddingY': 'Section padding',
  'layoutSpacing.cardPadding': 'Card padding',
  'layoutSpacing.elementGap': 'Element gap',
  'layouts.navigation.style': 'Navigation style',
  'layouts.navigation.transparent': 'Transparent navigation',
  'layouts.navigation.activeBackground': 'Active link background',
  'layouts.navigation.enableThemeModeToggle': 'Light/dark toggle',
  'layouts.cards.radius': 'Card corners',
  'layouts.cards.shadow': 'Card shadow',
  'layouts.cards.hoverEffect': 'Card hover effect',
  'emergencyButton.text': 'Emergency button text',
  'emergencyButton.backgroundColor': 'Emergency button background',
  'emergencyButton.textColor': 'Emergency button text color',
  'backButton.text': 'Back button text',
  'backButton.backgroundColor': 'Back button background',
  'backButton.textColor': 'Back button text color',
  'backButton.borderColor': 'Back button border',
  'backButton.hoverBackgroundColor': 'Back button hover background',
  'backButton.hoverTextColor': 'Back button hover text',
  healthLibraryEnabled: 'Health library',
  'animations.features.scrollReveal': 'Scroll reveal',
  'animations.features.hoverEffects': 'Hover effects',
  'animations.features.pageTransitions': 'Page transitions',
  'accessibility.focusIndicators.style': 'Focus style',
  'accessibility.focusIndicators.width': 'Focus width',
  'accessibility.focusIndicators.color': 'Focus color',
  'accessibility.keyboardNavigation.skipLinks': 'Skip links',
  'accessibility.keyboardNavigation.focusVisible': 'Focus visible',
  'accessibility.highContrast': 'High contrast',
  'accessibility.reducedMotion.respectPreference': 'Reduced motion',
  'accessibility.minimumTargetSize': 'Minimum target size',
}

/** What the entries of a map are called: `designTokens.borderRadius.lg` is 'Border radius lg'. */
export const tokenNames = {
  'typography.fontSizes': 'Font size',
  'typography.fontWeights': 'Font weight',
  'typography.lineHeights': 'Line height',
  'layoutTypography.headingSizes': 'Heading size',
  'designTokens.borderRadius': 'Border radius',
  'designTokens.spacing': 'Spacing',
  'designTokens.shadows': 'Shadow',
  'designTokens.blur': 'Blur',
  'designTokens.opacity': 'Opacity',
  'designTokens.borderWidth': 'Border width',
  'designTokens.containerWidths': 'Container width',
  'animations.durations': 'Duration',
  'animations.easings': 'Easing',
} as const
export type TokenMap = keyof typeof tokenNames

/** What a setting is called where it stands alone, as in a summary: 'Text muted (dark)'. */
export function nameOf(path: string): string {
  const [, mode, key] = /^colors\.(light|dark)\.(.+)$/.exec(path) ?? []
  if (mode && key) return `${colorName(key)} (${mode})`
  const stop = /^gradients\.\d+\.stops\.(\d+)\.color$/.exec(path)?.[1]
  if (stop) return `Gradient color ${Number(stop) + 1}`
  const at = path.lastIndexOf('.')
  const map = tokenNames[path.slice(0, at) as TokenMap] as string | undefined
  return names[path] ?? (map ? `${map} ${path.slice(at + 1)}` : path)
}

function colorName(key: string): string {
  const group = colorGroups.find(({ colors }) => colors.some((color) => color.key === key))
  const label = group?.colors.find((color) => color.key === key)?.label
  if (!group || !label) return key
  return key.includes('.') ? `${group.title} ${label.toLowerCase()}` : label
}
