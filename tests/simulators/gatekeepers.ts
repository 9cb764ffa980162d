import { parseArgs } from 'node:util'
import { startCaptcha } from './captcha/start'

/** The local stand-ins for those who say who comes in: the captcha's provider. One process for `npm start`. */
const { values } = parseArgs({ options: { 'captcha-port': { type: 'string' } } })

const captcha = values['captcha-port'] ? await startCaptcha(Number(values['captcha-port'])) : undefined
process.send?.({ type: 'ready', port: Number(values['captcha-port'] ?? 0) })

const end = async (): Promise<void> => {
  await captcha?.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
// A parent that dies takes the simulators along.
process.on('disconnect', () => void end())
