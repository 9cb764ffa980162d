import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { start } from './start'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    host: { type: 'string' },
    data: { type: 'string' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string' },
    'ach-seconds': { type: 'string' },
  },
})

if (values.data) mkdirSync(dirname(values.data), { recursive: true })
const url = values['webhook-url']
const secret = values['webhook-secret']
const running = await start({
  port: Number(values.port),
  host: values.host,
  dataFile: values.data,
  webhook: url && secret ? { url, secret } : undefined,
  achSeconds: values['ach-seconds'] === undefined ? undefined : Number(values['ach-seconds']),
})
process.send?.({ type: 'ready', port: running.port })
if (!process.send) console.log(`Stripe simulator on ${running.url}`)

let isEnding = false
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await running.close()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
// A parent that dies takes the simulator along.
process.on('disconnect', () => void end())
