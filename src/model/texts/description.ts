/** A description is cut here on the home page; the services page shows all of it. */
export const DESCRIPTION_LIMIT = 100
