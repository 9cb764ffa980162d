import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Follows the live signals while the caller is shown; their code comes after the first page. */
export function useLiveSignals(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const shown = { isGone: false, stop: () => undefined as void }
    import('./live-signals').then(
      ({ followLiveSignals }) => {
        if (!shown.isGone) shown.stop = followLiveSignals(queryClient)
      },
      () => undefined,
    )
    return () => {
      shown.isGone = true
      shown.stop()
    }
  }, [queryClient])
}
