import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../cms/start/build-server'
import { picture } from '../api/foundation/file-upload/picture'
import { startStorage, type StorageSimulator } from '../simulators/storage/start'
import { signIn } from '../setup/actors'
import { call, ok } from '../setup/api'
import { cms, panelToken } from '../setup/cms'
import { paragraph, words } from '../setup/lexical'
import { currentCluster, templateData } from '../setup/cluster'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')
const SOON_MS = 60_000

let storage: StorageSimulator
let stack: Stack
let token: string
let editor: string
const first = (path: string, headers: Record<string, string> = {}) => fetch(stack.urls[0] + path, { headers })
const second = (path: string, headers: Record<string, string> = {}) => fetch(stack.urls[1] + path, { headers })

const bytesOf = async (answer: Response): Promise<Buffer> => {
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const asForm = (name: string, bytes: Buffer): FormData => {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(bytes)]), name)
  return body
}

async function upload(url: string, name: string, bytes: Buffer): Promise<UploadedFile> {
  const [file] = await ok<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body: asForm(name, bytes) })
  return file ?? expect.unreachable()
}

type Media = { id: number; filename: string; sizes: { small: { filename: string } } }

async function saveMedia(method: 'POST' | 'PATCH', path: string, data: object, file?: Buffer): Promise<Response> {
  const body = new FormData()
  body.append('_payload', JSON.stringify(data))
  if (file) body.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'yard gate.png')
  return fetch(`${stack.urls[0]}/cms-api${path}`, { method, headers: { authorization: `JWT ${editor}` }, body })
}

async function newMedia(): Promise<Media> {
  const answer = await saveMedia('POST', '/media', { alt: 'A gate' }, picture(1400, 700))
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { doc: Media }).doc
}

/** Waits until a public picture is deleted by its job. */
const gone = (filename: string) =>
  eventually(`${filename} is deleted`, SOON_MS, async () => {
    const answer = await second(`/files/media/${encodeURIComponent(filename)}`)
    return answer.status === 404 || undefined
  })

beforeAll(async () => {
  storage = await startStorage()
  const copy = join(dirname(await buildServer()), 'copy-storage.mjs')
  const env = { ...process.env, ...storage.env, DATA_DIR: templateData(currentCluster()) }
  const { stdout } = await promisify(execFile)(process.execPath, [copy], { env })
  expect(stdout).toMatch(/^[1-9]\d* copied \(\d+ bytes\), 0 there already, 0 failed$/m)
  stack = await startStack({ site: true, frontDoors: 2, isApart: true, env: storage.env })
  token = (await signIn(stack.url, 'customer')).token
  editor = await panelToken(stack.url, 'editor')
}, 240_000)
afterAll(async () => {
  await stack?.stop()
  await storage?.close()
})

