/** The staff area: not rendered by a server, not cached as a page, not for search engines. */
export const staffAreas = ['/admin', '/login'] as const

export function isStaffPath(path: string): boolean {
  return staffAreas.some((area) => path === area || path.startsWith(`${area}/`))
}
