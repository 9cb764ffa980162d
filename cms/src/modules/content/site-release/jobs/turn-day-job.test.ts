import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Services } from '../../../../platform/services'
import { turnDayJob } from './turn-day-job'

it('a new day makes what stands of the site anew, though nothing else has changed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'day-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const made: unknown[] = []
  const job = turnDayJob((_services, part, options) => {
    made.push([part, options])
    return Promise.resolve('live')
  })
  const services = { env: { DATA_DIR: data } } as Services
  await job.run(services, {})
  expect(made).toEqual([])
  mkdirSync(join(data, 'site', 'content', 'current'), { recursive: true })
  await job.run(services, {})
  expect(made).toEqual([['content', { force: true }]])
})
