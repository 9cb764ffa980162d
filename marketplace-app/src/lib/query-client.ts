import { QueryClient } from '@tanstack/react-query'
import { toProblem } from './problem'

/** A refusal will not become a yes by asking again; faults and lost connections may. */
const isWorthRetrying = (error: unknown) => {
  const { code, status } = toProblem(error)
  return code === 'NETWORK' || status >= 502
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      refetchOnWindowFocus: 'always',
    },
    mutations: { retry: false },
  },
})
