import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { addCode } from '../api/accounts/auth/with-code'
import { liveListing } from '../api/listings/warehouse-write/new-listing'
import { PASSWORD, type SignedIn, signInWith } from '../setup/actors'
import { call, ok } from '../setup/api'
import { type Installation, installation, type Running } from '../setup/installation'
import { eventually } from '../setup/wait'

const ROOT = join(import.meta.dirname, '..', '..')
const ADMIN = {
  ADMIN_EMAIL: 'first@market.example',
  ADMIN_PASSWORD: 'A-password-of-the-first-admin',
  ADMIN_FIRST_NAME: 'Robin',
  ADMIN_LAST_NAME: 'Reyes',
}

const provider = {
  email: 'pia@holm.example',
  password: PASSWORD,
  firstName: 'Pia',
  lastName: 'Holm',
  company: 'Holm Storage',
  userType: 'seller',
  serviceType: 'warehouse',
  captchaToken: 'solved',
}

describe('LIVE=1 on an empty database', () => {
  let live: Installation
  let web: Running
  beforeAll(async () => void (live = await installation('1')))
  afterAll(() => live?.stop())

  it('migrate brings it to the version of the code, and setup refuses a weak password', async () => {
    expect(await live.run('migrate')).toMatchObject({ code: 0 })
    const { code, output } = await live.run('setup', { ...ADMIN, ADMIN_PASSWORD: 'short' })
    expect(code).toBe(1)
    expect(output).toContain('ADMIN_PASSWORD: Use at least 10 characters')
  })

  it('setup makes the first admin, once, beside places, categories and prompts', async () => {
    expect((await live.run('setup', ADMIN)).output).toContain('first@market.example is the first admin')
    expect((await live.run('setup', ADMIN)).output).toMatch(
      /all reference data is there.*\n.*there is an admin already/,
    )
    const { rows } = await live.pool.query(`select (select count(*)::int from users) as people,
      (select count(*) > 60000 from market.place) as "hasPlaces", (select count(*)::int from posts) as posts,
      (select count(*)::int from warehouses) as listings, (select count(*) > 0 from prompts) as "hasPrompts"`)
    expect(rows[0]).toEqual({ people: 1, hasPlaces: true, posts: 0, listings: 0, hasPrompts: true })
  })

  it('serve and a worker bring it to its first published listing', async () => {
    web = await live.start('serve')
    await live.start('worker')
    const admin = await signInWith(web.url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)
    expect(admin.user).toMatchObject({ userType: 'admin', needsSecondFactor: true })
    const seller = await ok<SignedIn>(web.url, 'POST', '/auth/signup', { body: provider })
    await live.pool.query('update users set is_email_verified = true where id = $1', [seller.user.id])
    const body = liveListing('First Street Warehouse')
    const { id } = await ok<WarehouseRecord>(web.url, 'POST', '/warehouse/', { token: seller.token, body })
    const page = await eventually('the page of the listing', 30_000, async () => {
      const { rows } = await live.pool.query<{ slug: string }>('select slug from market.listing_search where id = $1', [
        id,
      ])
      const answer = await fetch(`${web.url}/warehouses/${rows[0]?.slug}`)
      return answer.status === 200 ? answer.text() : undefined
    })
    expect(page).toContain('First Street Warehouse')
    expect(page).not.toContain('Test mode')
    expect((await call(web.url, 'GET', '/config')).results).toMatchObject({ isTestMode: false, isStaging: false })
    expect((await fetch(`${web.url}/`)).status).toBe(200)
  })

  it('a copy of a built tree, whose files have other times, serves pages without building them again', async () => {
    const builds = join(ROOT, 'site', '.astro', 'builds')
    const before = readdirSync(builds)
    utimesSync(join(ROOT, 'package-lock.json'), new Date(), new Date())
    const other = await live.start('serve')
    expect((await fetch(`${other.url}/warehouses`)).status).toBe(200)
    expect(readdirSync(builds)).toEqual(before)
    await other.stop()
  })

  it('migrate gives way to a transaction that holds what it has to lock, and waits for its end', async () => {
    await live.pool.query('update market.schema_version set version = $1', ['that of earlier code'])
    const caller = await live.pool.connect()
    await caller.query('begin; lock table market.capacity_hold in row exclusive mode')
    const migrating = live.run('migrate')
    await eventually('migrate waits for the table', 60_000, async () => {
      const { rows } = await live.pool.query(
        `select from pg_locks where not granted and relation = 'market.capacity_hold'::regclass`,
      )
      return rows.length > 0 || undefined
    })
    await caller.query('lock table market.listing_facet in share row exclusive mode')
    await caller.query('commit')
    caller.release()
    expect(await migrating).toMatchObject({ code: 0 })
  })

  it('the read model is written anew where other definitions of fields wrote it', async () => {
    await live.pool.query('update market.schema_version set version = $1, fields = $1', ['those of earlier code'])
    await live.pool.query('update market.listing_search set name = $1', ['as earlier code wrote it'])
    expect(await live.run('migrate')).toMatchObject({ code: 0 })
    const { rows } = await live.pool.query('select name from market.listing_search')
    expect(rows).toEqual([{ name: 'First Street Warehouse' }])
  })

  it('a database made by the migrations that the baselines replaced goes on; one that lacks some is refused', async () => {
    const asBefore = (lastTime: string) =>
      live.pool.query(`delete from market.schema_version;
        delete from payload_migrations where name like '%_baseline' or name like '20261122%' or name like '20261124%';
        delete from market.__drizzle_migrations where created_at <= (select created_at from market.__drizzle_migrations
          where hash not in ('first', 'last') order by created_at limit 1);
        insert into payload_migrations (name, batch) values ('20261122_020631_initial', 1), ('20261124_171759_installments', 2);
        insert into market.__drizzle_migrations (hash, created_at) values ('first', 1795312000000), ('last', ${lastTime})`)
    await asBefore('1795400000000')
    const { code, output } = await live.run('migrate')
    expect(code).toBe(1)
    expect(output).toContain('Run `npm run migrate` of release 0.1.0 first.')
    await asBefore('1795556504872')
    expect(await live.run('migrate')).toMatchObject({ code: 0 })
    const { rows } = await live.pool.query<{ name: string }>(
      'select name from payload_migrations order by name limit 1',
    )
    expect(rows).toEqual([{ name: expect.stringMatching(/_baseline$/) }])
    expect(await live.run('migrate')).toMatchObject({ code: 0 })
  })

  it('code refuses a database that later code has brought further, unless it is told to run on it', async () => {
    await live.pool.query('insert into market.schema_version (version, fields) values ($1, $1)', ['that of later code'])
    const { code, output } = await live.run('migrate')
    expect(code).toBe(1)
    expect(output).toContain('The database is newer than this code (functions or fields of a later release)')
    expect(await live.run('migrate', { RUN_ON_NEWER_DATABASE: '1' })).toMatchObject({ code: 0 })
    const { rows } = await live.pool.query('select version from market.schema_version order by id desc limit 1')
    expect(rows).toEqual([{ version: 'that of later code' }])
  })

  it('shows nobody the local outbox', async () => {
    expect((await fetch(`${web.url}/outbox`)).status).toBe(404)
  })
})

