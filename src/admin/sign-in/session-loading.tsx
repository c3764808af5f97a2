import { useEffect, useState } from 'react'

import { messages } from '#session/messages.ts'
import { STORAGE_TIMEOUT_MS } from '#session/staff-database.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { SignInCard } from './sign-in-card.tsx'

/** Shown until the device has read the session. Continues by itself, however slow the storage is. */
export function SessionLoading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), STORAGE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isLong) return <Spinner>Loading...</Spinner>
  return (
    <SignInCard mark="brain" heading="Admin Panel">
      <Banner tone="error">{messages.storageSilent}</Banner>
      <Button tone="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </SignInCard>
  )
}
