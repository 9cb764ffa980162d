import { parseArgs } from 'node:util'
import { startCaptcha } from './captcha/start'
import { startOidc } from './oidc/start'

/** The local stand-ins for those who say who comes in: the captcha's provider and
 * those of social sign-in. One process for `npm start`. */
const { values } = parseArgs({ options: { 'captcha-port': { type: 'string' }, 'oidc-port': { type: 'string' } } })

const captcha = values['captcha-port'] ? await startCaptcha(Number(values['captcha-port'])) : undefined
const oidc = values['oidc-port'] ? await startOidc(Number(values['oidc-port'])) : undefined
process.send?.({ type: 'ready', port: Number(values['captcha-port'] ?? values['oidc-port'] ?? 0) })

const end = async (): Promise<void> => {
  await captcha?.close()
  await oidc?.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
// A parent that dies takes the simulators along.
process.on('disconnect', () => void end())
