import { useQuery } from '@tanstack/react-query'
import { publicConfigQuery } from './public-config'
import { loadStripe } from './stripe'

/** The payment provider's client once it is there; `retry` after a failed load. */
export function useStripe() {
  const config = useQuery(publicConfigQuery())
  const script = useQuery({
    queryKey: ['payment-script', config.data?.stripeJsUrl, config.data?.stripePublishableKey],
    queryFn: () => loadStripe(config.data?.stripeJsUrl ?? '', config.data?.stripePublishableKey ?? ''),
    enabled: config.data !== undefined,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
  return {
    stripe: script.data ?? null,
    isFailed: config.isError || script.isError,
    retry: () => void (config.isError ? config.refetch() : script.refetch()),
  }
}
