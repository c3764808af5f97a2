/** The public card truncates expertise to this length, with a Read More toggle. */
export const EXPERTISE_LIMIT = 150

/** '1 year' but '2 years'. */
export function formatExperience(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
