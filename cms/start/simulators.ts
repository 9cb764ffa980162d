import { join } from 'node:path'
import { rootFolder } from './build.ts'
import { freePort, startChild, whenReady, type Child } from './processes.ts'

const TSX = ['--import', 'tsx']

/** Simulators of third parties for which no keys are set: their processes, and what the server has to know of them. */
export type Simulators = {
  children: Child[]
  env: Record<string, string>
  ready(): Promise<void>
}

type Wanted = { port: number; dataDir: string; env: Record<string, string> }

/** Starts those that are needed. They come up beside the server, which calls them no sooner than its first visitor does. */
export async function startSimulators(wanted: Wanted): Promise<Simulators> {
  const started = [await startPayments(wanted)].filter((part) => part !== undefined)
  return {
    children: started.map(({ child }) => child),
    env: Object.assign({}, ...started.map(({ env }) => env)) as Record<string, string>,
    ready: async () => void (await Promise.all(started.map(({ ready }) => ready))),
  }
}

type Started = { child: Child; env: Record<string, string>; ready: Promise<unknown> }

function launch(name: string, args: string[], env: Record<string, string>): Started {
  const child = startChild([...TSX, ...args], { cwd: rootFolder })
  const ready = whenReady(child, name)
  ready.catch(() => undefined)
  return { child, env, ready }
}

async function startPayments({ port, dataDir, env }: Wanted): Promise<Started | undefined> {
  if (process.env.STRIPE_SECRET_KEY) return undefined
  const own = await freePort(port + 9000)
  const url = `http://127.0.0.1:${own}`
  const args = [
    join(rootFolder, 'tests', 'simulators', 'stripe', 'main.ts'),
    '--port',
    String(own),
    '--data',
    join(dataDir, 'stripe.json'),
    '--webhook-url',
    `http://127.0.0.1:${port}/api/webhooks/stripe`,
    '--webhook-secret',
    env.STRIPE_WEBHOOK_SECRET ?? '',
  ]
  return launch('the payment simulator', args, {
    STRIPE_SECRET_KEY: 'sk_test_stackyard',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stackyard',
    STRIPE_API_URL: url,
    STRIPE_JS_URL: `http://localhost:${own}/v3/`,
  })
}
