/** A theme as it is to be saved: a new version, made from the one it names. */
export interface ThemeChange {
  id: string
  config: object
  /** Null keeps the one there is. */
  description: string | null
  /** What the history and the log say of it; '' leaves that to the server. */
  summary: string
  /** The version that was edited: where somebody else saved one meanwhile, the server refuses. */
  baseVersion: number
}

/** One of the versions a theme was saved in. */
export interface SavedThemeVersion {
  version_number: number
  change_description: string
  created_at: string
  /** The name of who saved it; null for a preset, and where that account is gone. */
  saved_by: string | null
  config: Record<string, unknown>
  config_hash: string
}

/** What a procedure for themes answers. An error is a sentence for people. */
export interface ThemeResponse {
  success: boolean
  error?: string
  message?: string
  theme_name?: string
  name?: string
  theme_id?: string
  version_number?: number
}
