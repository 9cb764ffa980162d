import { useCluster } from '../cluster.ts'

/** For files that start stacks of their own. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await useCluster()
  return cluster.stop
}