describe('an installation without anybody', () => {
  let empty: Installation
  beforeAll(async () => void (empty = await installation('staging')))
  afterAll(() => empty?.stop())

  it('makes nobody of who comes first to the panel', async () => {
    expect(await empty.run('migrate')).toMatchObject({ code: 0 })
    const { url } = await empty.start('serve')
    const answer = await fetch(`${url}/cms-api/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...provider, userType: 'admin', isActive: true }),
    })
    expect(answer.status).toBe(403)
    const { rows } = await empty.pool.query('select count(*)::int as people from users')
    expect(rows).toEqual([{ people: 0 }])
  })
})

describe('LIVE=staging', () => {
  let staging: Installation
  beforeAll(async () => void (staging = await installation('staging')))
  afterAll(() => staging?.stop())

  it('takes test keys, and says so on the pages, to the app and in the panel', async () => {
    expect(await staging.run('setup', ADMIN)).toMatchObject({ code: 0 })
    const { url } = await staging.start('serve')
    expect((await call(url, 'GET', '/config')).results).toMatchObject({ isTestMode: true, isStaging: true })
    expect(await (await fetch(`${url}/warehouses`)).text()).toContain('Test mode: no real money moves here.')
    const { token } = await signInWith(url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)
    await addCode(url, token)
    const opened = await call(url, 'POST', '/auth/panel-session', { token })
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split('; ')
    const panel = await fetch(`${url}/admin`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect((await panel.text()).includes('Test mode: no real money moves here.')).toBe(true)
  })

  it('is refused with live keys, and LIVE=1 with test keys', async () => {
    const refused = await staging.run('migrate', { STRIPE_SECRET_KEY: 'sk_live_x' })
    expect(refused.output).toContain('LIVE=staging is refused')
    expect(refused.output).toContain('STRIPE_SECRET_KEY is not a test key')
    expect((await staging.run('migrate', { LIVE: '1' })).output).toContain('STRIPE_SECRET_KEY is not a live key')
  })
})
