const platforms = ['facebook', 'instagram', 'twitter', 'linkedin', 'youtube'] as const

export type SocialIcon = (typeof platforms)[number] | 'link'

/** The icon of a platform by its name, however it is written; a plain link for any other (AC-035). */
export function getSocialIcon(platformName: string): SocialIcon {
  const name = platformName.trim().toLowerCase()
  return platforms.find((platform) => platform === name) ?? 'link'
}
