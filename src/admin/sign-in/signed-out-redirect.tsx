import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { rewindHistory } from './rewind-history.ts'

/** Leads from the panel to the sign-in, and takes the addresses of the panel out of this tab's steps. */
export function SignedOutRedirect() {
  const navigate = useNavigate()
  useEffect(() => {
    void rewindHistory().then((wentBack) => navigate('/login', { replace: !wentBack }))
  }, [navigate])
  return null
}
