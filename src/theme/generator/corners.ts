import type { ThemeConfig } from '#model/theme/theme-config.ts'

interface Corners {
  label: string
  radii: Omit<ThemeConfig['designTokens']['borderRadius'], 'full'>
}

/** The corner radii that a seed can choose; fully round corners stay round. */
export const cornerKinds = {
  square: { label: 'Square', radii: { sm: '2px', md: '3px', lg: '4px', xl: '6px' } },
  soft: { label: 'Soft', radii: { sm: '6px', md: '10px', lg: '16px', xl: '24px' } },
  round: { label: 'Round', radii: { sm: '10px', md: '18px', lg: '26px', xl: '34px' } },
} as const satisfies Record<string, Corners>
