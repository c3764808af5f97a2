import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { rewindHistory } from './rewind-history.ts'

/** Redirects from the panel to the sign-in, and removes the panel's URLs from this tab's history. */
export function SignedOutRedirect() {
  const navigate = useNavigate()
  useEffect(() => {
    void rewindHistory().then((wentBack) => navigate('/login', { replace: !wentBack }))
  }, [navigate])
  return null
}
