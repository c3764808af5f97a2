import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

import { NARROWED } from '../lists/filters/use-list-address.ts'

/**
 * Takes the record and the field that a link led to out of the address, once that is done with:
 * a reload would open them again. Does nothing after the screen was left.
 */
export function useForgetRecord(): () => void {
  const [params, setParams] = useSearchParams()
  const latest = useRef<() => void>(null)
  useEffect(() => {
    latest.current = () => {
      if (!params.has('edit') && !params.has('field')) return
      const next = new URLSearchParams(params)
      next.delete('edit')
      next.delete('field')
      setParams(next, { replace: true, state: NARROWED, preventScrollReset: true })
    }
    return () => {
      latest.current = null
    }
  }, [params, setParams])
  return useCallback(() => latest.current?.(), [])
}
