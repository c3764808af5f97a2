/** The username of a form with a password alone: password managers look for it. */
export function HiddenUsername({ username }: { username: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
  )
}
