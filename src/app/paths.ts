/** Whether an address belongs to the staff panel. */
export function isForStaff(pathname: string): boolean {
  return pathname === '/login' || /^\/admin(\/|$)/.test(pathname)
}
