import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { toFirstStep } from './rewind-history.ts'

/** Leads from the panel to the sign-in, and takes the addresses of the panel out of this tab's steps. */
export function SignedOut() {
  const navigate = useNavigate()
  useEffect(() => {
    void toFirstStep().then((wentBack) => navigate('/login', { replace: !wentBack }))
  }, [navigate])
  return null
}
