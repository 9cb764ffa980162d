import { randomBytes } from 'node:crypto'
import type { Comment } from '@stackyard/shared/schema/comment'
import type { Notification } from '@stackyard/shared/schema/notification'
import type { Post } from '@stackyard/shared/schema/post'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { cms, panelToken } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const mark = randomBytes(4).toString('hex')
let customer = ''
let seller = ''
let post: Post

beforeAll(async () => {
  customer = await tokenOf(url, 'customer')
  seller = await tokenOf(url, 'seller')
  post = (await ok<Post[]>(url, 'GET', '/posts/?limit=1'))[0]!
})

// Each test has the comments of a minute for itself.
beforeEach(() => pool.query('delete from market.rate_limit'))

const write = (token: string, text: string, blogId = post.id) =>
  call<Comment>(url, 'POST', '/comment', { token, body: { blogId, text } })
const read = (token?: string) => ok<Comment[]>(url, 'GET', `/comment/blog/${post.id}?limit=100`, token ? { token } : {})

describe('comments on a post', () => {
  it('R-538: a comment is linked to its post, waits for an editor, and is then read by all', async () => {
    const { results: made } = await write(customer, `Half-hour slots work ${mark}`)
    expect(made).toMatchObject({ blogId: post.id, status: 'pending', isOwn: true })
    expect(made.author).toMatch(/^\S+ \w\.$/)
    const seenBy = async (token?: string) => (await read(token)).some(({ id }) => id === made.id)
    expect([await seenBy(customer), await seenBy(seller), await seenBy()]).toEqual([true, false, false])
    expect((await call(url, 'GET', `/comment/${made.id}`)).status).toBe(404)

    const panel = await panelToken(url, 'editor')
    await cms(url, panel, 'PATCH', `/comments/${made.id}`, { status: 'approved' })
    expect([await seenBy(seller), await seenBy()]).toEqual([true, true])
    expect(await ok<Comment>(url, 'GET', `/comment/${made.id}`)).toMatchObject({ text: made.text, isOwn: false })

    expect((await call(url, 'DELETE', `/comment/${made.id}`, { token: seller })).status).toBe(404)
    await ok(url, 'DELETE', `/comment/${made.id}`, { token: customer })
    expect(await seenBy()).toBe(false)
  })

  it('the writer is told of a decision, it is noted, and editors read no account of the writer', async () => {
    const { results: made } = await write(customer, `Tell me ${mark}`)
    const panel = await panelToken(url, 'editor')
    expect(await cms(url, panel, 'GET', `/comments/${made.id}`)).not.toHaveProperty('author')
    await cms(url, panel, 'PATCH', `/comments/${made.id}`, { status: 'approved' })
    const told = await ok<Notification[]>(url, 'GET', '/notification/?limit=1', { token: customer })
    expect(told[0]).toMatchObject({ kind: 'comment_approved', path: `/news/${post.slug}` })
    await cms(url, panel, 'PATCH', `/comments/${made.id}`, { status: 'rejected' })
    const again = await ok<Notification[]>(url, 'GET', '/notification/?limit=1', { token: customer })
    expect(again[0]?.kind).toBe('comment_rejected')
    const { rows } = await pool.query(
      `select changes from market.audit_entry where action = 'decide-comment' and changes -> 'comment' ->> 0 = $1 order by id`,
      [String(made.id)],
    )
    expect(rows.map(({ changes }) => changes.status)).toEqual([
      ['pending', 'approved'],
      ['approved', 'rejected'],
    ])
    await ok(url, 'DELETE', `/comment/${made.id}`, { token: customer })
  })

  it('the same words twice, no words, or a post that is not there are refused', async () => {
    const { results: made } = await write(customer, `Only once ${mark}`)
    expect(await write(customer, `Only once ${mark}`)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect(await write(customer, ' ')).toMatchObject({ status: 400, message: 'Write your comment first' })
    expect((await write(customer, 'Hello there', 999_999)).status).toBe(404)
    await ok(url, 'DELETE', `/comment/${made.id}`, { token: customer })
  })

  it('what looks like advertising tells the editor why', async () => {
    const { results: made } = await write(seller, `http://a.example http://b.example ${mark}`)
    const panel = await panelToken(url, 'editor')
    expect(await cms(url, panel, 'GET', `/comments/${made.id}`)).toMatchObject({
      status: 'pending',
      reason: 'Several links',
    })
    await ok(url, 'DELETE', `/comment/${made.id}`, { token: await tokenOf(url, 'editor') })
  })

  it('nobody makes or sees comments past the contract', async () => {
    const panel = await panelToken(url, 'editor')
    await expect(cms(url, panel, 'POST', '/comments', { text: 'X', post: post.id })).rejects.toThrow(/403/)
    expect((await fetch(`${url}/cms-api/comments`)).status).toBe(403)
  })
})