describe('two web processes and a worker, each with a data folder of its own, and S3', () => {
  it('share what was in the folder before the move', async () => {
    const logo = await bytesOf(await second('/files/media/harbor-line-drayage-logo.webp'))
    expect((await sharp(logo).metadata()).format).toBe('webp')
  })

  it('share uploads, their sizes and their ranges; nothing lies in a folder', async () => {
    const pdf = await upload(stack.urls[0] ?? '', 'terms.pdf', PDF)
    const found = await second(pdf.link)
    expect(found.headers.get('content-type')).toBe('application/pdf')
    expect(found.headers.get('content-disposition')).toContain('attachment; filename="terms.pdf"')
    expect(await bytesOf(found)).toEqual(PDF)
    const part = await second(pdf.link, { range: 'bytes=0-3' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
    const { link } = await upload(stack.urls[1] ?? '', 'yard.png', picture(1000, 600))
    const sized = await bytesOf(await first(`${link}/320.webp`, { accept: 'image/webp' }))
    expect(await sharp(sized).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect((await second('/pictures/42/320.webp')).status).toBe(200)
    for (const process of ['door0', 'door1', 'worker'])
      for (const area of ['files', 'media', 'pictures', 'pages'])
        expect(existsSync(join(`${stack.dataDir}-${process}`, area))).toBe(false)
  })

  it('share pictures of the panel: new, cropped, deleted', async () => {
    const media = await newMedia()
    const public_ = await second(`/files/media/${encodeURIComponent(media.filename)}`)
    expect(public_.headers.get('content-type')).toBe('image/png')
    expect((await sharp(await bytesOf(public_)).metadata()).width).toBe(1400)
    const small = await bytesOf(await second(`/files/media/${media.sizes.small.filename}`))
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640 })
    const panel = `/cms-api/media/file/${encodeURIComponent(media.filename)}`
    expect((await second(panel)).status).toBe(403)
    expect((await second(panel, { authorization: `JWT ${editor}` })).status).toBe(200)

    const cropTo = { 'crop][x': 0, 'crop][y': 0, 'crop][width': 50, 'crop][height': 100, 'crop][unit': '%' }
    const edits = Object.entries({ ...cropTo, widthInPixels: 700, heightInPixels: 700 })
    const query = new URLSearchParams(edits.map(([name, value]) => [`uploadEdits[${name}]`, String(value)]))
    const cropped = await saveMedia('PATCH', `/media/${media.id}?${query}`, { alt: 'Half a gate' })
    expect(cropped.status, await cropped.clone().text()).toBe(200)
    const half = ((await cropped.json()) as { doc: Media }).doc
    const bytes = await bytesOf(await second(`/files/media/${encodeURIComponent(half.filename)}`))
    expect((await sharp(bytes).metadata()).width).toBe(700)
    await gone(media.filename)
    await cms(stack.url, editor, 'DELETE', `/media/${media.id}`)
    await gone(half.filename)
    await gone(half.sizes.small.filename)
  })

  it('share pages: what the worker drew is there for both', async () => {
    const body = paragraph(words('Open till ten.'))
    const post = await cms(stack.url, editor, 'POST', '/posts', { title: 'Gate hours', body, _status: 'published' })
    const name = createHash('sha256').update(`/news/${post.slug}`).digest('hex')
    const drawn = `${name.slice(0, 2)}/${name.slice(2, 40)}`
    await eventually('the worker stores the page', SOON_MS, async () => {
      return storage.keys().some((key) => key.includes(drawn)) || undefined
    })
    for (const ask of [first, second])
      await eventually('the page is shown', SOON_MS, async () => {
        const answer = await ask(`/news/${post.slug}`)
        return (answer.status === 200 && (await answer.text()).includes('Open till ten.')) || undefined
      })
  })
})

describe('with S3 away', () => {
  it('files answer 503, nothing else does, and all is there again when it is back', async () => {
    const pdf = await upload(stack.urls[0] ?? '', 'away.pdf', PDF)
    const doomed = await upload(stack.urls[0] ?? '', 'doomed.pdf', PDF)
    const media = await newMedia()
    await storage.pause()
    const away = await second(pdf.link)
    expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    const refused = await call(stack.urls[1] ?? '', 'POST', '/file-upload/', { token, body: asForm('b.pdf', PDF) })
    expect([refused.status, refused.error?.code]).toEqual([503, 'FILES_UNAVAILABLE'])
    const panel = await saveMedia('POST', '/media', { alt: 'Lost' }, picture(700, 700))
    expect([panel.status, await panel.text()]).toEqual([503, expect.stringContaining('file storage')])
    expect((await first('/files/media/' + encodeURIComponent(media.filename))).status).toBe(503)
    expect((await second('/pictures/43/320.webp')).status).toBe(200)
    expect((await first('/')).status).toBe(200)
    expect((await second('/about-us')).status).toBe(200)
    expect((await second('/api/health/ready')).status).toBe(200)
    expect((await call(stack.urls[0] ?? '', 'DELETE', `/file-upload/${doomed.id}`, { token })).status).toBe(200)
    await storage.resume()
    await eventually('files are read again', SOON_MS, async () => (await second(pdf.link)).status === 200 || undefined)
    expect(await ok<UploadedFile>(stack.url, 'GET', `/file-upload/${pdf.id}`, { token })).toMatchObject({ id: pdf.id })
    const { rows } = await stack.pool.query("select 1 from media where alt = 'Lost'")
    expect(rows).toEqual([])
    await eventually('what was deleted meanwhile leaves the storage', SOON_MS, async () => {
      return !storage.keys().some((key) => key.includes(doomed.link.slice('/files/'.length))) || undefined
    })
  })
})
