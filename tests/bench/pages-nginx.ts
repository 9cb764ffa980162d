import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import { freePort } from '../../cms/start/processes.ts'
import { throughput, type Throughput } from './pages-load'

const READY_TRIES = 50

const settings = (folder: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=1000;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    default_type text/html;
    add_header content-encoding br;
    add_header cache-control "public, max-age=0, s-maxage=60";
  }
}
`

/** Whether nginx is installed. */
const isThere = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** The one process of nginx that serves. */
const workerOf = (master: number): number =>
  Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0])

async function untilServing(url: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries++) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await setTimeout(100)
  }
  throw new Error(`nginx does not answer at ${url}`)
}

/** How fast nginx with one worker serves the same bytes from files; null where it is not installed. */
export async function nginxThroughput(
  folder: string,
  pages: readonly { path: string; body: Buffer }[],
  seconds: number,
): Promise<Throughput | null> {
  if (!isThere()) return null
  const port = await freePort(4890)
  for (const { path, body } of pages) {
    const file = join(folder, 'pages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
  writeFileSync(join(folder, 'nginx.conf'), settings(folder, port))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'user root;'], {
    stdio: 'inherit',
  })
  try {
    const url = `http://127.0.0.1:${port}`
    const paths = pages.map(({ path }) => path)
    await untilServing(url + paths[0])
    return await throughput({ url, paths, seconds, pids: [workerOf(nginx.pid ?? 0)] })
  } finally {
    nginx.kill('SIGQUIT')
  }
}
