import { useCluster } from '../cluster.ts'
import { hasSharedStack, shareStack, startStack } from '../stack.ts'

/** One stack with a built site for all browser tests. The builds of app and panel are made before (tests/run.ts). */
export default async function setup(): Promise<() => Promise<void>> {
  if (hasSharedStack()) return async () => undefined
  const cluster = await useCluster()
  const stack = await startStack({ site: true }).catch(async (error: unknown) => {
    await cluster.stop()
    throw error
  })
  shareStack(stack)
  return async () => {
    await stack.stop()
    await cluster.stop()
  }
}
