import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { beforeAll, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newAccount } from '../../accounts/auth/new-account'
import { picture } from './picture'

const { url, dataDir, pool } = sharedStack()
let token: string
beforeAll(async () => {
  token = (await newAccount(url)).token
})

const upload = async (name: string, bytes: Buffer): Promise<UploadedFile> => {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(bytes)]), name)
  const [file] = await ok<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body })
  if (!file) throw new Error('nothing was kept')
  return file
}

const ask = (link: string, width: number | string, accept = 'image/webp,*/*', headers = {}) =>
  fetch(`${url}${link}/${width}.webp`, { headers: { accept, ...headers }, redirect: 'manual' })

const sizeOf = async (answer: Response) => {
  const { width, height, format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { width, height, format, exif }
}

const drawn = (link: string): string => join(dataDir, 'files', 'sized', link.slice('/files/'.length))

it('an uploaded picture comes in the width that is asked for, in the best type that the asker takes', async () => {
  const { link } = await upload('yard.png', picture(1000, 600))
  const webp = await ask(link, 320)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  expect(webp.headers.get('vary')).toMatch(/accept/i)
  expect(webp.headers.get('cache-control')).toContain('immutable')
  expect(await sizeOf(webp)).toMatchObject({ width: 320, height: 192, format: 'webp' })
  const avif = await ask(link, 640, 'image/avif,image/webp,*/*')
  expect(avif.headers.get('content-type')).toBe('image/avif')
  expect(await sizeOf(avif)).toMatchObject({ width: 640, height: 384, format: 'heif' })
  const tag = avif.headers.get('etag') ?? ''
  expect((await ask(link, 640, 'image/avif', { 'if-none-match': tag })).status).toBe(304)
  expect((await ask(link, 640, 'image/webp', { 'if-none-match': tag })).status).toBe(200)
})

it('is never made larger, stands as its camera was held, and tells nothing of the camera', async () => {
  const turned = await sharp(picture(400, 200))
    .jpeg()
    .withExif({ IFD0: { Model: 'Field camera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { link } = await upload('turned.jpg', turned)
  expect(await sizeOf(await ask(link, 960))).toEqual({ width: 200, height: 400, format: 'webp', exif: undefined })
})

it('is drawn once however many ask at once, and goes with its file', async () => {
  const file = await upload('dock.png', picture(700, 500))
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(file.link, 640)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(readdirSync(drawn(file.link))).toEqual(['640.webp'])
  await ok(url, 'DELETE', `/file-upload/${file.id}`, { token })
  expect((await ask(file.link, 640)).status).toBe(404)
  expect(existsSync(drawn(file.link))).toBe(false)
})

it.each(['333', '0640', '64000', '../../640'])('has no width %s', async (width) => {
  const { link } = await upload('a.png', picture(40, 40))
  expect((await ask(link, width)).status).toBe(404)
})

it('of a private file there is no other size', async () => {
  const file = await upload('passport.png', picture(40, 40))
  await pool.query('update market.uploaded_file set is_private = true where id = $1', [file.id])
  expect((await ask(file.link, 320)).status).toBe(404)
})

it('what cannot be drawn is shown as it was given', async () => {
  const { link } = await upload('b.png', picture(40, 40))
  writeFileSync(join(dataDir, link), 'no picture any more')
  const answer = await ask(link, 320)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(link)
})
