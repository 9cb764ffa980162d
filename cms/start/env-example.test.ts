import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listSettings } from '../src/env'
import { envExample, envExampleFile } from './env-example'

it('.env.example names every setting with its default, as npm run env:example writes it', () => {
  const text = readFileSync(envExampleFile, 'utf8')
  expect(text).toBe(envExample())
  for (const { name } of listSettings()) expect(text, name).toMatch(new RegExp(`^(# )?${name}=`, 'm'))
  expect(text).toContain('# PORT=3000')
})
