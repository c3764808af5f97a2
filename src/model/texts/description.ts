/** The home page truncates descriptions to this length; the services page does not. */
export const DESCRIPTION_LIMIT = 100
