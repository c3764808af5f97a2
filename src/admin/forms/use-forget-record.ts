import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { countEntriesOnTop } from '#ui/on-top/back.ts'

import { FILTER_STEP } from '../lists/filters/use-list-params.ts'
import type { ScreenNotice } from '../shell/use-notice.ts'
import { isSavedFromList } from './translations/followed-link.ts'

/**
 * Removes the record and field of a link from the URL after use: a reload would open them again.
 * After saving, a link from the translations list leads back there. Does nothing once the screen
 * was left.
 */
export function useForgetRecord(): (notice?: ScreenNotice) => void {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef<(notice?: ScreenNotice) => void>(null)
  useEffect(() => {
    latest.current = (notice) => {
      if (!params.has('edit') && !params.has('field')) return
      if (notice && isSavedFromList(pathname + search, notice)) {
        void navigate(-1 - countEntriesOnTop())
        return
      }
      const next = new URLSearchParams(params)
      next.delete('edit')
      next.delete('field')
      setParams(next, { replace: true, state: FILTER_STEP, preventScrollReset: true })
    }
    return () => {
      latest.current = null
    }
  }, [params, setParams, pathname, search, navigate])
  return useCallback((notice) => latest.current?.(notice), [])
}
