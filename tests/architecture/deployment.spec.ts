import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { listSettings } from '../../cms/src/env'

const ROOT = join(import.meta.dirname, '..', '..')
const MANIFESTS = join(ROOT, 'deploy', 'kubernetes')
const files = ['compose.yaml', ...readdirSync(MANIFESTS).map((name) => `deploy/kubernetes/${name}`)]
const METRICS = '9464'
const known = new Set(listSettings().map(({ name }) => name))
type ComposeService = {
  environment?: Record<string, string>
  deploy?: { resources?: { limits?: { memory?: string; pids?: number } } }
  pids_limit?: number
  stop_grace_period?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  tmpfs?: string[]
  image?: string
  volumes?: string[]
}
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

function read(file: string): unknown[] {
  return parseAllDocuments(text(file), { merge: true }).map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS() as unknown
  })
}

describe.each(files)('%s', (file) => {
  it('runs roles of the build, asks for health where it is answered, and knows only settings that exist', () => {
    const all = JSON.stringify(read(file))
    const roles = readFileSync(join(ROOT, 'cms', 'start', 'roles.ts'), 'utf8')
    for (const [, role] of all.matchAll(/cms\/dist\/([\w-]+)\.mjs/g)) expect(roles).toContain(`${role}: '`)
    for (const [, path] of all.matchAll(/"(\/api\/health[^"]*)"/g))
      expect(path).toMatch(/^\/api\/health\/(live|ready)$/)
    for (const [, port] of all.matchAll(/"containerPort":(\d+)/g)) expect(['3000', METRICS]).toContain(port)
  })
})

type Container = {
  securityContext?: Record<string, unknown>
  volumeMounts?: { name: string; mountPath: string }[]
  readinessProbe?: Probe
  livenessProbe?: Probe
  startupProbe?: Probe
  env: { name: string; value: string }[]
  ports: { name: string; containerPort: number }[]
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> }
  lifecycle?: { preStop?: unknown }
}
type Probe = { httpGet: { path: string; port: string } }
type Workload = {
  kind: string
  spec: {
    replicas: number
    template: { metadata: { annotations: Record<string, string>; labels: Record<string, string> }; spec: PodSpec }
  }
}
type PodSpec = {
  terminationGracePeriodSeconds: number
  automountServiceAccountToken?: boolean
  securityContext?: Record<string, unknown>
  containers: Container[]
  volumes?: { name: string; emptyDir?: object }[]
}
type Budget = { kind: string; spec: { minAvailable: number; selector: { matchLabels: Record<string, string> } } }

const workloadOf = (name: string): Workload['spec'] => {
  const found = read(`deploy/kubernetes/${name}.yaml`).find((each) =>
    /^(Deployment|Job)$/.test((each as Workload).kind),
  )
  return (found as Workload).spec
}

it.each(['web', 'worker'])('the %s of the cluster is measured, has its share of memory, and stops in order', (name) => {
  const { metadata, spec } = workloadOf(name).template
  const [container] = spec.containers
  expect(container?.env).toContainEqual({ name: 'METRICS_PORT', value: METRICS })
  expect(container?.ports).toContainEqual({ name: 'metrics', containerPort: Number(METRICS) })
  expect(metadata.annotations['prometheus.io/port']).toBe(METRICS)
  expect(container?.resources).toMatchObject({
    requests: { memory: expect.any(String) },
    limits: { memory: expect.any(String) },
  })
  // A server has ten seconds for requests under way (cms/src/server.ts), after the proxies have heard of it.
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20)
  if (name === 'web') expect(container?.lifecycle?.preStop).toBeDefined()
})

