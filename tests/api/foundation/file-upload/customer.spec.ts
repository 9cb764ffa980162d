import type { UploadedFile } from '@stackyard/shared/schema/file'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newAccount } from '../../accounts/auth/new-account'
import { picture } from './picture'

const { url, dataDir, pool } = sharedStack()
let token: string
let stranger: string
beforeAll(async () => {
  token = (await newAccount(url)).token
  stranger = (await newAccount(url)).token
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

const form = (...files: [name: string, content: Buffer, type?: string][]): FormData => {
  const body = new FormData()
  for (const [name, content, type] of files)
    body.append('files', new Blob([new Uint8Array(content)], { type: type ?? '' }), name)
  return body
}

const upload = (body: FormData, as = token) => call<UploadedFile[]>(url, 'POST', '/file-upload/', { token: as, body })
const uploaded = async (...files: Parameters<typeof form>): Promise<UploadedFile[]> =>
  ok<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body: form(...files) })

describe('uploads', () => {
  it('keeps several files under random names and tells their size (R-444)', async () => {
    const files = await uploaded(['../../deck\u0007.png', picture(32, 20)], ['Terms.pdf', PDF, 'image/png'])
    expect(files).toMatchObject([
      { title: 'deck.png', mimeType: 'image/png', width: 32, height: 20 },
      { title: 'Terms.pdf', mimeType: 'application/pdf', width: null, height: null },
    ])
    for (const file of files) expect(file.link).toMatch(/^\/files\/[0-9a-f]{32}\.(png|pdf)$/)
    const listed = await call<UploadedFile[]>(url, 'GET', '/file-upload/?limit=2', { token })
    expect(listed.results.map((file) => file.id).sort()).toEqual(files.map((file) => file.id).sort())
    expect(listed.total).toBeGreaterThanOrEqual(2)
    expect(await ok(url, 'GET', `/file-upload/${files[0]?.id}`, { token })).toEqual(files[0])
  })

  it('shows pictures and hands everything else over as an attachment', async () => {
    const [shown, given] = await uploaded(['a.png', picture(8, 8)], ['Plan "A"; b.pdf', PDF])
    const image = await fetch(url + shown?.link)
    expect(image.status).toBe(200)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(image.headers.get('x-content-type-options')).toBe('nosniff')
    expect(image.headers.get('content-disposition')).toBeNull()
    const document = await fetch(url + given?.link)
    expect(document.headers.get('content-disposition')).toMatch(/^attachment; filename="Plan _A__ b.pdf"/)
    expect(document.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await document.arrayBuffer())).toEqual(PDF)
  })

  it.each([
    ['x.html', 'x.html.pdf'],
    ['run.exe', 'run.exe.pdf'],
    ['Terms', 'Terms.pdf'],
    ['Terms.PDF', 'Terms.PDF'],
    [`${'a'.repeat(250)}.pdf`, `${'a'.repeat(195)}.pdf`],
  ])('hands over a PDF that was called %s with the extension of what it is', async (given, title) => {
    const [file] = await uploaded([given, PDF])
    expect(file?.title).toBe(title)
    const answer = await fetch(url + file?.link)
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${title}"`)
  })

  it('takes exactly 3,145,728 bytes and refuses one more, and an empty file (R-438, R-439)', async () => {
    const sized = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])
    expect((await upload(form(['a.pdf', sized(3_145_728)]))).status).toBe(200)
    const large = await upload(form(['a.pdf', sized(3_145_729)]))
    expect(large).toMatchObject({ status: 413, message: 'File size is larger than 3 MB' })
    const empty = await upload(form(['a.pdf', Buffer.alloc(0)]))
    expect(empty).toMatchObject({ status: 400, message: 'File size is smaller than 1 byte' })
  })

  it('says so when nothing is left to upload (R-443)', async () => {
    expect(await upload(new FormData())).toMatchObject({ status: 400, message: 'Nothing found to upload!' })
  })

  it.each([
    ['an SVG with a script', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page called a picture', 'photo.png', '<!doctype html><script>alert(1)</script>'],
    ['a picture cut off', 'photo.png', '\x89PNG\r\n\x1a\n'],
    ['a plain archive', 'Rates.docx', 'PK\x03\x04'],
  ])('refuses %s (R-441, R-442)', async (_, name, content) => {
    const reply = await upload(form([name, Buffer.from(content, 'latin1'), 'image/png']))
    expect(reply).toMatchObject({ status: 415, error: { code: 'UNSUPPORTED_FILE' } })
    expect(reply.error?.data.issues?.[0]?.path).toBe('files[0]')
  })

  it('refuses a picture that unpacks to too many pixels, within a second', async () => {
    const bomb = picture(9000, 9000)
    expect(bomb.length).toBeLessThan(3_145_728)
    const started = performance.now()
    const reply = await upload(form(['bomb.png', bomb]))
    expect(reply).toMatchObject({ status: 415, message: 'This picture has too many pixels' })
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('keeps none of several files when one is refused', async () => {
    const before = await call(url, 'GET', '/file-upload/', { token })
    expect((await upload(form(['a.pdf', PDF], ['b.svg', Buffer.from('<svg/>')]))).status).toBe(415)
    expect((await call(url, 'GET', '/file-upload/', { token })).total).toBe(before.total)
  })

  it('refuses more than ten files at once', async () => {
    const many = Array.from({ length: 11 }, (_, index): [string, Buffer] => [`${index}.pdf`, PDF])
    expect((await upload(form(...many))).status).toBe(400)
  })

  it('deletes by id and by link; the bytes are gone (R-445)', async () => {
    const [first, second] = await uploaded(['a.pdf', PDF], ['b.pdf', PDF])
    await ok(url, 'DELETE', `/file-upload/${first?.id}`, { token })
    await ok(url, 'DELETE', '/file-upload/file', { token, body: { filelink: `${url}${second?.link}` } })
    for (const file of [first, second]) {
      expect((await fetch(url + file?.link)).status).toBe(404)
      expect((await call(url, 'GET', `/file-upload/${file?.id}`, { token })).status).toBe(404)
    }
  })

  it("answers to another's file like to a missing one, and changes nothing", async () => {
    const [file] = await uploaded(['a.pdf', PDF])
    const tries = [
      () => call(url, 'GET', `/file-upload/${file?.id}`, { token: stranger }),
      () => call(url, 'DELETE', `/file-upload/${file?.id}`, { token: stranger }),
      () => call(url, 'DELETE', '/file-upload/file', { token: stranger, body: { filelink: file?.link } }),
    ]
    for (const attempt of tries) expect((await attempt()).status).toBe(404)
    expect(await ok(url, 'GET', `/file-upload/${file?.id}`, { token })).toEqual(file)
    const listed = await ok<UploadedFile[]>(url, 'GET', '/file-upload/', { token: stranger })
    expect(listed.map((one) => one.id)).not.toContain(file?.id)
  })

  it.each(['/files/../../etc/passwd', `${dataDir}/outbox`, 'file:///etc/passwd', 'https://elsewhere.test/files/a.png'])(
    'never touches a path: %s',
    async (filelink) => {
      const reply = await call(url, 'DELETE', '/file-upload/file', { token, body: { filelink } })
      expect(reply).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    },
  )

  it.each(['/files/..%2f..%2foutbox', '/files/a', `/files/${'0'.repeat(32)}.png`, '/files/%00.png'])(
    'serves nothing at %s',
    async (path) => {
      const answer = await fetch(url + path, { redirect: 'manual' })
      expect([400, 404]).toContain(answer.status)
    },
  )
})

describe('what one account may keep', () => {
  const keep = async (files: number, bytes: number) => {
    const session = await newAccount(url)
    await pool.query(
      `insert into market.uploaded_file (owner_id, title, stored_name, mime_type, bytes)
       select $1::int, 'kept', md5($1::text || n::text) || '.pdf', 'application/pdf', $3::bigint from generate_series(1, $2::int) n`,
      [session.user.id, files, bytes],
    )
    return session.token
  }

  it('ends at 1,000 files, also when two uploads come at once', async () => {
    const owner = await keep(999, 10)
    const replies = await Promise.all([upload(form(['a.pdf', PDF]), owner), upload(form(['b.pdf', PDF]), owner)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({ code: 'UPLOAD_QUOTA' })
    expect(refused?.message).toContain('Delete files')
  })

  it('ends at 500 MB, and room is there again after a file is deleted', async () => {
    const owner = await keep(1, 500 * 1024 * 1024)
    expect((await upload(form(['a.pdf', PDF]), owner)).status).toBe(409)
    const [kept] = await ok<UploadedFile[]>(url, 'GET', '/file-upload/', { token: owner })
    await ok(url, 'DELETE', `/file-upload/${kept?.id}`, { token: owner })
    expect((await upload(form(['a.pdf', PDF]), owner)).status).toBe(200)
  })
})
