import { join } from 'node:path'
import { rootFolder } from './build.ts'
import { freePort, startChild, whenReady } from './processes.ts'
import { supervise, type Supervised } from './supervise.ts'

const TSX = ['--import', 'tsx']

/** Simulators of third parties for which no keys are set: their processes, and what the server has to know of them. */
export type Simulators = {
  children: Supervised[]
  env: Record<string, string>
  ready(): Promise<void>
}

type Wanted = { port: number; dataDir: string; env: Record<string, string> }

/** Starts those that are needed. They come up beside the server, which calls them no sooner than its first visitor does. */
export async function startSimulators(wanted: Wanted): Promise<Simulators> {
  const parts = [await startPayments(wanted), await startGatekeepers(wanted), await startModel(wanted)]
  const started = parts.filter((part) => part !== undefined)
  return {
    children: started.map(({ child }) => child),
    env: Object.assign({}, ...started.map(({ env }) => env)) as Record<string, string>,
    ready: async () => void (await Promise.all(started.map(({ child }) => child.ready))),
  }
}

type Started = { child: Supervised; env: Record<string, string> }

function launch(name: string, args: string[], env: Record<string, string>): Started {
  const begin = () => {
    const child = startChild([...TSX, ...args], { cwd: rootFolder })
    return { ...child, ready: whenReady(child, name) }
  }
  return { child: supervise(name, begin), env }
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
    env.STRIPE_WEBHOOK_SECRET?.split(',')[0] ?? '',
  ]
  return launch('the payment simulator', args, {
    STRIPE_SECRET_KEY: 'sk_test_stackyard',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stackyard',
    STRIPE_API_URL: url,
    STRIPE_JS_URL: `http://localhost:${own}/v3/`,
  })
}

/** Captcha and social sign-in, in one process. */
async function startGatekeepers({ port }: Wanted): Promise<Started | undefined> {
  const parts = [await captchaPart(port), await socialPart(port)].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  const args = [join(rootFolder, 'tests', 'simulators', 'gatekeepers.ts'), ...parts.flatMap((part) => part.args)]
  return launch(
    'the sign-in simulator',
    args,
    Object.assign({}, ...parts.map(({ env }) => env)) as Record<string, string>,
  )
}

type Part = { args: string[]; env: Record<string, string> }

/** The captcha's keys are those of the provider's own tests, which the server refuses when LIVE=1. */
async function captchaPart(port: number): Promise<Part | undefined> {
  if (process.env.CAPTCHA_SECRET_KEY) return undefined
  const own = await freePort(port + 9100)
  return {
    args: ['--captcha-port', String(own)],
    env: {
      CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
      CAPTCHA_SECRET_KEY: '1x0000000000000000000000000000000AA',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${own}/siteverify`,
      CAPTCHA_SCRIPT_URL: `http://localhost:${own}/api.js`,
    },
  }
}

/** A public installation without keys has no social sign-in; the server refuses these addresses when LIVE=1. */
async function socialPart(port: number): Promise<Part | undefined> {
  const { GOOGLE_CLIENT_ID, LINKEDIN_CLIENT_ID, LIVE } = process.env
  if (GOOGLE_CLIENT_ID || LINKEDIN_CLIENT_ID || LIVE === '1') return undefined
  const own = await freePort(port + 9300)
  const env = Object.fromEntries(
    (['google', 'linkedin'] as const).flatMap((name) => [
      [`${name.toUpperCase()}_ISSUER`, `http://127.0.0.1:${own}/${name}`],
      [`${name.toUpperCase()}_CLIENT_ID`, 'stackyard-simulated'],
      [`${name.toUpperCase()}_CLIENT_SECRET`, 'simulated-secret'],
    ]),
  )
  return { args: ['--oidc-port', String(own)], env }
}

/** Stands in for the model that drafts texts; every draft says that it was simulated. */
async function startModel({ port }: Wanted): Promise<Started | undefined> {
  if (process.env.OPENAI_API_KEY) return undefined
  const own = await freePort(port + 9200)
  const args = [join(rootFolder, 'tests', 'simulators', 'openai', 'main.ts'), '--port', String(own)]
  return launch('the AI simulator', args, {
    OPENAI_API_KEY: 'sk-simulated',
    OPENAI_BASE_URL: `http://127.0.0.1:${own}/v1`,
  })
}
