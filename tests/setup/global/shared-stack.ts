import { useCluster } from '../cluster.ts'
import { hasSharedStack, shareStack, startStack } from '../stack.ts'

/** For files that share one stack without a site. */
export async function setup(): Promise<() => Promise<void>> {
  if (hasSharedStack()) return async () => undefined
  const cluster = await useCluster()
  const stack = await startStack().catch(async (error: unknown) => {
    await cluster.stop()
    throw error
  })
  shareStack(stack)
  return async () => {
    await stack.stop()
    await cluster.stop()
  }
}
