import { useTheme } from '#theme/use-theme.tsx'

import { MinimalHero } from './minimal-hero.tsx'
import { ModernHero } from './modern-hero.tsx'
import { PlayfulHero } from './playful-hero.tsx'

/** The top of Home, in the layout of the theme. */
export function Hero() {
  const { layoutStyle } = useTheme().config
  const heroes = { modern: ModernHero, minimal: MinimalHero, playful: PlayfulHero }
  const Layout = heroes[layoutStyle]
  return <Layout />
}
