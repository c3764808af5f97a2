import type { ColorPairs } from './theme-color-details.ts'
import type { SettingPath } from './theme-settings.ts'

// The labels and choices of each setting in theme-settings.ts for staff. Its editor, details and
// history are derived from here; the colours of a mode are in theme-color-details.ts.

/** The parts of a theme in the order of the specification (AC-340); each is a tab of the editor. */
export const themeTabs = [
  'Colors',
  'Typography',
  'Design Tokens',
  'Layouts',
  'Animations',
  'Accessibility',
] as const
export type ThemeTab = (typeof themeTabs)[number]

const SIZES = new Map([
  ['xs', 'extra small'],
  ['sm', 'small'],
  ['base', 'normal'],
  ['md', 'medium'],
  ['lg', 'large'],
  ['xl', 'extra large'],
])

/** Returns the label of an entry: 'lg' is 'large'. */
export const getSizeName = (entry: string): string => SIZES.get(entry) ?? entry

interface SettingDetails {
  tab: ThemeTab
  /** The heading above it in its tab. */
  group: string
  /** Its label outside the tab, as in a summary; the name of an entry follows. */
  label: string
  /** Its field's label within the group, if different; null if it has no field. */
  field?: string | null
  pairs?: readonly ColorPairs[]
}

/** In the order of the tabs, and within a group in the order of the fields. */
export const settingDetails: Record<SettingPath, SettingDetails> = {
  gradients: { tab: 'Colors', group: 'Hero gradient', label: 'Gradients' },

  ...inTab('Typography', {
    'typography.fontFamilies.heading': { group: 'Fonts', label: 'Heading font' },
    'typography.fontFamilies.body': { group: 'Fonts', label: 'Body font' },
    'typography.fontFamilies.mono': { group: 'Fonts', label: 'Monospace font' },
    'typography.fontUrls': { group: 'Fonts', label: 'Font addresses' },
    'typography.fontSizes.*': { group: 'Font sizes', label: 'Font size' },
    'layoutTypography.headingSizes.*': { group: 'Heading sizes', label: 'Heading size' },
    'layoutTypography.headingWeight': { group: 'Headings', label: 'Heading weight' },
    'layoutTypography.headingLineHeight': { group: 'Headings', label: 'Heading line height' },
    'typography.fontWeights.*': { group: 'Font weights', label: 'Font weight' },
    'typography.lineHeights.*': { group: 'Line heights', label: 'Line height' },
  }),

  // Corners come first (AC-357).
  ...inTab('Design Tokens', {
    'designTokens.borderRadius.*': { group: 'Border radius', label: 'Border radius' },
    'designTokens.spacing.*': { group: 'Spacing', label: 'Spacing' },
    'designTokens.shadows.*': { group: 'Shadows', label: 'Shadow' },
    'designTokens.borderWidth.*': { group: 'Border width', label: 'Border width' },
    'designTokens.containerWidths.*': { group: 'Container widths', label: 'Container width' },
    'designTokens.blur.*': { group: 'Blur', label: 'Blur' },
    'designTokens.opacity.*': { group: 'Opacity', label: 'Opacity' },
  }),

  ...inTab('Layouts', {
    'layouts.navigation.style': { group: 'Navigation', label: 'Navigation style' },
    // There is only one position.
    'layouts.navigation.position': {
      group: 'Navigation',
      label: 'Navigation position',
      field: null,
    },
    'layouts.navigation.transparent': {
      group: 'Navigation',
      label: 'Transparent navigation',
      field: 'Transparent background',
    },
    'layouts.navigation.enableThemeModeToggle': {
      group: 'Navigation',
      label: 'Light/dark toggle',
      field: 'Enable light/dark toggle',
    },
    'layouts.navigation.activeBackground': {
      group: 'Navigation',
      label: 'Active link background',
      field: 'Active background',
    },
    layoutStyle: { group: 'Pages', label: 'Page layout', field: 'Layout style' },
    'layoutSpacing.sectionPaddingY': { group: 'Pages', label: 'Section padding' },
    'layoutSpacing.elementGap': { group: 'Pages', label: 'Element gap' },
    healthLibraryEnabled: {
      group: 'Pages',
      label: 'Health library',
      field: 'Show the health library',
    },
    // A value that was imported with a theme is kept.
    'layouts.hero.*': { group: 'Pages', label: 'Hero', field: null },
    'layouts.sections.*': { group: 'Pages', label: 'Section', field: null },
    'layouts.pages.*': { group: 'Pages', label: 'Page', field: null },
    'layouts.cards.radius': { group: 'Cards', label: 'Card corners' },
    'layouts.cards.shadow': { group: 'Cards', label: 'Card shadow' },
    'layoutSpacing.cardPadding': { group: 'Cards', label: 'Card padding' },
    'emergencyButton.text': {
      group: 'Emergency button',
      label: 'Emergency button text',
      field: 'Text',
    },
    'emergencyButton.backgroundColor': {
      group: 'Emergency button',
      label: 'Emergency button background',
      field: 'Background',
      pairs: [
        { label: 'Emergency button', foreground: 'on-emergency', on: ['emergency'], needs: 3 },
      ],
    },
    'emergencyButton.textColor': {
      group: 'Emergency button',
      label: 'Emergency button text color',
      field: 'Text color',
    },
    'backButton.text': { group: 'Back button', label: 'Back button text', field: 'Text' },
    'backButton.backgroundColor': {
      group: 'Back button',
      label: 'Back button background',
      field: 'Background',
    },
    'backButton.textColor': {
      group: 'Back button',
      label: 'Back button text color',
      field: 'Text color',
    },
    'backButton.borderColor': {
      group: 'Back button',
      label: 'Back button border',
      field: 'Border color',
    },
    'backButton.hoverBackgroundColor': {
      group: 'Back button',
      label: 'Back button hover background',
      field: 'Hover background',
    },
    'backButton.hoverTextColor': {
      group: 'Back button',
      label: 'Back button hover text',
      field: 'Hover text',
    },
  }),

  ...inTab('Animations', {
    'animations.features.scrollReveal': { group: 'Features', label: 'Scroll reveal' },
    'animations.features.hoverEffects': { group: 'Features', label: 'Hover effects' },
    'animations.features.pageTransitions': { group: 'Features', label: 'Page transitions' },
    'layouts.cards.hoverEffect': { group: 'Cards', label: 'Card hover effect' },
    'animations.durations.*': { group: 'Durations', label: 'Duration' },
    'animations.easings.*': { group: 'Easings', label: 'Easing' },
  }),

  ...inTab('Accessibility', {
    'accessibility.focusIndicators.style': { group: 'Focus indicator', label: 'Focus style' },
    'accessibility.focusIndicators.width': { group: 'Focus indicator', label: 'Focus width' },
    'accessibility.focusIndicators.color': { group: 'Focus indicator', label: 'Focus color' },
    'accessibility.keyboardNavigation.skipLinks': {
      group: 'Keyboard navigation',
      label: 'Skip links',
    },
    'accessibility.keyboardNavigation.focusVisible': {
      group: 'Keyboard navigation',
      label: 'Focus visible',
    },
    'accessibility.highContrast': { group: 'Sight and motion', label: 'High contrast' },
    'accessibility.reducedMotion.respectPreference': {
      group: 'Sight and motion',
      label: 'Reduced motion',
      field: 'Respect reduced motion',
    },
    'accessibility.minimumTargetSize': {
      group: 'Sight and motion',
      label: 'Minimum target size',
    },
  }),
}

function inTab<Path extends SettingPath>(
  tab: ThemeTab,
  detailsByPath: Record<Path, Omit<SettingDetails, 'tab'>>,
): Record<Path, SettingDetails> {
  const entries = Object.entries<Omit<SettingDetails, 'tab'>>(detailsByPath)
  // The same paths, each with its tab.
  return Object.fromEntries(
    entries.map(([path, details]) => [path, { ...details, tab }]),
  ) as Record<Path, SettingDetails>
}
