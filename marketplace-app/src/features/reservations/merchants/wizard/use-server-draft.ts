import { logFailure } from '@stackyard/shared/reference/log-failure'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiQuery, client } from '../../../../lib/api'
import type { RfpForm } from '../rfp-form'
import { draftBody } from './request-body'
import { clearTabDraft } from './tab-storage'
import { today } from '../today'

/** After this long without a change, in milliseconds. */
const PAUSE = 1200

/**
 * Saves a merchant's answers on the server when they rest, one save at a time. `isStored` says that the first answers are
 * the server's own.
 */
export function useServerDraft(form: RfpForm, isStored: boolean) {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState<RfpForm | null>(isStored ? form : null)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef({ form, stored })
  const running = useRef<Promise<boolean>>(Promise.resolve(true))

  const settle = useCallback((sent: RfpForm) => {
    latest.current.stored = sent
    setStored(sent)
    setFailed(false)
  }, [])

  const saveNow = useCallback((): Promise<boolean> => {
    running.current = running.current.then(async () => {
      const { form: sent, stored: before } = latest.current
      if (before === sent) return true
      try {
        const reply = await client.merchant.updateOwn(draftBody(sent, today()))
        queryClient.setQueryData(apiQuery.merchant.own.queryKey({ input: {} }), reply)
        clearTabDraft()
        settle(sent)
        return true
      } catch (error) {
        logFailure('The draft could not be saved', error)
        setFailed(true)
        return false
      }
    })
    return running.current
  }, [queryClient, settle])

  useEffect(() => {
    latest.current.form = form
    if (latest.current.stored === form) return
    const timer = setTimeout(() => void saveNow(), PAUSE)
    return () => clearTimeout(timer)
  }, [form, saveNow])

  const isUnsaved = stored !== form
  const saveState: 'saved' | 'saving' | 'failed' = !isUnsaved ? 'saved' : hasFailed ? 'failed' : 'saving'
  return { saveState, isUnsaved, saveNow, settle }
}
