import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Subject } from './questions'

/** The yardstick: Node's http and pg with the same SQL, nothing else. Questions come from a file named by BENCH_QUESTIONS. */
const subjects = JSON.parse(readFileSync(process.env.BENCH_QUESTIONS ?? '', 'utf8')) as Subject[]
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL ?? 8) })

const server = createServer((request, response) => {
  const [, subject, question] = (request.url ?? '').split('/')
  const queries = subjects[Number(subject)]?.questions[Number(question)]?.sql ?? []
  Promise.all(queries.map((query) => pool.query(query)))
    .then((answers) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ results: answers.map((answer) => answer.rows) }))
    })
    .catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.send?.({ type: 'ready', port: Number(process.env.PORT) }),
)
for (const event of ['disconnect', 'SIGTERM'] as const) process.on(event, () => process.exit(0))
