import { parseArgs } from 'node:util'
import { start } from './start'

const { values } = parseArgs({ options: { port: { type: 'string', default: '12112' } } })
const running = await start({ port: Number(values.port) })
process.send?.({ type: 'ready', port: running.port })
if (!process.send) console.log(`OpenAI simulator on ${running.url}`)

const end = (): void => void running.close().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
// A parent that dies takes the simulator along.
process.once('disconnect', end)
