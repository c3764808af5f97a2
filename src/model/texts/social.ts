const platforms = ['facebook', 'instagram', 'twitter', 'linkedin', 'youtube'] as const

export type SocialIcon = (typeof platforms)[number] | 'link'

/** Returns the icon of a platform by its name in any spelling; a plain link for others (AC-035). */
export function getSocialIcon(platformName: string): SocialIcon {
  const name = platformName.trim().toLowerCase()
  return platforms.find((platform) => platform === name) ?? 'link'
}
