/** Lowest rank first; the rank is the place in this list, counted from 1. */
export const roles = ['Viewer', 'Content Manager', 'Admin', 'Super Admin'] as const
export type Role = (typeof roles)[number]

/** 0 for a visitor, 1 to 4 for staff. */
export function getRank(role: Role | null): number {
  return role === null ? 0 : roles.indexOf(role) + 1
}
