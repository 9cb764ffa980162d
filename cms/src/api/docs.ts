import { brand } from '@stackyard/shared/reference/brand'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { type ApiDocument, openApiDocument } from './openapi'

type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  'x-audience'?: string[]
  requestBody?: unknown
  parameters?: { name: string; in: string; required?: boolean }[]
}
type Row = { method: string; path: string; operation: Operation }

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dfe7, #33404f); --soft: light-dark(#f4f6f9, #18202a); --link: light-dark(#274f80, #9fc3ee); }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; } a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
article { border: 1px solid var(--line); border-radius: .5rem; margin: .75rem 0; padding: .75rem 1rem; }
article h3 { margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4rem; color: var(--link); }
pre { background: var(--soft); border-radius: .375rem; overflow: auto; padding: .75rem; max-height: 24rem; }
p { margin: .35rem 0; } summary { cursor: pointer; }
`

function rowsByGroup(document: ApiDocument): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries((item ?? {}) as Record<string, Operation>)) {
      const group = operation.tags?.[0] ?? 'other'
      groups.set(group, [...(groups.get(group) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  return groups
}

const endpoint = ({ method, path, operation }: Row) => html`
  <article>
    <h3><span class="method">${method}</span> <code>/api${path}</code></h3>
    <p>${operation.summary ?? ''}</p>
    ${(operation.description ?? '').split('\n\n').map((text) => html`<p>${text}</p>`)}
    ${
      operation.parameters?.length
        ? html`<p>
            Parameters:
            ${operation.parameters.map((one) => `${one.name}${one.required ? ' (required)' : ''}`).join(', ')}
          </p>`
        : ''
    }
    ${
      operation.requestBody
        ? html`<details>
            <summary>Body</summary>
            <pre tabindex="0">${JSON.stringify(operation.requestBody, null, 2)}</pre>
          </details>`
        : ''
    }
  </article>
`

const page = (groups: Map<string, Row[]>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API of ${brand.name}</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>API of ${brand.name}</h1>
          <p>
            Every reply is the envelope: success, statusCode, error, isError, message, results, total. Sign in at
            <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>.
          </p>
          <p><a href="/api/openapi.json">The same as an OpenAPI 3.1 document</a></p>
          <nav aria-label="Groups">
            <ul>
              ${[...groups.keys()].map((group) => html`<li><a href="#${group}">${group}</a></li>`)}
            </ul>
          </nav>
          ${[...groups].map(
            ([group, rows]) =>
              html`<section id="${group}">
                <h2>${group}</h2>
                ${rows.map(endpoint)}
              </section>`,
          )}
        </main>
      </body>
    </html>`

/** A page for people of the same document; one style sheet of ours, no script. */
export function docsRoute(): Hono {
  const route = new Hono()
  route.get('/', async (c) => c.html(page(rowsByGroup(await openApiDocument()))))
  route.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return route
}
