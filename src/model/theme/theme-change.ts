/** A theme to be saved as a new version of the one it names. */
export interface ThemeChange {
  id: string
  config: object
  /** Null leaves it unchanged. */
  description: string | null
  /** The summary for the history and the log; '' leaves it to the server. */
  summary: string
  /**
   * The version that was edited: the server refuses the save if another staff member has saved a
   * newer one.
   */
  baseVersion: number
}

/** One of the saved versions of a theme. */
export interface SavedThemeVersion {
  version_number: number
  change_description: string
  created_at: string
  /** The name of the user who saved it; null for a preset, and for a deleted account. */
  saved_by: string | null
  config: Record<string, unknown>
  config_hash: string
}

/** The response of the procedures for themes. An error is a sentence for users. */
export interface ThemeResponse {
  success: boolean
  error?: string
  message?: string
  theme_name?: string
  name?: string
  theme_id?: string
  version_number?: number
}