it.each(['web', 'worker', 'migrate'])(
  'the %s of the cluster has no rights and writes to its own folders alone',
  (name) => {
    const { spec } = workloadOf(name).template
    expect(spec.automountServiceAccountToken).toBe(false)
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(spec.containers).toHaveLength(1)
    const [container] = spec.containers
    expect(container?.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
    expect(spec.volumes?.every(({ emptyDir }) => emptyDir !== undefined)).toBe(true)
    expect(container?.resources).toMatchObject({
      requests: { memory: expect.any(String) },
      limits: { memory: '1536Mi' },
    })
  },
)

it('the cluster asks web and worker whether they live, and keeps one web process through a drain', () => {
  const [web] = workloadOf('web').template.spec.containers
  expect(web?.readinessProbe?.httpGet.path).toBe('/api/health/ready')
  for (const probe of [web?.livenessProbe, web?.startupProbe]) expect(probe?.httpGet.path).toBe('/api/health/live')
  const [worker] = workloadOf('worker').template.spec.containers
  for (const probe of [worker?.livenessProbe, worker?.startupProbe])
    expect(probe?.httpGet).toEqual({ path: '/metrics', port: 'metrics' })
  const all = read('deploy/kubernetes/web.yaml') as Budget[]
  const budget = all.find(({ kind }) => kind === 'PodDisruptionBudget')?.spec
  expect(budget?.selector.matchLabels).toEqual(workloadOf('web').template.metadata.labels)
  expect(budget?.minAvailable).toBe(1)
  expect(workloadOf('web').replicas).toBeGreaterThan(1)
})

it('the services of compose get no new rights, ours none at all and a root that is not written to', () => {
  const [compose] = read('compose.yaml') as [{ services: Record<string, ComposeService> }]
  const none = ['no-new-privileges:true']
  for (const name of ['web', 'worker', 'migrate'])
    expect(compose.services[name], name).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
  for (const name of ['web', 'worker', 'migrate', 'proxy', 'db'])
    expect(compose.services[name]?.security_opt, name).toEqual(none)
})

it('web and worker of compose are measured and have their share of memory and processes', () => {
  const [compose] = read('compose.yaml') as [{ services: Record<string, ComposeService> }]
  for (const name of ['web', 'worker']) {
    const service = compose.services[name]
    expect(service?.environment?.['METRICS_PORT'], name).toBe(METRICS)
    // Compose refuses a `pids_limit` beside limits of `deploy` that name another, or none.
    expect(service?.deploy?.resources?.limits, name).toEqual({ memory: expect.stringMatching(/^\d+m$/), pids: 1024 })
    expect(service?.pids_limit, name).toBeUndefined()
    expect(service?.stop_grace_period, name).toMatch(/^\d+s$/)
  }
})

it('compose keeps the files of all processes in one place, asks for what the docs name, and pins images of others', () => {
  const [compose] = read('compose.yaml') as [{ services: Record<string, ComposeService> }]
  for (const name of ['web', 'worker', 'migrate']) {
    expect(compose.services[name]?.volumes, name).toEqual(['data:/data'])
    expect(compose.services[name]?.environment?.['DATA_DIR'], name).toBe('/data')
  }
  const asked = new Set([...text('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name))
  expect([...asked].sort()).toEqual(['POSTGRES_PASSWORD', 'SITE_ADDRESS'])
  for (const name of asked) expect(text('docs/deploy.md'), name).toContain(`${name}=`)
  for (const { image = '' } of Object.values(compose.services))
    expect(image).toMatch(/^(stackyard|[\w./-]+:\d[\w.-]*)$/)
})

it('the proxy closes idle connections before the servers do', () => {
  const servers = Number(/KEEP_ALIVE_MS = ([\d_]+)/.exec(text('cms/src/server.ts'))?.[1]?.replaceAll('_', ''))
  const proxy = Number(/^\s*keepalive (\d+)s$/m.exec(text('deploy/Caddyfile'))?.[1])
  // Load balancers of clouds keep them for 60 seconds.
  expect(servers).toBeGreaterThan(60_000)
  expect(proxy * 1000).toBeLessThan(servers)
})

it('an alert says when no process answers at all', () => {
  expect(text('deploy/alerts.yml')).toContain('expr: absent(stackyard_database_up)')
})

it('the secret and the environment of compose name settings that exist', () => {
  const [secret] = read('deploy/kubernetes/secret.example.yaml') as [{ stringData: Record<string, string> }]
  const [compose] = read('compose.yaml') as [{ services: Record<string, { environment?: Record<string, string> }> }]
  const named = Object.keys(secret.stringData)
  for (const role of ['web', 'worker', 'migrate']) named.push(...Object.keys(compose.services[role]?.environment ?? {}))
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('the image copies what exists, installs for every workspace, and listens where the servers are sought', () => {
  const image = text('Dockerfile')
  const copied = [...image.matchAll(/^COPY ([^-].*) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] }
  for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`)
  // Tests stay outside, but the lock file is installed from the manifests of all.
  expect(text('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['tests/*', '!tests/package.json', '**/.env*']),
  )
  for (const name of ['DATA_DIR', 'PORT', 'NODE_ENV']) expect(known.has(name) && image.includes(`${name}=`)).toBe(true)
  expect(image).toContain('EXPOSE 3000')
  expect(text('deploy/Caddyfile')).toContain('web 3000')
  expect(existsSync(join(ROOT, '.dockerignore'))).toBe(true)
})

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
const hasSystemd = analyze('--version').status === 0

it.skipIf(!hasSystemd)('systemd takes the unit of each role, and would name a misspelled option', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-unit-'))
  try {
    for (const role of ['serve', 'worker']) {
      const file = join(folder, `stackyard@${role}.service`)
      copyFileSync(join(ROOT, 'deploy', 'systemd', 'stackyard@.service'), file)
      const { status, stderr } = analyze('verify', file)
      expect([status, stderr.split('\n').filter((line) => line.includes('stackyard@'))], role).toEqual([0, []])
    }
    const broken = join(folder, 'stackyard@broken.service')
    writeFileSync(broken, text('deploy/systemd/stackyard@.service').replace('RestartSec', 'RestartSecs'))
    expect(analyze('verify', broken).stderr).toContain('RestartSecs')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** systemd's own measure, from 0 (nothing is exposed) to 10. */
const MOST_EXPOSED = 1.4

const exposureOf = (unit: string): number => {
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-unit-'))
  try {
    const file = join(folder, 'stackyard@serve.service')
    writeFileSync(file, unit)
    const { stdout } = analyze('security', '--offline=true', '--no-pager', file)
    return Number(/Overall exposure level.*: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it.skipIf(!hasSystemd)('the unit leaves a process little but its network and its folder, by systemd’s measure', () => {
  const unit = text('deploy/systemd/stackyard@.service')
  expect(exposureOf(unit)).toBeLessThanOrEqual(MOST_EXPOSED)
  for (const line of ['ProtectSystem=strict', 'CapabilityBoundingSet=', 'SystemCallFilter=@system-service'])
    expect(exposureOf(unit.replace(`\n${line}\n`, '\n')), `without ${line}`).toBeGreaterThan(MOST_EXPOSED)
})

it('the unit names its folder, its memory, and all that it gives up', () => {
  const lines = new Set(text('deploy/systemd/stackyard@.service').split('\n'))
  const wanted = `NoNewPrivileges=true ProtectSystem=strict ProtectHome=true PrivateTmp=true StateDirectory=stackyard
    CapabilityBoundingSet= SystemCallFilter=@system-service MemoryMax=1536M OOMPolicy=stop Restart=always
    Environment=DATA_DIR=/var/lib/stackyard`
  expect(wanted.split(/\s+/).filter((line) => !lines.has(line))).toEqual([])
  expect([...lines].some((line) => line.startsWith('RestrictAddressFamilies='))).toBe(true)
})
